# Spelets ord på svenska. Vit och svart är sidorna; en pjäs är en bricka eller en dam.

list-separator = {", "}

## Meny

menu-open = Meny
menu-close = Stäng menyn
menu-title = Meny
menu-new-game = Nytt parti
menu-undo = Ångra
menu-redo = Igen
menu-flip = Vänd
menu-copy = Kopiera partiet (PDN)
menu-game = Parti
menu-rules = Regler
menu-opponent = Motståndare
menu-board = Bräde

## Varianter

american = Amerikansk
american-game = Amerikansk dam
american-line = Kallas också engelsk dam: brickor slår bara framåt, damer går en ruta.
russian = Rysk
russian-game = Rysk dam
russian-line = Damer går hur långt som helst, brickor slår även bakåt, och man väljer slag fritt.
brazilian = Brasiliansk
brazilian-game = Brasiliansk dam
brazilian-line = De internationella reglerna på 64 rutor: man måste slå så många som möjligt.
spanish = Spansk
spanish-game = Spansk dam
spanish-line = Damer går hur långt som helst, brickor slår bara framåt; flest pjäser först, sedan flest damer.
italian = Italiensk
italian-game = Italiensk dam
italian-line = Damer går en ruta, men ingen bricka kan slå dem. Strikt ordning mellan slagen.
czech = Tjeckisk
czech-game = Tjeckisk dam
czech-line = Damer går hur långt som helst, brickor slår bara framåt. Kan en dam slå, måste en dam göra det.
pool = Pool
pool-game = Pool checkers
pool-line = Damer går hur långt som helst, slag även bakåt; en bricka blir dam bara där dess drag slutar.
international = Internationell
international-game = Internationell dam
international-line = Det stora brädet, 10×10: damer går hur långt som helst, och man måste slå så många som möjligt.
own-rules = Egna regler
forced-capture = Slagtvång
forced-capture-on = Den som kan slå måste slå.
forced-capture-off = Husregel: man får låta bli att slå. Ett påbörjat slag måste fullföljas.
game-without-duty = { $game } utan slagtvång

## Motståndare

friend = Två vid samma skärm
versus-easy = Datorn, lätt
versus-medium = Datorn, medel
versus-hard = Datorn, svår
friend-line = Ni turas om på den här enheten.

## Spelare och drag

you = Du
side-name =
    { $side ->
        [white] Vit
       *[black] Svart
    }
pieces-left =
    { $side ->
        [white] Vit
       *[black] Svart
    }: { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    }
captured-pieces =
    { $side ->
        [white] Vit har förlorat
       *[black] Svart har förlorat
    } { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    }
move-list = Drag
move-list-empty = Inga drag än
move-start = Partiets början
move-entry = Drag { $number }: { $text }

## Raden under brädet

turn-yours = Ditt drag
turn-computer = Datorn tänker …
turn-side =
    { $side ->
        [white] Vit vid draget
       *[black] Svart vid draget
    }
must-capture =
    { $pieces ->
        [one] Ditt drag. Du måste slå: en pjäs kan.
       *[other] Ditt drag. Du måste slå: { $pieces } pjäser kan.
    }
must-take =
    { $most ->
        [one] Ditt drag. Du måste slå 1 pjäs.
       *[other] Ditt drag. Du måste slå { $most } pjäser.
    }
must-capture-side =
    { $side ->
        [white] Vit
       *[black] Svart
    } { $pieces ->
        [one] måste slå: en pjäs kan.
       *[other] måste slå: { $pieces } pjäser kan.
    }
must-take-side =
    { $side ->
        [white] Vit
       *[black] Svart
    } { $most ->
        [one] måste slå 1 pjäs.
       *[other] måste slå { $most } pjäser.
    }
pick-target = Vart? Välj en markerad ruta.
choose-way = Det finns flera vägar: välj nästa ruta.
go-on = Slaget fortsätter: välj nästa ruta.
draw-counter =
    { $left ->
        [one] Remi efter ytterligare 1 drag av vardera sidan.
       *[other] Remi efter ytterligare { $left } drag av vardera sidan.
    }

## Vad som inte går, och varför

