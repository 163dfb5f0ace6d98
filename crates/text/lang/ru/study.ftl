# Страница анализа

sections = Разделы
section-analysis = Анализ
section-position = Позиция
position-text = FEN: { $text }
