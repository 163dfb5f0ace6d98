# Słowa strony wokół gry po polsku.

page-title = Damka – warcaby według wszystkich zasad, za darmo w przeglądarce
page-description = Zagraj za darmo w warcaby w przeglądarce: amerykańskie, rosyjskie, brazylijskie, hiszpańskie, włoskie, czeskie, pool i międzynarodowe, z komputerem lub we dwoje. Bez pobierania, bez rejestracji.
page-heading = Damka: warcaby w przeglądarce
page-loading = Rozstawianie planszy …
page-no-script = Damka to program w przeglądarce i potrzebuje JavaScriptu. Włącz go dla tej strony.
page-failed = Nie udało się wczytać gry. Sprawdź połączenie i spróbuj ponownie.
page-reload = Wczytaj ponownie
page-too-old = Ta przeglądarka jest za stara dla tej gry. Zaktualizuj ją albo otwórz stronę w nowszej.
page-crashed = Coś poszło nie tak i gra stanęła. Wczytaj stronę ponownie: partia jest zachowana.
page-skip = Do planszy
menu-more = Więcej
menu-language = Język