refused-game-over = Partiet är slut.
refused-no-piece = Här står ingen pjäs.
refused-not-your-piece =
    { $turn ->
        [white] Det är vits drag.
       *[black] Det är svarts drag.
    }
refused-must-capture =
    { $pieces ->
        [one] Du måste slå: den markerade pjäsen kan.
       *[other] Du måste slå: { $pieces } markerade pjäser kan.
    }
refused-must-take-most =
    { $takes ->
        [0] Så slår du ingenting
        [one] Så slår du bara 1 pjäs
       *[other] Så slår du bara { $takes } pjäser
    }: du måste slå { $most }.
refused-must-take-with-king = Du måste slå med en dam: den går före en bricka.
refused-must-take-most-kings =
    { $takes ->
        [0] Så slår du ingen dam
        [one] Så slår du bara 1 dam
       *[other] Så slår du bara { $takes } damer
    }: du måste slå { $most }.
refused-must-meet-king-earlier = Du måste välja slaget som möter en dam tidigare.
refused-must-go-on = Slaget fortsätter: välj en markerad ruta.
refused-must-land-to-go-on = Landa där du kan slå vidare: på en markerad ruta.
refused-cannot-take-king = En bricka kan inte slå en dam.
refused-cannot-take-backward = En bricka slår bara framåt.
refused-cannot-move-backward = En bricka går bara framåt.
refused-one-square-only = Den här pjäsen går en ruta i taget.
refused-already-jumped = Samma pjäs får inte hoppas över två gånger.
refused-blocked = Vägen är spärrad.
refused-occupied = Rutan är upptagen.
refused-not-on-line = Pjäserna går längs diagonalerna.
refused-own-piece = Egna pjäser kan inte hoppas över.
refused-two-in-a-row = Två pjäser i rad kan inte hoppas över.
refused-must-land-just-behind = Landa på rutan närmast bakom den slagna pjäsen.

## Resultat och remi

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Du har inga pjäser kvar
        [white] Vit har inga pjäser kvar
       *[black] Svart har inga pjäser kvar
    }
reason-no-moves =
    { $who ->
        [you] Du har inget drag
        [white] Vit har inget drag
       *[black] Svart har inget drag
    }
reason-resigned =
    { $who ->
        [you] Du har gett upp
        [white] Vit har gett upp
       *[black] Svart har gett upp
    }
reason-out-of-time =
    { $who ->
        [you] Din tid är slut
        [white] Vits tid är slut
       *[black] Svarts tid är slut
    }
outcome-wins =
    { $who ->
        [you] du vinner
        [white] vit vinner
       *[black] svart vinner
    }
draw-agreed = Remi: ni är överens.
draw-repetition = Remi: samma ställning för tredje gången.
draw-quiet =
    Remi: { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    } av vardera sidan utan slag och utan { $resets ->
        [capture-or-crown] ny dam.
       *[capture-or-man] drag med en bricka.
    }
draw-ending =
    Remi: slutspelet vanns inte på { $moves ->
        [one] 1 drag.
       *[other] { $moves } drag.
    }
offer-draw = Erbjud remi
agree-draw = Acceptera remi
decline-draw = Avböj
draw-offered =
    { $side ->
        [white] Vit erbjuder remi.
       *[black] Svart erbjuder remi.
    }
claim-draw = Kräv remi
resign = Ge upp
looking-back = Du ser tillbaka. Spela vidare härifrån, eller gå framåt igen.
play-on = Spela vidare härifrån
restore-game = Hämta tillbaka förra partiet

## Brädet för skärmläsare

board-label = Bräde, { $game }
square-empty = { $square }, tom
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] vit bricka
           *[black] svart bricka
        }
       *[king] { $side ->
            [white] vit dam
           *[black] svart dam
        }
    }
mark-selected = vald
mark-can-move = kan gå
mark-can-capture = kan slå
mark-must-capture = måste slå
mark-destination = hit kan du gå
mark-capture-destination = hit kan du gå och slå
mark-victim = blir slagen
mark-last-from = här började senaste draget
mark-last-to = här slutade senaste draget
mark-waiting = slagen, försvinner efter draget
mark-reason = det är därför

