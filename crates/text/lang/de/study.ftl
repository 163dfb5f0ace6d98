# Die Analyseseite

sections = Bereiche
section-analysis = Analyse
section-position = Stellung
position-text = FEN: { $text }
