# Slova stránek s pravidly česky. Co věta říká o hře, pochází z pravidel samotné hry; vyprávění o každé hře je
# v rules/.

## Adresy

slug-rules = pravidla
slug-optional = bez-povinneho-brani
slug-help = jak-se-hraje
slug-american = anglicka
slug-russian = ruska
slug-brazilian = brazilska
slug-spanish = spanelska
slug-italian = italska
slug-czech = ceska
slug-pool = pool
slug-international = mezinarodni

## Kolem každé stránky

nav-label = Stránky
nav-game = Hrát
nav-rules = Všechna pravidla
nav-help = Jak se tu hraje
nav-help-short = Návod
nav-languages = Jazyky
play-now = Hrát zdarma
play-line = Zdarma, přímo v prohlížeči, bez stahování a bez registrace.
skip = Na text
offer = Tato stránka česky
missing = Tato stránka neexistuje

## Stránka hry

how-title = Jak si ji tu zahrát
how-text = Nabídka (☰) → Pravidla → { $variant }: hned začne nová partie, s počítačem ve třech úrovních nebo ve dvou u jedné obrazovky.
rules-title = Pravidla
part-board = Deska a postavení
part-moves = Tahy
part-captures = Braní
part-choice = Které braní zvolit
part-crown = Proměna v dámu
part-end = Výhra a remíza
tradition-title = Jak se hraje podle tradice a jak zde
tradition-first =
    { $side ->
        [white] Podle tradice začíná bílý.
       *[black] Podle tradice začíná černý.
    } Zde stojí na vaší straně tmavé kameny a začínají; strana, první tah i poloha desky se dají zvolit v nastavení partie.
tradition-same =
    { $side ->
        [white] Jak žádá tradice, začíná bílý a stojí na vaší straně; jinou stranu lze zvolit v nastavení partie.
       *[black] Jak žádá tradice, začíná černý a stojí na vaší straně; jinou stranu lze zvolit v nastavení partie.
    }
tradition-turned = Na oficiální desce je tmavé pole vpravo dole, je to zrcadlový obraz zdejší desky; v nastavení ji lze převrátit.
tradition-draws = Turnaje mají pro remízu vlastní pravidla, která se tu dají zapnout:
compare-title = Srovnání: { $other }
compare-alone = Ve zkratce
compare-rule = Pravidlo
tips-title = Rady
questions-title = Časté otázky
sources-title = Co se píše jinde
others-title = Další hry

## Diagramy

diagram-yes = Smí se
diagram-no = Nesmí se
diagram-try = Zkuste si to
diagram-step = Krok
diagram-again = Ještě jednou
diagram-right = Správně, to se smí.

## Tabulka

row-board = Deska
row-men = Kamenů na každé straně
row-duty = Braní je povinné
row-finish = Začaté braní se musí dokončit
row-backward = Kameny berou vzad
row-flying = Dámy chodí libovolně daleko
row-prey = Kámen smí vzít dámu
row-most = Musí se vzít nejvíc figur
row-precedence = Co rozhoduje potom
row-crown = Kámen, který při braní dojde do poslední řady
row-lift = Vzaté figury se odstraní
cell-yes = ano
cell-no = ne
cell-none = volný výběr
cell-with-king = dáma před kamenem
cell-most-kings = nejvíc dam
cell-kings-earliest = dáma, na kterou se narazí dřív
cell-ends-move = mění se v dámu, tah končí
cell-goes-on-as-king = mění se v dámu a bere dál jako dáma
cell-goes-on-as-man = bere dál jako kámen, v dámu se mění, jen když tam tah skončí
cell-after-move = po tahu
cell-at-once = hned po přeskočení

## Přehled

overview-title = Pravidla dámy: všechny druhy hry
overview-description = Osm druhů dámy vedle sebe: česká, anglická, ruská, mezinárodní, brazilská, španělská, italská a pool checkers. Jedna tabulka a stránka s pravidly každé hry.
overview-text = Každý umí dámu, jen každý trochu jinou. Společné mají všechny to, že se táhne po diagonálách, bere přeskočením a kámen se na druhém konci mění v dámu. Liší se v několika bodech a každý z nich hru promění. Tabulka je staví vedle sebe; každý údaj v ní pochází z pravidel, podle kterých se zde opravdu hraje.
overview-games = Hry jedna po druhé

## Bez povinného braní

optional-title = Dáma bez povinného braní
optional-description = Domácí pravidlo mnoha rodin: brát se smí, ale nemusí. Jak ho zde zapnout v kterékoli dámě a co s hrou udělá. Hrajte zdarma online, bez registrace.
optional-text = Spousta lidí se dámu naučila bez povinného braní. Žádná federace tak nehraje a je to jiná hra: bez povinnosti nejsou kombinace, a kdo vede, může v klidu čekat. Pro začátek je ale příjemná a zde si tak zahrajete kteroukoli dámu.
optional-how = Otevřete nabídku (☰) → Pravidla a pod hrami vypněte „Povinné braní“. Platí to pro každou hru, kterou zvolíte.
optional-rules = Co se změní
optional-same = Všechna ostatní pravidla zůstávají. Má-li hra pořadí braní, platí i tehdy, když se pro braní rozhodnete.
own-title = Vlastní pravidla
own-text = Desku, braní, dámy, přednost, remízy i cíl hry lze zvolit zvlášť. Co nejde dohromady, hra odmítne a řekne proč; všechno ostatní se hraje hned, proti počítači nebo ve dvou, a pošle se odkazem.
own-link = Sestavit pravidla
