# Strona analizy

sections = Działy
section-analysis = Analiza
section-position = Pozycja
section-games = Partie
section-share = Udostępnij
position-text = FEN

## Własne zasady

section-rules = Zasady
own-start = Punkt wyjścia
own-corner = Ciemny róg
own-turned =
    { $turned ->
        [usual] Lewe dolne pole jest ciemne.
       *[mirrored] Prawe dolne pole jest ciemne.
    }
own-first = Kto zaczyna
own-ways = Jak biją pionki
own-prey = Co biją pionki
own-reach = Damki
own-landing = Gdzie staje damka
own-choice = Wybór bicia
own-step = Wybór bicia: krok { $number }
own-no-step = Nic więcej nie rozstrzyga; reszta należy do ciebie.
own-crown = W ostatnim rzędzie
own-lift = Zbite bierki
own-goal = Cel
own-repetition = Powtórzenie
own-limits = Remis przez liczenie
own-no-limits = Niczego się nie liczy.
own-tournament = Jak na turniejach: { $game }
own-fault-board = Na tej planszy nie można tu grać.
own-fault-landing = To zasada tylko dla damek dalekobieżnych: wybierz tu pierwszą linię albo damki dalekobieżne.
own-fault-twice = To rozstrzyga już we wcześniejszym kroku: wybierz coś innego.
own-stays = Do tego czasu obowiązują zasady poniżej.
own-summary = Obowiązujące zasady
own-same = Taka sama gra: { $game }
own-name = Nazwa tych zasad
own-keep = Zachowaj i udostępnij
own-save = Zapisz
own-save-new = Zapisz jako nowe
own-copy = Kopiuj link
own-play = Graj według tych zasad
own-maimed = Części zapisanych zasad nie udało się odczytać.
own-list = Twoje zasady
own-delete = Usuń: { $name }
own-deleted = Usunięto: { $name }
preset-russian-most = Rosyjskie, zaczynają czarne, bicie większości
preset-german = Niemiecka zasada domowa
preset-portuguese = Portugalskie
preset-brazilian-large = Brazylijskie na 10×10
preset-canadian = Kanadyjskie
preset-thai = Tajskie
preset-poddavki = Poddawki (rosyjskie na odwrót)
preset-antidraughts = Antywarcaby (na odwrót)
variation = Zamiast { $text }
engine = Komputer
engine-thinks = Liczy …
engine-lines = Najlepsze kontynuacje
engine-depth = Głębokość { $depth }
score-ahead =
    { $side ->
        [white] Białe +{ $points }
       *[black] Czarne +{ $points }
    }
score-even = Równo
score-draw = Remis
score-wins =
    { $side ->
        [white] Białe wygrywają w { $moves }
       *[black] Czarne wygrywają w { $moves }
    }
graph-label = Przebieg partii, półruchy: { $moves }
graph-slider = Wzdłuż partii
review-game = Znajdź błędy
review-runs = Szukanie błędów
review-cancel = Anuluj
review-done = Znalezione błędy: { $count }
review-first = Do pierwszego
brush-title = Postaw
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Biały pionek
               *[king] Biała damka
            }
       *[black]
            { $rank ->
                [man] Czarny pionek
               *[king] Czarna damka
            }
    }
brush-erase = Usuń
turn-title = Na ruchu
setup-start = Pozycja początkowa
setup-clear = Wyczyść planszę
setup-analyse = Analizuj tę pozycję
setup-play = Graj od tej pozycji
setup-unreadable = To nie jest pozycja: { $text }
setup-no-pieces = Na planszy nie ma bierek.
setup-man-on-crown-row = Pionek na { $square } byłby damką.
setup-off-board = Bierka stoi poza planszą.
setup-two-pieces = Na { $square } stoją dwie bierki.

section-learn = Nauka
course = Kurs
course-step = Krok { $step } z { $all }
course-any = Wykonaj dowolny ruch.
course-move = Zagraj { $text }.
course-find = Znajdź jedyny dozwolony ruch.
course-other = { $text } wolno zagrać, ale tutaj chodzi o inny ruch.
puzzles-easy = Łatwe
puzzles-medium = Średnie
puzzles-hard = Trudne
puzzle-of-the-day = Zadanie dnia
puzzle-number = Zadanie { $number }
puzzle-task =
    { $side ->
        [white] Białe zaczynają i wygrywają.
       *[black] Czarne zaczynają i wygrywają.
    }
puzzle-wrong = { $text } to nie ten ruch. Próby: { $tries }
puzzles-failed = Nie udało się wczytać zadań.
learn-right = Dobrze. Graj dalej.
learn-done = Rozwiązane!
learn-shown = Rozwiązanie: { $text }
learn-hint = Rusz bierką z pola { $square }.
learn-solution = Pokaż rozwiązanie
learn-next = Dalej
learn-back = Wstecz
learn-leave = Zakończ lekcję
learned-dropped = Zapisanych postępów nie dało się odczytać, więc zaczynają się od nowa.

games-file = Otwórz plik
games-paste = Wklej partię, pozycję lub link
games-open = Otwórz
games-none = W tym tekście nie ma partii.
games-player = Gracz
games-position = Ta pozycja
games-count = Partie: { $count }
games-reading = Wczytywanie partii
games-searching = Przeszukiwanie partii
games-stop = Zatrzymaj
games-back = Poprzednie
games-on = Następne

fault-at = Wiersz { $line }, kolumna { $column }.
fault-found = Jest: { $text }
fault-expected = Powinno być: { $text }
fault-setup = Tej pozycji nie da się rozegrać.
fault-rules = Tych zasad nie da się odczytać albo nie pasują do siebie.
expect-move = ruch lub wynik

link-none = To nie jest link do partii.
link-newer = Ten link utworzyła nowsza wersja strony. Wczytaj stronę ponownie.
link-damaged = Ten link jest uszkodzony: znaki są błędne albo ich brakuje. Skopiuj go jeszcze raz w całości.
link-impossible = Ten link jest nieprawidłowy: takiej partii nie dało się rozegrać.

share-link = Link
share-copy-link = Kopiuj link
share-send = Udostępnij…
share-code = Kod QR
share-position-only = Tylko pozycja
share-copy-game = Kopiuj partię
share-save-game = Zapisz partię
share-copy-position = Kopiuj pozycję
share-copy-picture = Kopiuj obraz
share-save-picture = Zapisz obraz

turns-begin = Graj przez link
turns-end = Zakończ grę przez link
turns-move = Twój ruch. Potem pojawi się link do wysłania.
turns-send = Ruch wykonany: wyślij ten link. Dostaniesz link z powrotem – otwórz go albo wklej w „Partie”.
turns-differ = Ten link nie jest dalszym ciągiem twojej partii: ruch { $number } jest inny.
turns-older = Ten link jest starszy niż twoja partia; pokazujemy twoją.
turns-open = Otwórz mimo to
