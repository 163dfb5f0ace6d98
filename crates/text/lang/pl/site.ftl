# Słowa stron z zasadami po polsku. Co zdanie mówi o grze, bierze się z jej osi; proza każdej gry stoi
# w rules/.

## Adresy

slug-rules = zasady
slug-optional = bez-obowiazku-bicia
slug-help = jak-grac
slug-american = amerykanskie
slug-russian = rosyjskie
slug-brazilian = brazylijskie
slug-spanish = hiszpanskie
slug-italian = wloskie
slug-czech = czeskie
slug-pool = pool
slug-international = miedzynarodowe

## Wokół każdej strony

nav-label = Strony
nav-game = Graj
nav-rules = Wszystkie zasady
nav-help = Jak grać tutaj
nav-help-short = Pomoc
nav-languages = Języki
play-now = Zagraj za darmo
play-line = Za darmo, w przeglądarce, bez pobierania i bez rejestracji.
skip = Przejdź do tekstu
offer = Ta strona po polsku
missing = Tej strony nie ma

## Strona jednej gry

how-title = Jak zagrać tutaj
how-text = Otwórz menu (☰), wejdź w Zasady i wybierz { $variant }: od razu zaczyna się nowa partia, z komputerem na jednym z trzech poziomów albo we dwoje przy jednym ekranie.
rules-title = Zasady
part-board = Plansza i ustawienie
part-moves = Ruchy
part-captures = Bicie
part-choice = Które bicie wybrać
part-crown = Damka na końcu planszy
part-end = Wygrana i remis
tradition-title = Tradycja a ta strona
tradition-first =
    { $side ->
        [white] Tradycyjnie zaczynają białe.
       *[black] Tradycyjnie zaczynają czarne.
    } Tutaj ciemne bierki stoją po twojej stronie i mają pierwszy ruch; kolor, pierwszy ruch i ułożenie planszy zmienisz w opcjach partii.
tradition-same =
    { $side ->
        [white] Zgodnie z tradycją zaczynają białe i to one stoją po twojej stronie; w opcjach partii możesz wybrać inaczej.
       *[black] Zgodnie z tradycją zaczynają czarne i to one stoją po twojej stronie; w opcjach partii możesz wybrać inaczej.
    }
tradition-turned = Na oficjalnej planszy prawe dolne pole jest ciemne, czyli leży ona w lustrzanym odbiciu tutejszej; obraca ją jedna z opcji.
tradition-draws = Turnieje mają własne reguły remisu, które tu można włączyć w opcjach partii:
compare-title = Dla porównania: { $other }
compare-alone = W skrócie
compare-rule = Zasada
tips-title = Wskazówki
questions-title = Częste pytania
sources-title = Co mówią inni
others-title = Pozostałe gry

## Diagramy

diagram-yes = Wolno
diagram-no = Nie wolno
diagram-try = Spróbuj
diagram-step = Krok
diagram-again = Jeszcze raz
diagram-right = Dobrze, tak wolno.

## Tabela

row-board = Plansza
row-men = Pionki każdej strony
row-duty = Bicie jest obowiązkowe
row-finish = Zaczęte bicie trzeba dokończyć
row-backward = Pionki biją do tyłu
row-flying = Damki dalekobieżne
row-prey = Pionki mogą bić damki
row-most = Trzeba zbić jak najwięcej
row-precedence = Potem rozstrzyga
row-crown = Pionek, który dojdzie do ostatniego rzędu w trakcie bicia
row-lift = Zbite bierki schodzą z planszy
cell-yes = tak
cell-no = nie
cell-none = twój wybór
cell-with-king = damka przed pionkiem
cell-most-kings = więcej zbitych damek
cell-kings-earliest = damka zbita wcześniej
cell-ends-move = staje się damką i kończy ruch
cell-goes-on-as-king = staje się damką i bije dalej jako damka
cell-goes-on-as-man = bije dalej jako pionek; damką jest tylko, jeśli tam kończy
cell-after-move = po ruchu
cell-at-once = od razu po przeskoczeniu

## Przegląd

overview-title = Warcaby: zasady wszystkich odmian
overview-description = Osiem odmian warcabów w jednej tabeli: amerykańskie, rosyjskie, brazylijskie, hiszpańskie, włoskie, czeskie, pool i międzynarodowe, każda z własną stroną zasad.
overview-text = Warcaby to rodzina, a nie jedna gra. Wszędzie chodzi się po przekątnych, bije przeskokiem i zamienia w damkę pionka, który przeszedł na drugą stronę. Różnic jest niewiele, ale każda zmienia sposób gry, stąd wieczne spory przy planszy: czy pionek bije do tyłu, czy trzeba bić najwięcej? Poniższa tabela odpowiada na nie odmiana po odmianie. Każda komórka pochodzi wprost z zasad, według których gra ten program.
overview-games = Odmiany po kolei

## Bez obowiązku bicia

optional-title = Warcaby bez obowiązku bicia
optional-description = Domowa zasada wielu rodzin: bicie wolno pominąć. Jak ją włączyć w każdej odmianie warcabów na tej stronie i co zmienia w grze.
optional-text = Wielu z nas uczyło się warcabów od dziadków, którzy bić nie kazali. Żaden związek tak nie gra i jest to inna gra: bez przymusu znikają kombinacje, a kto ma przewagę, może spokojnie czekać. Na początek to jednak dobry pomysł, dlatego każdą odmianę można tu tak rozegrać.
optional-how = Otwórz menu (☰), wejdź w Zasady i pod listą gier wyłącz Obowiązkowe bicie. Działa to w tej odmianie, która jest wybrana.
optional-rules = Co się zmienia
optional-same = Pozostałe zasady danej gry zostają. Jeśli ma ona kolejność bić, obowiązuje ona nadal, gdy zdecydujesz się bić.
own-title = Własne zasady
own-text = Planszę, bicie, damki, pierwszeństwo bić, remisy i cel gry można wybrać osobno. Czego nie da się pogodzić, gra odrzuca i mówi dlaczego; we wszystko inne gra się od razu, z komputerem albo we dwoje, i można to wysłać linkiem.
own-link = Ułóż zasady
