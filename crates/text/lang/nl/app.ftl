# De woorden van het spel in het Nederlands. Wit en zwart zijn de kleuren; een stuk is een schijf of een dam.

list-separator = {", "}

## Menu

menu-open = Menu
menu-close = Menu sluiten
menu-title = Menu
menu-new-game = Nieuwe partij
menu-undo = Terug
menu-redo = Vooruit
menu-flip = Draaien
menu-copy = Partij kopiëren (PDN)
menu-game = Partij
menu-rules = Spelregels
menu-opponent = Tegenstander
menu-board = Bord

## Varianten

american = Amerikaans
american-game = Amerikaans dammen
american-line = Ook Engels dammen genoemd: schijven slaan alleen vooruit, een dam gaat één veld ver.
russian = Russisch
russian-game = Russisch dammen
russian-line = Vliegende dammen, schijven slaan ook achteruit, en de slagkeuze is vrij.
brazilian = Braziliaans
brazilian-game = Braziliaans dammen
brazilian-line = De internationale regels op 64 velden: meerslag gaat voor.
spanish = Spaans
spanish-game = Spaans dammen
spanish-line = Vliegende dammen, schijven slaan alleen vooruit; eerst de meeste stukken, dan de meeste dammen.
italian = Italiaans
italian-game = Italiaans dammen
italian-line = Een dam gaat één veld ver, maar geen schijf kan haar slaan. Een strenge volgorde bij het slaan.
czech = Tsjechisch
czech-game = Tsjechisch dammen
czech-line = Vliegende dammen, schijven slaan alleen vooruit. Kan een dam slaan, dan moet een dam het doen.
pool = Pool
pool-game = Pool checkers
pool-line = Vliegende dammen, ook achteruit slaan; een schijf wordt pas dam waar haar zet eindigt.
international = Internationaal
international-game = Internationaal dammen
international-line = Het grote bord van 10×10 velden: vliegende dammen, en meerslag gaat voor.
own-rules = Eigen regels
forced-capture = Slagplicht
forced-capture-on = Wie kan slaan, moet slaan.
forced-capture-off = Huisregel: slaan mag, maar hoeft niet. Wie begint te slaan, maakt de slag af.
game-without-duty = { $game } zonder slagplicht

## Tegenstanders

friend = Met z’n tweeën op één scherm
versus-easy = Computer, makkelijk
versus-medium = Computer, gemiddeld
versus-hard = Computer, moeilijk
friend-line = Om de beurt op dit apparaat.

## Spelers en zetten

you = Jij
side-name =
    { $side ->
        [white] Wit
       *[black] Zwart
    }
pieces-left =
    { $side ->
        [white] Wit
       *[black] Zwart
    }: { $count ->
        [one] 1 stuk
       *[other] { $count } stukken
    }
captured-pieces =
    { $side ->
        [white] Wit is
       *[black] Zwart is
    } { $count ->
        [one] 1 stuk
       *[other] { $count } stukken
    } kwijt
move-list = Zetten
move-list-empty = Nog geen zetten
move-start = Begin van de partij
move-entry = Zet { $number }: { $text }

## De regel onder het bord

turn-yours = Jij bent aan zet
turn-computer = De computer denkt na…
turn-side =
    { $side ->
        [white] Wit is aan zet
       *[black] Zwart is aan zet
    }
must-capture =
    { $pieces ->
        [one] Jij bent aan zet en moet slaan: één stuk kan het.
       *[other] Jij bent aan zet en moet slaan: { $pieces } stukken kunnen het.
    }
must-take =
    { $most ->
        [one] Jij bent aan zet en moet 1 stuk slaan.
       *[other] Jij bent aan zet en moet { $most } stukken slaan.
    }
must-capture-side =
    { $side ->
        [white] Wit
       *[black] Zwart
    } { $pieces ->
        [one] moet slaan: één stuk kan het.
       *[other] moet slaan: { $pieces } stukken kunnen het.
    }
must-take-side =
    { $side ->
        [white] Wit
       *[black] Zwart
    } { $most ->
        [one] moet 1 stuk slaan.
       *[other] moet { $most } stukken slaan.
    }
pick-target = Waarheen? Kies een gemarkeerd veld.
choose-way = Er zijn meer wegen: kies je volgende veld.
go-on = De slag gaat verder: kies het volgende veld.
draw-counter =
    { $left ->
        [one] Remise na nog 1 zet van elke speler.
       *[other] Remise na nog { $left } zetten van elke speler.
    }

## Wat niet kan, en waarom

