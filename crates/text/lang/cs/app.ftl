# Slova hry česky. Bílý a černý jsou strany; figura je kámen nebo dáma.

list-separator = {", "}

## Nabídka

menu-open = Nabídka
menu-close = Zavřít nabídku
menu-title = Nabídka
menu-new-game = Nová partie
menu-undo = Zpět
menu-redo = Znovu
menu-flip = Otočit
menu-copy = Kopírovat partii (PDN)
menu-game = Partie
menu-rules = Pravidla
menu-opponent = Soupeř
menu-board = Deska

## Druhy dámy

american = Anglická
american-game = Anglická dáma
american-line = Také americká čili checkers: kameny berou jen vpřed, dámy chodí o jedno pole.
russian = Ruská
russian-game = Ruská dáma
russian-line = Dámy chodí libovolně daleko, kameny berou i vzad a braní si hráč vybírá.
brazilian = Brazilská
brazilian-game = Brazilská dáma
brazilian-line = Mezinárodní pravidla na 64 polích: musí se vzít co nejvíce figur.
spanish = Španělská
spanish-game = Španělská dáma
spanish-line = Dámy chodí libovolně daleko, kameny berou jen vpřed; nejdřív rozhoduje počet figur, pak počet dam.
italian = Italská
italian-game = Italská dáma
italian-line = Dámy chodí o jedno pole, ale kámen je brát nemůže. Braní má přísné pořadí.
czech = Česká
czech-game = Česká dáma
czech-line = Dámy chodí libovolně daleko, kameny berou jen vpřed. Dáma má v braní přednost.
pool = Pool
pool-game = Pool checkers
pool-line = Dámy chodí libovolně daleko, bere se i vzad; kámen se mění v dámu, jen když tah v poslední řadě skončí.
international = Mezinárodní
international-game = Mezinárodní dáma
international-line = Stopolová, na desce 10×10: dámy chodí libovolně daleko a musí se vzít co nejvíce figur.
own-rules = Vlastní pravidla
forced-capture = Povinné braní
forced-capture-on = Kdo může brát, musí brát.
forced-capture-off = Domácí pravidlo: braní se smí vynechat. Začaté se musí dokončit.
game-without-duty = { $game } bez povinného braní

## Soupeři

friend = Dva hráči u jedné obrazovky
versus-easy = Počítač, lehký
versus-medium = Počítač, střední
versus-hard = Počítač, těžký
friend-line = Na tomto zařízení se střídáte v tazích.

## Hráči a tahy

you = Vy
side-name =
    { $side ->
        [white] Bílý
       *[black] Černý
    }
pieces-left =
    { $side ->
        [white] Bílý
       *[black] Černý
    }: { $count ->
        [one] 1 figura
        [few] { $count } figury
       *[other] { $count } figur
    }
captured-pieces =
    { $side ->
        [white] Bílý ztratil
       *[black] Černý ztratil
    } { $count ->
        [one] 1 figuru
        [few] { $count } figury
       *[other] { $count } figur
    }
move-list = Tahy
move-list-empty = Zatím žádné tahy
move-start = Začátek partie
move-entry = Tah { $number }: { $text }

## Řádek pod deskou

turn-yours = Jste na tahu
turn-computer = Počítač přemýšlí…
turn-side =
    { $side ->
        [white] Na tahu je bílý
       *[black] Na tahu je černý
    }
must-capture =
    { $pieces ->
        [one] Jste na tahu. Musíte brát: může jedna figura.
        [few] Jste na tahu. Musíte brát: mohou { $pieces } figury.
       *[other] Jste na tahu. Musíte brát: může { $pieces } figur.
    }
must-take =
    { $most ->
        [one] Jste na tahu. Musíte vzít 1 figuru.
        [few] Jste na tahu. Musíte vzít { $most } figury.
       *[other] Jste na tahu. Musíte vzít { $most } figur.
    }
must-capture-side =
    { $side ->
        [white] Bílý
       *[black] Černý
    } { $pieces ->
        [one] musí brát: může jedna figura.
        [few] musí brát: mohou { $pieces } figury.
       *[other] musí brát: může { $pieces } figur.
    }
must-take-side =
    { $side ->
        [white] Bílý
       *[black] Černý
    } { $most ->
        [one] musí vzít 1 figuru.
        [few] musí vzít { $most } figury.
       *[other] musí vzít { $most } figur.
    }
pick-target = Kam? Vyberte označené pole.
choose-way = Vede tam více cest: vyberte další pole.
go-on = Braní pokračuje: vyberte další pole.
draw-counter =
    { $left ->
        [one] Do remízy zbývá každému 1 tah.
        [few] Do remízy zbývají každému { $left } tahy.
       *[other] Do remízy zbývá každému { $left } tahů.
    }

