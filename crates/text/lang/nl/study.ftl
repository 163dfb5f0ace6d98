# De analysepagina

sections = Onderdelen
section-analysis = Analyse
section-position = Stand
position-text = FEN: { $text }

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