refused-game-over = De partij is afgelopen.
refused-no-piece = Hier staat geen stuk.
refused-not-your-piece =
    { $turn ->
        [white] Wit is aan zet.
       *[black] Zwart is aan zet.
    }
refused-must-capture =
    { $pieces ->
        [one] Je moet slaan: het gemarkeerde stuk kan het.
       *[other] Je moet slaan: { $pieces } gemarkeerde stukken kunnen het.
    }
refused-must-take-most =
    { $takes ->
        [0] Zo sla je niets
        [one] Zo sla je maar 1 stuk
       *[other] Zo sla je maar { $takes } stukken
    }: { $most ->
        [one] 1 is verplicht.
       *[other] { $most } is verplicht.
    }
refused-must-take-with-king = Je moet met een dam slaan: die gaat voor een schijf.
refused-must-take-most-kings =
    { $takes ->
        [0] Zo sla je geen dam
        [one] Zo sla je maar 1 dam
       *[other] Zo sla je maar { $takes } dammen
    }: { $most ->
        [one] 1 is verplicht.
       *[other] { $most } is verplicht.
    }
refused-must-meet-king-earlier = Je moet de slag kiezen die eerder bij een dam komt.
refused-must-go-on = De slag gaat verder: kies een gemarkeerd veld.
refused-must-land-to-go-on = Land waar je verder kunt slaan: op een gemarkeerd veld.
refused-cannot-take-king = Een schijf kan geen dam slaan.
refused-cannot-take-backward = Een schijf slaat alleen vooruit.
refused-cannot-move-backward = Een schijf gaat alleen vooruit.
refused-one-square-only = Dit stuk gaat maar één veld ver.
refused-already-jumped = Hetzelfde stuk mag je niet twee keer slaan.
refused-blocked = De weg is versperd.
refused-occupied = Dit veld is bezet.
refused-not-on-line = Stukken gaan schuin, over de diagonalen.
refused-own-piece = Over eigen stukken kun je niet springen.
refused-two-in-a-row = Over twee stukken achter elkaar kun je niet springen.
refused-must-land-just-behind = Land op het veld direct achter het geslagen stuk.

## Uitslag en remise

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Jij hebt geen stukken meer
        [white] Wit heeft geen stukken meer
       *[black] Zwart heeft geen stukken meer
    }
reason-no-moves =
    { $who ->
        [you] Jij kunt niet meer zetten
        [white] Wit kan niet meer zetten
       *[black] Zwart kan niet meer zetten
    }
reason-resigned =
    { $who ->
        [you] Jij hebt opgegeven
        [white] Wit heeft opgegeven
       *[black] Zwart heeft opgegeven
    }
reason-out-of-time =
    { $who ->
        [you] Jouw tijd is om
        [white] De tijd van wit is om
       *[black] De tijd van zwart is om
    }
outcome-wins =
    { $who ->
        [you] jij wint
        [white] wit wint
       *[black] zwart wint
    }
draw-agreed = Remise in onderling overleg.
draw-repetition = Remise: voor de derde keer dezelfde stand.
draw-quiet =
    Remise: { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } van elke speler zonder slag en zonder { $resets ->
        [capture-or-crown] nieuwe dam.
       *[capture-or-man] zet van een schijf.
    }
draw-ending =
    Remise: dit eindspel is niet gewonnen in { $moves ->
        [one] 1 zet.
       *[other] { $moves } zetten.
    }
offer-draw = Remise aanbieden
agree-draw = Remise aannemen
decline-draw = Afslaan
draw-offered =
    { $side ->
        [white] Wit biedt remise aan.
       *[black] Zwart biedt remise aan.
    }
claim-draw = Remise opeisen
resign = Opgeven
looking-back = Je kijkt terug. Speel vanaf hier verder of ga weer vooruit.
play-on = Vanaf hier verderspelen
restore-game = Vorige partij terughalen

## Het bord voor schermlezers

board-label = Bord, { $game }
square-empty = { $square }, leeg
square-piece =
    { $square }, { $side ->
        [white] witte
       *[black] zwarte
    } { $rank ->
        [man] schijf
       *[king] dam
    }
mark-selected = gekozen
mark-can-move = kan zetten
mark-can-capture = kan slaan
mark-must-capture = moet slaan
mark-destination = hier kun je heen
mark-capture-destination = hier kun je heen, met slag
mark-victim = wordt dan geslagen
mark-last-from = hier begon de laatste zet
mark-last-to = hier eindigde de laatste zet
mark-waiting = geslagen, gaat na de zet van het bord
mark-reason = dit is de reden

