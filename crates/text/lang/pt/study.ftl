# A página de análise

sections = Seções
section-analysis = Análise
section-position = Posição
position-text = FEN: { $text }