## Co nejde a proč

refused-game-over = Partie skončila.
refused-no-piece = Tady žádná figura není.
refused-not-your-piece =
    { $turn ->
        [white] Na tahu je bílý.
       *[black] Na tahu je černý.
    }
refused-must-capture =
    { $pieces ->
        [one] Musíte brát: může označená figura.
        [few] Musíte brát: mohou { $pieces } označené figury.
       *[other] Musíte brát: může { $pieces } označených figur.
    }
refused-must-take-most =
    { $takes ->
        [0] Takto nevezmete nic
        [one] Takto vezmete jen 1 figuru
        [few] Takto vezmete jen { $takes } figury
       *[other] Takto vezmete jen { $takes } figur
    }: musíte vzít { $most }.
refused-must-take-with-king = Musíte brát dámou: má přednost před kamenem.
refused-must-take-most-kings =
    { $takes ->
        [0] Takto nevezmete žádnou dámu
        [one] Takto vezmete jen 1 dámu
        [few] Takto vezmete jen { $takes } dámy
       *[other] Takto vezmete jen { $takes } dam
    }: musíte vzít { $most }.
refused-must-meet-king-earlier = Musíte zvolit braní, které dříve narazí na dámu.
refused-must-go-on = Braní pokračuje: vyberte označené pole.
refused-must-land-to-go-on = Musíte dopadnout tam, odkud lze brát dál: na označené pole.
refused-cannot-take-king = Kámen nemůže vzít dámu.
refused-cannot-take-backward = Kámen bere jen vpřed.
refused-cannot-move-backward = Kámen chodí jen vpřed.
refused-one-square-only = Tato figura chodí o jedno pole.
refused-already-jumped = Stejnou figuru nelze přeskočit dvakrát.
refused-blocked = Cesta je zahrazená.
refused-occupied = Toto pole je obsazené.
refused-not-on-line = Figury chodí po diagonálách.
refused-own-piece = Vlastní figury nelze přeskočit.
refused-two-in-a-row = Dvě figury těsně za sebou nelze přeskočit.
refused-must-land-just-behind = Musíte dopadnout na pole hned za vzatou figurou.

## Výsledek a remíza

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] Nemáte už žádné figury
        [white] Bílý už nemá žádné figury
       *[black] Černý už nemá žádné figury
    }
reason-no-moves =
    { $who ->
        [you] Nemáte čím táhnout
        [white] Bílý nemá čím táhnout
       *[black] Černý nemá čím táhnout
    }
reason-resigned =
    { $who ->
        [you] Vzdali jste partii
        [white] Bílý se vzdal
       *[black] Černý se vzdal
    }
reason-out-of-time =
    { $who ->
        [you] Vypršel vám čas
        [white] Bílému vypršel čas
       *[black] Černému vypršel čas
    }
outcome-wins =
    { $who ->
        [you] vyhráváte
        [white] bílý vyhrává
       *[black] černý vyhrává
    }
draw-agreed = Remíza dohodou.
draw-repetition = Remíza: stejná pozice potřetí.
draw-quiet =
    Remíza: { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } každé strany bez braní a bez { $resets ->
        [capture-or-crown] nové dámy.
       *[capture-or-man] tahu kamenem.
    }
draw-ending =
    Remíza: tato koncovka nebyla vyhrána během { $moves ->
        [one] 1 tahu.
        [few] { $moves } tahů.
       *[other] { $moves } tahů.
    }
offer-draw = Nabídnout remízu
agree-draw = Přijmout remízu
decline-draw = Odmítnout
draw-offered =
    { $side ->
        [white] Bílý nabízí remízu.
       *[black] Černý nabízí remízu.
    }
claim-draw = Požadovat remízu
resign = Vzdát se
looking-back = Díváte se na dřívější pozici. Hrajte odtud, nebo se vraťte k poslednímu tahu.
play-on = Hrát odtud
restore-game = Vrátit předchozí partii

## Deska pro odečítače obrazovky

board-label = Deska, { $game }
square-empty = { $square }, prázdné
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] bílý kámen
           *[black] černý kámen
        }
       *[king] { $side ->
            [white] bílá dáma
           *[black] černá dáma
        }
    }
mark-selected = vybráno
mark-can-move = může táhnout
mark-can-capture = může brát
mark-must-capture = musí brát
mark-destination = sem lze táhnout
mark-capture-destination = sem lze táhnout s braním
mark-victim = bude vzato
mark-last-from = zde začal poslední tah
mark-last-to = zde skončil poslední tah
mark-waiting = vzato, zmizí po tahu
mark-reason = to je důvod

