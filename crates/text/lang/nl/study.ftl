# De analysepagina

sections = Onderdelen
section-analysis = Analyse
section-position = Stand
position-text = FEN: { $text }
