# Analyssidan

sections = Avdelningar
section-analysis = Analys
section-position = Ställning
position-text = FEN: { $text }
