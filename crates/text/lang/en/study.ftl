# The study page: words of its own.

sections = Sections
section-analysis = Analysis
section-position = Position
position-text = FEN: { $text }
