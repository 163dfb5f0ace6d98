# Słowa gry po polsku. Białe i czarne to strony; bierka to pionek albo damka.

list-separator = {", "}

## Menu

menu-open = Menu
menu-close = Zamknij menu
menu-title = Menu
menu-new-game = Nowa partia
menu-undo = Cofnij
menu-redo = Ponów
menu-flip = Obróć
menu-copy = Kopiuj partię (PDN)
menu-game = Partia
menu-rules = Zasady
menu-opponent = Przeciwnik
menu-board = Plansza

## Odmiany

american = Amerykańskie
american-game = Warcaby amerykańskie
american-line = Zwane też angielskimi: pionki biją tylko do przodu, damki chodzą o jedno pole.
russian = Rosyjskie
russian-game = Warcaby rosyjskie
russian-line = Damki dalekobieżne, pionki biją też do tyłu, bicie wybiera się dowolnie.
brazilian = Brazylijskie
brazilian-game = Warcaby brazylijskie
brazilian-line = Zasady międzynarodowe na 64 polach: trzeba zbić jak najwięcej.
spanish = Hiszpańskie
spanish-game = Warcaby hiszpańskie
spanish-line = Damki dalekobieżne, pionki biją tylko do przodu; najpierw liczba bierek, potem liczba damek.
italian = Włoskie
italian-game = Warcaby włoskie
italian-line = Damki chodzą o jedno pole, ale pionek nie może ich zbić. Ścisła kolejność bić.
czech = Czeskie
czech-game = Warcaby czeskie
czech-line = Damki dalekobieżne, pionki biją tylko do przodu. Jeśli może bić damka, musi bić damka.
pool = Pool
pool-game = Warcaby pool
pool-line = Damki dalekobieżne, bicie także do tyłu; pionek staje się damką tylko tam, gdzie kończy ruch.
international = Międzynarodowe
international-game = Warcaby międzynarodowe
international-line = Duża plansza 10×10, czyli warcaby stupolowe: damki dalekobieżne i trzeba zbić jak najwięcej.
own-rules = Własne zasady
forced-capture = Obowiązkowe bicie
forced-capture-on = Kto może bić, musi bić.
forced-capture-off = Bicie można pominąć. Zaczęte trzeba dokończyć.
game-without-duty = { $game }, bez obowiązku bicia

## Przeciwnicy

friend = Dwoje graczy przy jednym ekranie
versus-easy = Komputer, łatwy
versus-medium = Komputer, średni
versus-hard = Komputer, trudny
friend-line = Gracie na zmianę na tym urządzeniu.

## Gracze i ruchy

you = Ty
side-name =
    { $side ->
        [white] Białe
       *[black] Czarne
    }
pieces-left =
    { $side ->
        [white] Białe
       *[black] Czarne
    }: { $count ->
        [one] 1 bierka
        [few] { $count } bierki
       *[many] { $count } bierek
    }
captured-pieces =
    { $side ->
        [white] Białe straciły
       *[black] Czarne straciły
    } { $count ->
        [one] 1 bierkę
        [few] { $count } bierki
       *[many] { $count } bierek
    }
move-list = Ruchy
move-list-empty = Jeszcze bez ruchów
move-start = Początek partii
move-entry = Ruch { $number }: { $text }

## Wiersz pod planszą

turn-yours = Twój ruch
turn-computer = Komputer myśli …
turn-side =
    { $side ->
        [white] Ruch białych
       *[black] Ruch czarnych
    }
must-capture =
    { $pieces ->
        [one] Twój ruch. Musisz bić: może to zrobić jedna bierka.
        [few] Twój ruch. Musisz bić: mogą to zrobić { $pieces } bierki.
       *[many] Twój ruch. Musisz bić: może to zrobić { $pieces } bierek.
    }
must-take =
    { $most ->
        [one] Twój ruch. Musisz zbić 1 bierkę.
        [few] Twój ruch. Musisz zbić { $most } bierki.
       *[many] Twój ruch. Musisz zbić { $most } bierek.
    }
must-capture-side =
    { $side ->
        [white] Białe
       *[black] Czarne
    } { $pieces ->
        [one] muszą bić: może to zrobić jedna bierka.
        [few] muszą bić: mogą to zrobić { $pieces } bierki.
       *[many] muszą bić: może to zrobić { $pieces } bierek.
    }
must-take-side =
    { $side ->
        [white] Białe
       *[black] Czarne
    } { $most ->
        [one] muszą zbić 1 bierkę.
        [few] muszą zbić { $most } bierki.
       *[many] muszą zbić { $most } bierek.
    }
pick-target = Dokąd? Wybierz zaznaczone pole.
choose-way = Prowadzi tam kilka dróg: wybierz następne pole.
go-on = Bicie trwa: wybierz następne pole.
draw-counter =
    { $left ->
        [one] Remis po jeszcze 1 ruchu każdej strony.
        [few] Remis po jeszcze { $left } ruchach każdej strony.
       *[many] Remis po jeszcze { $left } ruchach każdej strony.
    }

## Czego nie wolno i dlaczego

refused-game-over = Partia jest skończona.
refused-no-piece = Tu nie ma bierki.
refused-not-your-piece =
    { $turn ->
        [white] Teraz ruch białych.
       *[black] Teraz ruch czarnych.
    }
refused-must-capture =
    { $pieces ->
        [one] Musisz bić: może to zrobić zaznaczona bierka.
        [few] Musisz bić: mogą to zrobić { $pieces } zaznaczone bierki.
       *[many] Musisz bić: może to zrobić { $pieces } zaznaczonych bierek.
    }
