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
forced-capture-off = Zasada domowa: bicie można pominąć. Zaczęte trzeba dokończyć.
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

## Dlaczego, i co mówi się raz

show-rule = Dlaczego?
house-rule = Nowa partia bez obowiązku bicia
all-rules = Wszystkie zasady tej gry
lesson-duty = W warcabach kto może bić, musi bić: jedną z bierek w narożnikach.
lesson-backward = W tej grze pionki biją też do tyłu.
lesson-flying = W tej grze damki są dalekobieżne: idą po wolnej przekątnej tak daleko, jak chcą.
lesson-strike = Zbite bierki stoją na drodze aż do końca ruchu.
counter-reset = Liczenie do remisu zaczyna się od nowa.
mark-goal = tu ma się skończyć twój ruch

## Zasady w zdaniach

kings-short = Damki chodzą o jedno pole
kings-flying = Damki dalekobieżne
rule-board = Plansza ma { $width }×{ $height } pól; na początku każda strona ma po { $men } pionków.
rule-first =
    { $side ->
        [white] Zaczynają białe.
       *[black] Zaczynają czarne.
    }
rule-steps = Bierki stoją na ciemnych polach i chodzą po przekątnych na wolne pole.
rule-man-moves = Pionek idzie o jedno pole do przodu.
rule-man-forward = Pionek bije tylko do przodu.
rule-man-all-ways = Pionek bije do przodu i do tyłu.
rule-prey-any = Pionek może bić pionki i damki.
rule-prey-men = Pionek nie może zbić damki.
rule-king-short = Damka idzie o jedno pole do przodu lub do tyłu i tak samo bije w obie strony.
rule-king-flying = Damka jest dalekobieżna: idzie do przodu lub do tyłu tak daleko, jak przekątna jest wolna, i bije z każdej odległości.
rule-landing-free = Bijąca damka może stanąć na dowolnym wolnym polu za przeskoczoną bierką.
rule-landing-go-on = Bijąca damka musi stanąć tam, skąd może bić dalej; jeśli nie ma takiego pola, na dowolnym wolnym za bierką.
rule-landing-behind = Bijąca damka staje na polu tuż za przeskoczoną bierką.
rule-jumps = Bije się, przeskakując bierkę przeciwnika na wolne pole za nią. Nie można przeskoczyć własnej bierki ani dwóch stojących jedna za drugą.
rule-finish = Bicie trwa, dopóki bierka może bić dalej; wszystkie skoki to jeden ruch.
rule-choice-free = Z kilku bić można wybrać dowolne, nawet jeśli inne zbija więcej.
rule-choice-order = Gdy jest kilka bić, rozstrzyga po kolei to, co niżej; reszta należy do ciebie.
rule-choice-step = Gdy jest kilka bić, rozstrzyga to, co niżej; reszta należy do ciebie.
rule-quantity = Trzeba zbić jak najwięcej bierek.
rule-with-king = Damka, która może bić, ma pierwszeństwo przed pionkiem.
rule-most-kings = Bicie większej liczby damek ma pierwszeństwo.
rule-kings-earliest = Bicie, w którym damka pada wcześniej, ma pierwszeństwo.
rule-crown-ends = Pionek, który dojdzie do ostatniego rzędu, staje się damką i jego ruch się kończy.
rule-crown-king = Pionek, który dojdzie do ostatniego rzędu, od razu staje się damką; jeśli właśnie bije, bije dalej jako damka.
rule-crown-man = Pionek, którego ruch kończy się w ostatnim rzędzie, staje się damką; jeśli może stamtąd bić dalej, bije jako pionek.
rule-lift-after = Zbite bierki zdejmuje się po ruchu: do tej pory stoją na drodze i żadnej nie wolno przeskoczyć dwa razy.
rule-lift-at-once = Zbite bierki zdejmuje się od razu po przeskoczeniu.
rule-goal-usual = Kto nie ma bierek albo nie ma ruchu, przegrywa.
rule-goal-losing = Kto nie ma bierek albo nie ma ruchu, wygrywa.
rule-repetition-claim = Gdy ta sama pozycja wystąpi po raz trzeci, każdy z graczy może zażądać remisu.
rule-repetition-drawn = Gdy ta sama pozycja wystąpi po raz trzeci, jest remis.
rule-limit-quiet =
    Po { $moves } ruchach każdej strony bez bicia i bez { $resets ->
        [capture-or-crown] nowej damki jest remis.
       *[capture-or-man] ruchu pionka jest remis.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Sama damka przeciw { $pieces } bierkom: po { $moves } ruchach każdej strony jest remis.
        [one] Sama damka przeciw { $pieces } bierkom, w tym damce: po { $moves } ruchach każdej strony jest remis.
        [few] Sama damka przeciw { $pieces } bierkom, w tym co najmniej { $kings } damkom: po { $moves } ruchach każdej strony jest remis.
       *[many] Sama damka przeciw { $pieces } bierkom, w tym co najmniej { $kings } damkom: po { $moves } ruchach każdej strony jest remis.
    }