## Waarom, en wat één keer gezegd wordt

show-rule = Waarom?
house-rule = Nieuwe partij zonder slagplicht
all-rules = Alle regels van dit spel
lesson-duty = Bij dammen geldt: wie kan slaan, moet slaan, met een van de stukken tussen haken.
lesson-backward = In dit spel slaan schijven ook achteruit.
lesson-flying = In dit spel vliegt een dam: over een vrije lijn gaat zij zo ver als je wilt.
lesson-strike = Turkse slag: geslagen stukken staan in de weg tot de zet klaar is.
counter-reset = De telling voor remise begint opnieuw.
mark-goal = hier moet je zet eindigen

## De regels in zinnen

kings-short = Dam gaat één veld ver
kings-flying = Vliegende dammen
rule-board = Het bord heeft { $width }×{ $height } velden; elke speler begint met { $men } schijven.
rule-first =
    { $side ->
        [white] Wit begint.
       *[black] Zwart begint.
    }
rule-steps = De stukken staan op de donkere velden en gaan schuin, langs de diagonalen, naar een vrij veld.
rule-man-moves = Een schijf gaat één veld vooruit.
rule-man-forward = Een schijf slaat alleen vooruit.
rule-man-all-ways = Een schijf slaat vooruit en achteruit.
rule-prey-any = Een schijf mag schijven en dammen slaan.
rule-prey-men = Een schijf kan geen dam slaan.
rule-king-short = Een dam gaat één veld ver, vooruit of achteruit, en slaat ook in beide richtingen.
rule-king-flying = Een dam vliegt: zij gaat vooruit en achteruit zo ver als de lijn vrij is, en slaat van elke afstand.
rule-landing-free = Een slaande dam mag op elk vrij veld achter het geslagen stuk landen.
rule-landing-go-on = Een slaande dam moet landen waar zij verder kan slaan; is er zo’n veld niet, dan op elk vrij veld achter het stuk.
rule-landing-behind = Een slaande dam landt op het veld direct achter het geslagen stuk.
rule-jumps = Slaan is springen over een stuk van de tegenstander naar een vrij veld erachter. Over eigen stukken en over twee stukken achter elkaar kun je niet springen.
rule-finish = De slag gaat door zolang het stuk verder kan slaan; alle sprongen samen zijn één zet.
rule-choice-free = Kun je op meer manieren slaan, dan is de keus vrij: meerslag gaat niet voor.
rule-choice-order = Kun je op meer manieren slaan, dan beslist wat hier volgt, in deze volgorde; de rest is vrije keus.
rule-choice-step = Kun je op meer manieren slaan, dan beslist wat hier volgt; de rest is vrije keus.
rule-quantity = Meerslag gaat voor: je moet zo veel mogelijk stukken slaan.
rule-with-king = Een dam die kan slaan, gaat voor een schijf.
rule-most-kings = De slag die meer dammen neemt, gaat voor.
rule-kings-earliest = De slag die eerder bij een dam komt, gaat voor.
rule-crown-ends = Een schijf die de laatste rij bereikt, wordt dam, en haar zet is klaar.
rule-crown-king = Een schijf die de laatste rij bereikt, wordt meteen dam; is zij aan het slaan, dan slaat zij als dam verder.
rule-crown-man = Een schijf die haar zet op de laatste rij beëindigt, wordt dam; kan zij vandaar verder slaan, dan doet zij dat als schijf.
rule-lift-after = Geslagen stukken gaan pas na de zet van het bord: tot dan staan ze in de weg, en geen stuk mag twee keer worden geslagen.
rule-lift-at-once = Geslagen stukken gaan meteen van het bord.
rule-goal-usual = Wie geen stukken meer heeft of niet meer kan zetten, verliest.
rule-goal-losing = Wie geen stukken meer heeft of niet meer kan zetten, wint.
rule-repetition-claim = Komt dezelfde stand voor de derde keer voor, dan kan elke speler remise opeisen.
rule-repetition-drawn = Komt dezelfde stand voor de derde keer voor, dan is het remise.
rule-limit-quiet =
    Na { $moves } zetten van elke speler zonder slag en zonder { $resets ->
        [capture-or-crown] nieuwe dam is het remise.
       *[capture-or-man] zet van een schijf is het remise.
    }