refused-must-take-most =
    { $takes ->
        [0] Tak nic nie zbijesz
        [one] Tak zbijesz tylko 1 bierkę
        [few] Tak zbijesz tylko { $takes } bierki
       *[many] Tak zbijesz tylko { $takes } bierek
    }: { $most ->
        [one] trzeba zbić 1.
        [few] trzeba zbić { $most }.
       *[many] trzeba zbić { $most }.
    }
refused-must-take-with-king = Musisz bić damką: ma pierwszeństwo.
refused-must-take-most-kings =
    { $takes ->
        [0] Tak nie zbijesz żadnej damki
        [one] Tak zbijesz tylko 1 damkę
        [few] Tak zbijesz tylko { $takes } damki
       *[many] Tak zbijesz tylko { $takes } damek
    }: { $most ->
        [one] trzeba zbić 1.
        [few] trzeba zbić { $most }.
       *[many] trzeba zbić { $most }.
    }
refused-must-meet-king-earlier = Musisz wybrać bicie, w którym damka pada wcześniej.
refused-must-go-on = Bicie trwa: wybierz zaznaczone pole.
refused-must-land-to-go-on = Stań tam, skąd możesz bić dalej: na zaznaczonym polu.
refused-cannot-take-king = Pionek nie może zbić damki.
refused-cannot-take-backward = Pionek bije tylko do przodu.
refused-cannot-move-backward = Pionek chodzi tylko do przodu.
refused-one-square-only = Ta bierka chodzi o jedno pole.
refused-already-jumped = Tej samej bierki nie wolno przeskoczyć dwa razy.
refused-blocked = Droga jest zablokowana.
refused-occupied = To pole jest zajęte.
refused-not-on-line = Bierki chodzą po przekątnych.
refused-own-piece = Nie można przeskoczyć własnej bierki.
refused-two-in-a-row = Nie można przeskoczyć dwóch bierek stojących jedna za drugą.
refused-must-land-just-behind = Stań na polu tuż za zbitą bierką.

## Wynik i remis

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Nie masz już bierek
        [white] Białe nie mają już bierek
       *[black] Czarne nie mają już bierek
    }
reason-no-moves =
    { $who ->
        [you] Nie masz ruchu
        [white] Białe nie mają ruchu
       *[black] Czarne nie mają ruchu
    }
reason-resigned =
    { $who ->
        [you] Poddajesz partię
        [white] Białe poddały partię
       *[black] Czarne poddały partię
    }
reason-out-of-time =
    { $who ->
        [you] Skończył ci się czas
        [white] Białym skończył się czas
       *[black] Czarnym skończył się czas
    }
outcome-wins =
    { $who ->
        [you] wygrywasz
        [white] wygrywają białe
       *[black] wygrywają czarne
    }
draw-agreed = Remis za obopólną zgodą.
draw-repetition = Remis: ta sama pozycja po raz trzeci.
draw-quiet =
    Remis: { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    } każdej strony bez bicia i bez { $resets ->
        [capture-or-crown] nowej damki.
       *[capture-or-man] ruchu pionka.
    }
draw-ending =
    Remis: tej końcówki nie wygrano w { $moves ->
        [one] 1 ruchu.
        [few] { $moves } ruchach.
       *[many] { $moves } ruchach.
    }
offer-draw = Zaproponuj remis
agree-draw = Przyjmij remis
decline-draw = Odrzuć
draw-offered =
    { $side ->
        [white] Białe proponują remis.
       *[black] Czarne proponują remis.
    }
claim-draw = Zażądaj remisu
resign = Poddaj partię
resign-question = Poddać tę partię?
keep-playing = Gram dalej
looking-back = Oglądasz wcześniejszą pozycję. Graj od tego miejsca albo wróć do ostatniego ruchu.
play-on = Graj od tego miejsca
restore-game = Przywróć poprzednią partię

## Plansza dla czytników ekranu

board-label = Plansza, { $game }
square-empty = { $square }, puste
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] biały pionek
           *[black] czarny pionek
        }
       *[king] { $side ->
            [white] biała damka
           *[black] czarna damka
        }
    }
mark-selected = wybrano
mark-can-move = może iść
mark-can-capture = może bić
mark-must-capture = musi bić
mark-destination = można tu stanąć
mark-capture-destination = można tu stanąć z biciem
mark-victim = do zbicia
mark-last-from = stąd był ostatni ruch
mark-last-to = tu skończył się ostatni ruch
mark-waiting = zbita, zniknie po ruchu
mark-reason = oto powód

## Komunikaty

said-move =
    { $who ->
        [you] Ty
        [white] Białe
       *[black] Czarne
    }: { $from } na { $to }.
said-capture =
    { $who ->
        [you] Ty
        [white] Białe
       *[black] Czarne
    }: { $from } bije { $count }, staje na { $to }.
said-crown = Nowa damka.
said-new-game = Nowa partia: { $game }.
said-undo = Cofnięto.
said-redo = Ponowiono.
said-flip =
    { $side ->
        [white] Białe są teraz na dole.
       *[black] Czarne są teraz na dole.
    }

## Kłopoty

worker-restarted = Trzeba było uruchomić komputer od nowa. Myśli jeszcze raz.
worker-failed = Komputerowy przeciwnik się nie uruchamia. Partia jest zachowana.
try-again = Spróbuj ponownie
dismiss = Zamknij
saved-dropped = Zapisanej partii nie dało się odczytać, więc to jest nowa.
storage-blocked = Przeglądarka nie pozwala tej stronie zapisywać: po jej zamknięciu partia zniknie.
copied = Skopiowano.
copy-failed = Nie udało się skopiować.