rule-limit-both-kings =
    Gdy na planszy stoi { $pieces } bierek, a damki mają obie strony: po { $moves } ruchach każdej strony bez bicia i bez { $resets ->
        [capture-or-crown] nowej damki jest remis.
       *[capture-or-man] ruchu pionka jest remis.
    }
rule-road-lone = Liczy się to, dopóki samotna damka stoi na głównej przekątnej.
rule-road-stronger = Liczy się to, dopóki silniejsza strona ma damkę na głównej przekątnej.

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
new-version = Jest nowa wersja. Pojawi się przy następnej partii.
load-now = Wczytaj teraz
copied = Skopiowano.
copy-failed = Nie udało się skopiować.

## Następne partie i to, co im towarzyszy

options-title = Opcje partii
rematch = Rewanż
hint = Rada
hint-shown = Podpowiedź: { $text }
hint-wins =
    Podpowiedź: { $text }, wygrywa w { $moves ->
        [one] 1 ruchu
        [few] { $moves } ruchach
       *[many] { $moves } ruchach
    }
hint-loses =
    Podpowiedź: { $text }, przegrywa w { $moves ->
        [one] 1 ruchu
        [few] { $moves } ruchach
       *[many] { $moves } ruchach
    }
hint-draws = Podpowiedź: { $text }, remis przy najlepszej grze
hints-given = Podpowiedzi: { $count }
hint-sought = Szukam dobrego ruchu …
offer-weighed = Komputer rozważa twoją propozycję …
draw-declined = Komputer nie zgadza się na remis.
from-next-game = To obowiązuje od następnej partii.
clock-left = Pozostały czas: { $minutes } min { $seconds } s
player-score = Punkty: { $points }
reset-score = Wyzeruj punktację
seat-title = Twoje bierki
seat-first = Te, które zaczynają
seat-dark = Ciemne
seat-light = Jasne
seat-chance = Losowo
pace-title = Zegar
pace-free = Brak
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Fory: mniej pionków u przeciwnika
odds-none = Brak
odds-men =
    { $men ->
        [one] 1 pionek
        [few] { $men } pionki
       *[many] { $men } pionków
    }
custom-switch = Pierwszy ruch według tradycji
custom-line =
    { $side ->
        [white] Białe
       *[black] Czarne
    } zaczynają.
lie-switch = Plansza ułożona według tradycji
lie-line = Prawe dolne pole jest ciemne.
opening-switch = Losowany debiut
opening-line = Pierwsze ruchy losuje się z listy turniejowej; zaczyna strona tradycyjna.
draws-switch = Remisy jak na turniejach
draws-line = Według przepisów federacji.
hints-switch = Podpowiedzi
hints-line = Przycisk pokazuje ruch, który komputer zagrałby z pełną siłą.
results-title = Wyniki
results-won = Wygrane
results-drawn = Remisy
results-lost = Przegrane
mark-hint-from = podpowiedź: zagraj tym
mark-hint-to = podpowiedź: zagraj tutaj

## Co widać i słychać

set-title = Plansza i bierki
set-wood = Drewno
set-paper = Papier
set-slate = Łupek
set-contrast = Wysoki kontrast
labels-switch = Nazwy pól
labels-line = Numery lub litery na planszy.
speed-title = Animacja
speed-normal = Zwykła
speed-fast = Szybka
speed-slow = Wolna
speed-off = Wyłączona
turning-title = Obracaj do gracza, który ma ruch
turning-never = Nic
turning-board = Planszę
turning-pieces = Tylko bierki
sound-switch = Dźwięk
sound-line = Słychać ruchy, bicia i koniec partii.
typed = Twój ruch: { $text }
