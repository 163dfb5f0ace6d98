# Stránka rozboru

sections = Oddíly
section-analysis = Rozbor
section-position = Pozice
position-text = FEN: { $text }
