# Сторінка аналізу

sections = Розділи
section-analysis = Аналіз
section-position = Позиція
position-text = FEN: { $text }