## Varför, och vad som sägs en gång

show-rule = Varför?
house-rule = Nytt parti utan slagtvång
all-rules = Alla regler i det här spelet
lesson-duty = I dam gäller: den som kan slå måste slå, med en av pjäserna inom hakparentes.
lesson-backward = I det här spelet slår brickor även bakåt.
lesson-flying = I det här spelet går damer hur långt som helst längs en fri diagonal.
lesson-strike = Turkiskt slag: slagna pjäser står i vägen tills draget är slut.
counter-reset = Räkningen mot remi börjar om.
mark-goal = här ska ditt drag sluta

## Reglerna i meningar

kings-short = Damer går en ruta
kings-flying = Damer går långt
rule-board = Brädet har { $width }×{ $height } rutor; vardera sidan börjar med { $men } brickor.
rule-first =
    { $side ->
        [white] Vit börjar.
       *[black] Svart börjar.
    }
rule-steps = Pjäserna står på de mörka rutorna och går längs diagonalerna till en fri ruta.
rule-man-moves = En bricka går en ruta framåt.
rule-man-forward = En bricka slår bara framåt.
rule-man-all-ways = En bricka slår framåt och bakåt.
rule-prey-any = En bricka får slå brickor och damer.
rule-prey-men = En bricka kan inte slå en dam.
rule-king-short = En dam går en ruta, framåt eller bakåt, och slår också åt båda hållen.
rule-king-flying = En dam går framåt och bakåt så långt diagonalen är fri, och slår från vilket avstånd som helst.
rule-landing-free = En dam som slår får landa på vilken fri ruta som helst bakom pjäsen den hoppar över.
rule-landing-go-on = En dam som slår måste landa där den kan slå vidare; finns ingen sådan ruta, på vilken fri ruta som helst bakom pjäsen.
rule-landing-behind = En dam som slår landar på rutan närmast bakom pjäsen den hoppar över.
rule-jumps = Man slår genom att hoppa över en av motståndarens pjäser till en fri ruta bakom den. Egna pjäser och två pjäser i rad kan inte hoppas över.
rule-finish = Slaget fortsätter så länge pjäsen kan slå; alla dess hopp är ett drag.
rule-choice-free = Bland flera slag väljer man fritt, även om ett annat tar fler.
rule-choice-order = Bland flera slag avgör det som följer, i tur och ordning; resten väljer du själv.
rule-choice-step = Bland flera slag avgör det som följer; resten väljer du själv.
rule-quantity = Man måste slå så många pjäser som möjligt.
rule-with-king = En dam som kan slå går före en bricka.
rule-most-kings = Slaget som tar fler damer går före.
rule-kings-earliest = Slaget som möter en dam tidigare går före.
rule-crown-ends = En bricka som når sista raden blir dam, och dess drag är slut.
rule-crown-king = En bricka som når sista raden blir genast dam; håller den på att slå, slår den vidare som dam.
rule-crown-man = En bricka vars drag slutar på sista raden blir dam; kan den slå vidare därifrån, gör den det som bricka.
rule-lift-after = Slagna pjäser tas bort från brädet efter draget: till dess står de i vägen, och ingen får hoppas över två gånger.
rule-lift-at-once = Slagna pjäser tas bort från brädet så snart de hoppats över.
rule-goal-usual = Den som saknar pjäser eller drag förlorar.
rule-goal-losing = Den som saknar pjäser eller drag vinner.
rule-repetition-claim = När samma ställning uppstår för tredje gången får vem som helst av spelarna kräva remi.
rule-repetition-drawn = När samma ställning uppstår för tredje gången är partiet remi.
rule-limit-quiet =
    Efter { $moves } drag av vardera sidan utan slag och utan { $resets ->
        [capture-or-crown] ny dam är partiet remi.
       *[capture-or-man] drag med en bricka är partiet remi.
    }
rule-limit-lone-king =
    { $kings ->
        [0] En ensam dam mot { $pieces } pjäser
        [one] En ensam dam mot { $pieces } pjäser, varav minst en dam
       *[other] En ensam dam mot { $pieces } pjäser, varav minst { $kings } damer
    }: efter { $moves } drag av vardera sidan är partiet remi.