## Proč, a co se říká jednou

show-rule = Proč?
house-rule = Nová partie bez povinného braní
all-rules = Všechna pravidla této hry
lesson-duty = V dámě platí: kdo může brát, musí brát – některou z figur v závorkách.
lesson-backward = V této hře berou kameny i vzad.
lesson-flying = V této hře chodí dámy po volné diagonále libovolně daleko.
lesson-strike = Turecký úder: vzaté figury stojí v cestě, dokud tah neskončí.
counter-reset = Počítání do remízy začíná znovu.
mark-goal = tady má váš tah skončit

## Pravidla ve větách

kings-short = Dámy chodí o jedno pole
kings-flying = Dámy chodí daleko
rule-board = Deska má { $width }×{ $height } polí; každá strana začíná s { $men } kameny.
rule-first =
    { $side ->
        [white] Začíná bílý.
       *[black] Začíná černý.
    }
rule-steps = Figury stojí na tmavých polích a chodí po diagonálách na volné pole.
rule-man-moves = Kámen chodí o jedno pole vpřed.
rule-man-forward = Kámen bere jen vpřed.
rule-man-all-ways = Kámen bere vpřed i vzad.
rule-prey-any = Kámen smí brát kameny i dámy.
rule-prey-men = Kámen nemůže vzít dámu.
rule-king-short = Dáma chodí o jedno pole vpřed nebo vzad a stejně tak oběma směry bere.
rule-king-flying = Dáma chodí vpřed i vzad tak daleko, jak je diagonála volná, a bere z jakékoli vzdálenosti.
rule-landing-free = Dáma smí při braní dopadnout na kterékoli volné pole za přeskočenou figurou.
rule-landing-go-on = Dáma musí při braní dopadnout tam, odkud může brát dál; není-li takové pole, na kterékoli volné za přeskočenou figurou.
rule-landing-behind = Dáma při braní dopadne na pole hned za přeskočenou figurou.
rule-jumps = Bere se přeskočením soupeřovy figury na volné pole za ní. Vlastní figury ani dvě figury těsně za sebou přeskočit nelze.
rule-finish = Braní pokračuje, dokud figura může brát; všechny její skoky jsou jeden tah.
rule-choice-free = Z několika braní si můžete vybrat kterékoli, i když jiné vezme více.
rule-choice-order = Mezi několika braními rozhoduje postupně to, co následuje; zbytek je na vás.
rule-choice-step = Mezi několika braními rozhoduje to, co následuje; zbytek je na vás.
rule-quantity = Musí se vzít co nejvíce figur.
rule-with-king = Dáma, která může brát, má přednost před kamenem.
rule-most-kings = Braní, které vezme více dam, má přednost.
rule-kings-earliest = Braní, které dříve narazí na dámu, má přednost.
rule-crown-ends = Kámen, který dojde do poslední řady, se mění v dámu a jeho tah končí.
rule-crown-king = Kámen, který dojde do poslední řady, se hned mění v dámu; pokud právě bere, bere dál jako dáma.
rule-crown-man = Kámen, jehož tah skončí v poslední řadě, se mění v dámu; pokud odtud může brát dál, bere jako kámen.
rule-lift-after = Vzaté figury se odstraní z desky až po tahu: do té doby stojí v cestě a žádnou nelze přeskočit dvakrát.
rule-lift-at-once = Vzaté figury se odstraní z desky hned po přeskočení.
rule-goal-usual = Kdo nemá figury nebo nemá čím táhnout, prohrává.
rule-goal-losing = Kdo nemá figury nebo nemá čím táhnout, vyhrává.
rule-repetition-claim = Když stejná pozice nastane potřetí, může kterýkoli hráč požadovat remízu.
rule-repetition-drawn = Když stejná pozice nastane potřetí, končí partie remízou.
rule-limit-quiet =
    Po { $moves ->
        [one] 1 tahu
        [few] { $moves } tazích
       *[other] { $moves } tazích
    } každé strany bez braní a bez { $resets ->
        [capture-or-crown] nové dámy
       *[capture-or-man] tahu kamenem
    } končí partie remízou.
rule-limit-lone-king =
    { $kings ->
        [0] Samotná dáma proti { $pieces } figurám
        [one] Samotná dáma proti { $pieces } figurám, z toho aspoň 1 dámě
        [few] Samotná dáma proti { $pieces } figurám, z toho aspoň { $kings } dámám
       *[other] Samotná dáma proti { $pieces } figurám, z toho aspoň { $kings } dámám
    }: po { $moves ->
        [one] 1 tahu
        [few] { $moves } tazích
       *[other] { $moves } tazích
    } každé strany končí partie remízou.
