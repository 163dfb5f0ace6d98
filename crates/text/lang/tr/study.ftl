# Analiz sayfası

sections = Bölümler
section-analysis = Analiz
section-position = Konum
position-text = FEN: { $text }
