# La page d’analyse

sections = Rubriques
section-analysis = Analyse
section-position = Position
position-text = FEN: { $text }