rule-limit-both-kings =
    Med { $pieces } pjäser på brädet och damer på båda sidor: efter { $moves } drag av vardera sidan utan slag och utan { $resets ->
        [capture-or-crown] ny dam är partiet remi.
       *[capture-or-man] drag med en bricka är partiet remi.
    }
rule-road-lone = Det gäller så länge den ensamma damen står på den långa diagonalen.
rule-road-stronger = Det gäller så länge den starkare sidan har en dam på den långa diagonalen.

## Meddelanden

said-move =
    { $who ->
        [you] Du
        [white] Vit
       *[black] Svart
    }: { $from } till { $to }.
said-capture =
    { $who ->
        [you] Du
        [white] Vit
       *[black] Svart
    }: { $from } slår { $count }, till { $to }.
said-crown = Ny dam.
said-new-game = Nytt parti: { $game }.
said-undo = Draget är ångrat.
said-redo = Draget är gjort igen.
said-flip =
    { $side ->
        [white] Vit är nu nederst.
       *[black] Svart är nu nederst.
    }

## Fel

worker-restarted = Datorn fick starta om. Den tänker en gång till.
worker-failed = Datormotståndaren startar inte. Ditt parti finns kvar.
try-again = Försök igen
dismiss = Stäng
saved-dropped = Det sparade partiet gick inte att läsa, så detta är ett nytt.
storage-blocked = Webbläsaren låter inte sidan spara: partiet försvinner när du stänger den.
new-version = Det finns en ny version. Den kommer med ditt nästa parti.
load-now = Hämta den nu
copied = Kopierat.
copy-failed = Det gick inte att kopiera.

## Kommande partier och vad som hör till dem

options-title = Partiinställningar
rematch = Revansch
hint = Tips
hint-shown = Tips: { $text }
hint-wins =
    Tips: { $text }, vinner på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }
hint-loses =
    Tips: { $text }, förlorar på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }
hint-draws = Tips: { $text }, remi med bästa spel
hints-given = Antal tips: { $count }
hint-sought = Söker ett bra drag …
offer-weighed = Datorn överväger ditt förslag …
draw-declined = Datorn avböjer remi.
from-next-game = Det gäller från nästa parti.
clock-left = Tid kvar: { $minutes } min { $seconds } s
player-score = Poäng: { $points }
reset-score = Nollställ ställningen
seat-title = Dina brickor
seat-first = De som börjar
seat-dark = Mörka
seat-light = Ljusa
seat-chance = Lottning
pace-title = Klocka
pace-free = Ingen
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Handikapp: färre brickor för motståndaren
odds-none = Inget
odds-men =
    { $men ->
        [one] 1 bricka
       *[other] { $men } brickor
    }
custom-switch = Börja enligt traditionen
custom-line =
    { $side ->
        [white] Vit
       *[black] Svart
    } börjar.
lie-switch = Vänd brädet enligt traditionen
lie-line = Rutan längst ned till höger är mörk.
opening-switch = Lottad öppning
opening-line = De första dragen lottas ur turneringslistan; den traditionella sidan börjar.
draws-switch = Remi som i turneringar
draws-line = Enligt förbundets regler.
hints-switch = Tips
hints-line = En knapp visar draget som datorn skulle spela med full styrka.
results-title = Resultat
results-won = Vinster
results-drawn = Remier
results-lost = Förluster
mark-hint-from = tips: flytta den här
mark-hint-to = tips: gå hit

## Vad som syns och hörs

set-title = Bräde och brickor
set-wood = Trä
set-paper = Papper
set-slate = Skiffer
set-contrast = Hög kontrast
labels-switch = Rutornas namn
labels-line = Siffror eller bokstäver på brädet.
speed-title = Animering
speed-normal = Normal
speed-fast = Snabb
speed-slow = Långsam
speed-off = Av
turning-title = Vänd mot den som är vid draget
turning-never = Inget
turning-board = Brädet
turning-pieces = Bara brickorna
sound-switch = Ljud
sound-line = Drag, slag och partiets slut hörs.
typed = Ditt drag: { $text }
