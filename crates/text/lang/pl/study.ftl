# Strona analizy

sections = Działy
section-analysis = Analiza
section-position = Pozycja
position-text = FEN: { $text }