rule-limit-both-kings =
    Zbývá-li na desce { $pieces } figur a dámy mají obě strany: po { $moves ->
        [one] 1 tahu
        [few] { $moves } tazích
       *[other] { $moves } tazích
    } každé strany bez braní a bez { $resets ->
        [capture-or-crown] nové dámy
       *[capture-or-man] tahu kamenem
    } končí partie remízou.
rule-road-lone = Platí to, dokud samotná dáma stojí na hlavní, nejdelší diagonále.
rule-road-stronger = Platí to, dokud má silnější strana dámu na hlavní, nejdelší diagonále.

## Hlášení

said-move =
    { $who ->
        [you] Vy
        [white] Bílý
       *[black] Černý
    }: { $from } na { $to }.
said-capture =
    { $who ->
        [you] Vy
        [white] Bílý
       *[black] Černý
    }: { $from } bere { $count }, dopadá na { $to }.
said-crown = Nová dáma.
said-new-game = Nová partie: { $game }.
said-undo = Tah vrácen.
said-redo = Tah zopakován.
said-flip =
    { $side ->
        [white] Bílý je teď dole.
       *[black] Černý je teď dole.
    }

## Potíže

worker-restarted = Počítač se musel spustit znovu. Přemýšlí ještě jednou.
worker-failed = Počítačový soupeř se nespustil. Vaše partie zůstává uložená.
try-again = Zkusit znovu
dismiss = Zavřít
saved-dropped = Uloženou partii se nepodařilo přečíst, proto začala nová.
storage-blocked = Prohlížeč této stránce nedovolí ukládat: až ji zavřete, partie zmizí.
new-version = Je tu nová verze. Přijde s vaší příští partií.
load-now = Načíst hned
copied = Zkopírováno.
copy-failed = Kopírování se nepodařilo.

## Příští partie a co k nim patří

options-title = Nastavení partie
rematch = Odveta
hint = Rada
hint-shown = Nápověda: { $text }
hint-wins =
    Nápověda: { $text }, vyhrává během { $moves ->
        [one] 1 tahu
        [few] { $moves } tahů
       *[other] { $moves } tahů
    }
hint-loses =
    Nápověda: { $text }, prohrává během { $moves ->
        [one] 1 tahu
        [few] { $moves } tahů
       *[other] { $moves } tahů
    }
hint-draws = Nápověda: { $text }, remíza při nejlepší hře
hints-given = Nápovědy: { $count }
hint-sought = Hledá se dobrý tah…
offer-weighed = Počítač zvažuje vaši nabídku…
draw-declined = Počítač remízu odmítá.
from-next-game = Platí od příští partie.
clock-left = Zbývá: { $minutes } min { $seconds } s
player-score = Body: { $points }
reset-score = Vynulovat skóre
seat-title = Vaše kameny
seat-first = Ty, které začínají
seat-dark = Tmavé
seat-light = Světlé
seat-chance = Losem
pace-title = Hodiny
pace-free = Žádné
pace-minutes = { $minutes } min
pace-increment = { $minutes } min + { $seconds } s
odds-title = Hendikep: soupeř má méně kamenů
odds-none = Žádný
odds-men =
    { $men ->
        [one] 1 kámen
        [few] { $men } kameny
       *[other] { $men } kamenů
    }
custom-switch = Začínat podle tradice
custom-line =
    { $side ->
        [white] Bílý
       *[black] Černý
    } táhne první.
lie-switch = Deska podle tradice
lie-line = Pravé dolní pole je tmavé.
opening-switch = Losované zahájení
opening-line = První tahy se losují z turnajového seznamu; začíná strana podle tradice.
draws-switch = Remízy jako na turnaji
draws-line = Podle pravidel federace.
hints-switch = Nápovědy
hints-line = Tlačítko ukáže tah, který by počítač zahrál v plné síle.
results-title = Výsledky
results-won = Výhry
results-drawn = Remízy
results-lost = Prohry
mark-hint-from = nápověda: táhněte touto figurou
mark-hint-to = nápověda: táhněte sem

## Co je vidět a slyšet

set-title = Deska a kameny
set-wood = Dřevo
set-paper = Papír
set-slate = Břidlice
set-contrast = Vysoký kontrast
labels-switch = Názvy polí
labels-line = Čísla nebo písmena na desce.
speed-title = Animace
speed-normal = Normální
speed-fast = Rychlá
speed-slow = Pomalá
speed-off = Vypnutá
turning-title = Otáčet k hráči, který je na tahu
turning-never = Nic
turning-board = Desku
turning-pieces = Jen kameny
sound-switch = Zvuk
sound-line = Tahy, braní a konec partie jsou slyšet.
typed = Váš tah: { $text }