rule-limit-lone-king =
    { $kings ->
        [0] Eén dam alleen tegen { $pieces } stukken: na { $moves } zetten van elke speler is het remise.
        [one] Eén dam alleen tegen { $pieces } stukken, waaronder een dam: na { $moves } zetten van elke speler is het remise.
       *[other] Eén dam alleen tegen { $pieces } stukken, waaronder ten minste { $kings } dammen: na { $moves } zetten van elke speler is het remise.
    }
rule-limit-both-kings =
    Met { $pieces } stukken op het bord en dammen aan beide kanten: na { $moves } zetten van elke speler zonder slag en zonder { $resets ->
        [capture-or-crown] nieuwe dam is het remise.
       *[capture-or-man] zet van een schijf is het remise.
    }
rule-road-lone = Dit geldt zolang die ene dam op de lange lijn staat.
rule-road-stronger = Dit geldt zolang de sterkere kant een dam op de lange lijn heeft.

## Aankondigingen

said-move =
    { $who ->
        [you] Jij
        [white] Wit
       *[black] Zwart
    }: { $from } naar { $to }.
said-capture =
    { $who ->
        [you] Jij
        [white] Wit
       *[black] Zwart
    }: { $from } slaat { $count }, tot { $to }.
said-crown = Nieuwe dam.
said-new-game = Nieuwe partij: { $game }.
said-undo = Teruggenomen.
said-redo = Opnieuw gezet.
said-flip =
    { $side ->
        [white] Wit staat nu onder.
       *[black] Zwart staat nu onder.
    }

## Storingen

worker-restarted = De computer moest opnieuw starten. Hij denkt nog eens na.
worker-failed = De computer als tegenstander start niet. Je partij blijft bewaard.
try-again = Opnieuw proberen
dismiss = Sluiten
saved-dropped = De bewaarde partij was niet te lezen; dit is een nieuwe.
storage-blocked = Je browser laat deze pagina niets bewaren: na het sluiten is de partij weg.
new-version = Er is een nieuwe versie. Ze komt met je volgende partij.
load-now = Nu laden
copied = Gekopieerd.
copy-failed = Kopiëren is niet gelukt.

## Volgende partijen, en wat bij een partij hoort

options-title = Opties van de partij
rematch = Revanche
hint = Tip
hint-shown = Tip: { $text }
hint-wins =
    Tip: { $text }, wint in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
hint-loses =
    Tip: { $text }, verliest in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
hint-draws = Tip: { $text }, remise bij het beste spel
hints-given = Tips: { $count }
hint-sought = Een goede zet wordt gezocht…
offer-weighed = De computer denkt na over je aanbod…
draw-declined = De computer slaat de remise af.
from-next-game = Dit geldt vanaf de volgende partij.
clock-left = Tijd over: { $minutes } min { $seconds } s
player-score = Punten: { $points }
reset-score = Stand op nul zetten
seat-title = Jouw schijven
seat-first = Wie begint
seat-dark = Donkere
seat-light = Lichte
seat-chance = Toeval
pace-title = Klok
pace-free = Geen
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Voorgift: minder schijven bij de tegenstander
odds-none = Geen
odds-men =
    { $men ->
        [one] 1 schijf
       *[other] { $men } schijven
    }
custom-switch = Beginnen volgens traditie
custom-line =
    { $side ->
        [white] Wit
       *[black] Zwart
    } doet de eerste zet.
lie-switch = Bord draaien volgens traditie
lie-line = Het veld rechtsonder is donker.
opening-switch = Opening loten
opening-line = De eerste zetten worden uit de toernooilijst geloot; de traditionele kleur begint.
draws-switch = Remise zoals in toernooien
draws-line = Volgens de regels van de bond.
hints-switch = Tips
hints-line = Een knop toont de zet die de computer op volle kracht zou doen.
results-title = Uitslagen
results-won = Gewonnen
results-drawn = Remise
results-lost = Verloren
mark-hint-from = tip: zet dit stuk
mark-hint-to = tip: ga hierheen

## Wat je ziet en hoort

set-title = Bord en schijven
set-wood = Hout
set-paper = Papier
set-slate = Leisteen
set-contrast = Hoog contrast
labels-switch = Namen van de velden
labels-line = Nummers of letters op het bord.
speed-title = Animatie
speed-normal = Normaal
speed-fast = Snel
speed-slow = Langzaam
speed-off = Uit
turning-title = Draaien naar wie aan zet is
turning-never = Niets
turning-board = Het bord
turning-pieces = Alleen de stukken
sound-switch = Geluid
sound-line = Zetten, slagen en het einde van de partij zijn te horen.
typed = Jouw zet: { $text }
