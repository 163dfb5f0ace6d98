# De analysepagina

sections = Onderdelen
section-analysis = Analyse
section-position = Stand
section-games = Partijen
section-share = Delen
position-text = FEN

## Eigen regels

section-rules = Regels
own-start = Uitgaan van
own-corner = Donkere hoek
own-turned =
    { $turned ->
        [usual] Het veld linksonder is donker.
       *[mirrored] Het veld rechtsonder is donker.
    }
own-first = Wie begint
own-ways = Hoe schijven slaan
own-prey = Wat schijven slaan
own-reach = Dammen
own-landing = Waar een dam landt
own-choice = Keus van de slag
own-step = Keus van de slag: stap { $number }
own-no-step = Verder beslist niets; de rest is vrije keus.
own-crown = Op de laatste rij
own-lift = Geslagen stukken
own-goal = Doel
own-repetition = Herhaling
own-limits = Remise door tellen
own-no-limits = Er wordt niets geteld.
own-tournament = Zoals in toernooien: { $game }
own-fault-board = Op dit bord kan hier niet gespeeld worden.
own-fault-landing = Dit is alleen voor vliegende dammen: kies hier de eerste regel, of vliegende dammen.
own-fault-twice = Dit beslist al bij een eerdere stap: kies iets anders.
own-stays = Tot dan gelden de regels hieronder.
own-summary = De regels die gelden
own-same = Hetzelfde spel: { $game }
own-name = Naam van deze regels
own-keep = Bewaren en delen
own-save = Opslaan
own-save-new = Opslaan als nieuw
own-copy = Link kopiëren
own-play = Volgens deze regels spelen
own-maimed = Sommige opgeslagen regels waren niet te lezen.
own-list = Jouw regels
own-delete = { $name } verwijderen
own-deleted = Verwijderd: { $name }
preset-russian-most = Russisch, zwart begint, meerslag gaat voor
preset-german = Duitse huisregel
preset-portuguese = Portugees
preset-brazilian-large = Braziliaans op 10×10
preset-canadian = Canadees
preset-thai = Thais
preset-poddavki = Poddavki (Russisch weggeefdammen)
preset-antidraughts = Weggeefdammen (antidraughts)
variation = In plaats van { $text }
engine = Computer
engine-thinks = Rekent…
engine-lines = Beste voortzettingen
engine-depth = Diepte { $depth }
score-ahead =
    { $side ->
        [white] Wit +{ $points }
       *[black] Zwart +{ $points }
    }
score-even = Gelijk
score-draw = Remise
score-wins =
    { $side ->
        [white] Wit wint in { $moves }
       *[black] Zwart wint in { $moves }
    }
graph-label = Verloop van de partij, halve zetten: { $moves }
graph-slider = Langs de partij
review-game = Fouten zoeken
review-runs = Fouten worden gezocht
review-cancel = Stoppen
review-done = Gevonden fouten: { $count }
review-first = Naar de eerste
brush-title = Neerzetten
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Witte schijf
               *[king] Witte dam
            }
       *[black]
            { $rank ->
                [man] Zwarte schijf
               *[king] Zwarte dam
            }
    }
brush-erase = Weghalen
turn-title = Aan zet
setup-start = Beginstand
setup-clear = Bord leegmaken
setup-analyse = Deze stand analyseren
setup-play = Vanaf hier spelen
setup-unreadable = Dit is geen stand: { $text }
setup-no-pieces = Er staan geen stukken op het bord.
setup-man-on-crown-row = Een schijf op { $square } zou een dam zijn.
setup-off-board = Een stuk staat naast het bord.
setup-two-pieces = Op { $square } staan twee stukken.

section-learn = Leren
course = Cursus
course-step = Stap { $step } van { $all }
course-any = Doe een willekeurige zet.
course-move = Speel { $text }.
course-find = Vind de enige zet die mag.
course-other = { $text } mag, maar deze stap vraagt een andere zet.
puzzles-easy = Makkelijk
puzzles-medium = Gemiddeld
puzzles-hard = Moeilijk
puzzle-of-the-day = Probleem van de dag
puzzle-number = Probleem { $number }
puzzle-task =
    { $side ->
        [white] Wit speelt en wint.
       *[black] Zwart speelt en wint.
    }
puzzle-wrong = { $text } is niet de zet. Pogingen: { $tries }
puzzles-failed = De problemen konden niet worden geladen.
learn-right = Goed. Ga door.
learn-done = Opgelost!
learn-shown = De oplossing: { $text }
learn-hint = Speel met het stuk op { $square }.
learn-solution = Oplossing tonen
learn-next = Volgende
learn-back = Vorige
learn-leave = Les verlaten
learned-dropped = Wat je had geleerd was niet te lezen en begint opnieuw.

games-file = Bestand openen
games-paste = Plak een partij, een stand of een link
games-open = Openen
games-none = In deze tekst staat geen partij.
games-player = Speler
games-position = Deze stand
games-count = Partijen: { $count }
games-reading = Partijen lezen
games-searching = Partijen doorzoeken
games-stop = Stoppen
games-back = Vorige
games-on = Volgende

fault-at = Regel { $line }, kolom { $column }.
fault-found = Gevonden: { $text }
fault-expected = Verwacht: { $text }
fault-setup = Deze stand kan niet worden gespeeld.
fault-rules = Deze regels zijn onleesbaar of passen niet bij elkaar.
expect-move = een zet of een uitslag

link-none = Dit is geen link naar een partij.
link-newer = Deze link komt van een nieuwere versie van de pagina. Laad de pagina opnieuw.
link-damaged = Deze link is beschadigd: er zijn tekens verkeerd of weg. Kopieer hem nog eens helemaal.
link-impossible = Deze link is ongeldig: zo kan de partij niet zijn gespeeld.

share-link = Link
share-copy-link = Link kopiëren
share-send = Delen…
share-code = QR-code
share-position-only = Alleen de stand
share-copy-game = Partij kopiëren
share-save-game = Partij opslaan
share-copy-position = Stand kopiëren
share-copy-picture = Plaatje kopiëren
share-save-picture = Plaatje opslaan

turns-begin = Via link spelen
turns-end = Niet meer via link spelen
turns-move = Je bent aan zet. Na je zet is er een link om te sturen.
turns-send = Je zet is gedaan: stuur deze link. Je krijgt er een terug, om te openen of te plakken onder ‘Partijen’.
turns-differ = Deze link gaat niet verder met jouw partij: zet { $number } is een andere.
turns-older = Deze link is ouder dan jouw partij; die van jou is te zien.
turns-open = Toch openen
