# De woorden van de regelpagina’s in het Nederlands. Wat een zin over een spel zegt, komt uit de regels van
# dat spel in het programma; de tekst van elk spel staat in rules/.

## Adressen

slug-rules = spelregels
slug-optional = zonder-slagplicht
slug-help = zo-speel-je
slug-american = amerikaans
slug-russian = russisch
slug-brazilian = braziliaans
slug-spanish = spaans
slug-italian = italiaans
slug-czech = tsjechisch
slug-pool = pool
slug-international = internationaal

## Op elke pagina

nav-label = Pagina’s
nav-game = Spelen
nav-rules = Alle spelregels
nav-help = Zo speel je hier
nav-help-short = Uitleg
nav-languages = Talen
play-now = Nu gratis spelen
play-line = Gratis, in je browser, zonder downloaden en zonder account.
skip = Naar de tekst
offer = Deze pagina in het Nederlands
missing = Deze pagina bestaat niet

## De pagina van een spel

how-title = Zo speel je het hier
how-text = Open het menu (☰), kies Spelregels en dan { $variant }: er begint meteen een nieuwe partij, tegen de computer op drie niveaus of met z’n tweeën op één scherm.
rules-title = De regels
part-board = Bord en beginstand
part-moves = Zetten
part-captures = Slaan
part-choice = Welke slag voorgaat
part-crown = Promotie
part-end = Winst, verlies en remise
tradition-title = De traditie, en hoe het hier gaat
tradition-first =
    { $side ->
        [white] Volgens de traditie begint wit.
       *[black] Volgens de traditie begint zwart.
    } Hier staan de donkere stukken aan jouw kant en beginnen; kleur, eerste zet en ligging van het bord kies je in de opties van de partij.
tradition-same =
    { $side ->
        [white] Zoals de traditie wil, begint wit en staat wit aan jouw kant; in de opties van de partij kies je het anders.
       *[black] Zoals de traditie wil, begint zwart en staat zwart aan jouw kant; in de opties van de partij kies je het anders.
    }
tradition-turned = Op het officiële bord is het veld rechtsonder donker, het spiegelbeeld van het bord hier; een optie draait het.
tradition-draws = Toernooien hebben eigen regels voor remise, die je hier kunt kiezen:
compare-title = Vergeleken: { $other }
compare-alone = In één oogopslag
compare-rule = Regel
tips-title = Tips
questions-title = Veelgestelde vragen
sources-title = Wat je elders leest
others-title = De andere spelen

## Diagrammen

diagram-yes = Dit mag
diagram-no = Dit mag niet
diagram-try = Probeer het zelf
diagram-step = Stap
diagram-again = Nog eens
diagram-right = Goed, dat mag.

## De tabel

row-board = Bord
row-men = Schijven per kant
row-duty = Slaan is verplicht
row-finish = Een begonnen slag wordt afgemaakt
row-backward = Schijven slaan achteruit
row-flying = Vliegende dammen
row-prey = Schijven mogen dammen slaan
row-most = Meerslag gaat voor
row-precedence = Daarna gaat voor
row-crown = Een schijf die slaand de laatste rij bereikt
row-lift = Geslagen stukken gaan van het bord
cell-yes = ja
cell-no = nee
cell-none = vrije keus
cell-with-king = de dam boven de schijf
cell-most-kings = de meeste dammen
cell-kings-earliest = de dam die het eerst komt
cell-ends-move = wordt dam, en de zet is klaar
cell-goes-on-as-king = wordt dam en slaat als dam verder
cell-goes-on-as-man = slaat als schijf verder, wordt alleen dam als zij daar eindigt
cell-after-move = na de zet
cell-at-once = meteen, bij de sprong

## Het overzicht

overview-title = Dammen: de spelregels van alle varianten
overview-description = Acht soorten dammen in één tabel: internationaal, Amerikaans, Russisch, Braziliaans, Spaans, Italiaans, Tsjechisch en pool, elk met een eigen pagina.
overview-text = Vraag in tien landen hoe je damt en je krijgt bijna tien antwoorden. Overal gaan de stukken langs de diagonalen, slaat men door te springen en wordt een schijf aan de overkant dam. Op een paar punten lopen de spelen uiteen, en elk daarvan verandert hoe je speelt. De tabel zet ze naast elkaar; alles wat erin staat, komt uit de regels waarmee deze site zelf speelt.
overview-games = De spelen een voor een

## Zonder slagplicht

optional-title = Dammen zonder slagplicht
optional-description = De huisregel van menige keukentafel: slaan mag, maar hoeft niet. Hoe je dat hier bij elk spel instelt en wat het met de partij doet. Gratis te spelen.
optional-text = Veel mensen hebben thuis leren dammen zonder slagplicht. Geen bond speelt zo, en het is een ander spel: zonder plicht geen combinaties, en wie voor staat, kan rustig afwachten. Om mee te beginnen is het prettig, en elk spel hier laat zich zo spelen.
optional-how = Open het menu (☰), kies Spelregels en zet onder de spelen Slagplicht uit. Dat geldt voor elk spel dat je kiest.
optional-rules = Wat er verandert
optional-same = De andere regels van het spel blijven. Heeft een spel een volgorde van slagen, dan beslist die ook als je ervoor kiest om te slaan.
own-title = Eigen regels
own-text = Bord, slaan, dammen, voorrang, remise en doel kies je elk apart. Wat niet samengaat, wordt geweigerd met de reden; al het andere speel je meteen, tegen de computer of met z’n tweeën, en je deelt het met een link.
own-link = Regels samenstellen
