# La página de análisis

sections = Secciones
section-analysis = Análisis
section-position = Posición
position-text = FEN: { $text }
