# דף הניתוח

sections = חלקים
section-analysis = ניתוח
section-position = עמדה
position-text = FEN: { $text }
