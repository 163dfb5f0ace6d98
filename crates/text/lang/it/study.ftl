# La pagina di analisi

sections = Sezioni
section-analysis = Analisi
section-position = Posizione
position-text = FEN: { $text }
