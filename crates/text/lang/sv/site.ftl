# Regelsidornas ord på svenska. Vad en mening säger om ett spel kommer ur spelets egna regler; texten om varje
# spel står i rules/.

## Adresser

slug-rules = regler
slug-optional = utan-slagtvang
slug-help = sa-spelar-du
slug-american = amerikansk
slug-russian = rysk
slug-brazilian = brasiliansk
slug-spanish = spansk
slug-italian = italiensk
slug-czech = tjeckisk
slug-pool = pool
slug-international = internationell

## Runt varje sida

nav-label = Sidor
nav-game = Spela
nav-rules = Alla regler
nav-help = Så spelar du här
nav-help-short = Hjälp
nav-languages = Språk
play-now = Spela gratis nu
play-line = Gratis i webbläsaren, inget att ladda ned, inget konto.
skip = Till texten
offer = Den här sidan på svenska
missing = Den här sidan finns inte

## Ett spels sida

how-title = Så spelar du det här
how-text = Öppna menyn (☰), välj Regler och sedan { $variant }: ett nytt parti börjar genast, mot datorn på tre nivåer eller mot en vän vid samma skärm.
rules-title = Reglerna
part-board = Bräde och uppställning
part-moves = Att gå
part-captures = Att slå
part-choice = Vilket slag som gäller
part-crown = Att bli dam
part-end = Vinst och remi
tradition-title = Traditionen, och hur det är här
tradition-first =
    { $side ->
        [white] Enligt traditionen börjar vit.
       *[black] Enligt traditionen börjar svart.
    } Här står de mörka pjäserna hos dig och börjar; sida, första drag och hur brädet ligger kan väljas i partiinställningarna.
tradition-same =
    { $side ->
        [white] Som traditionen vill börjar vit och står hos dig; en annan plats kan väljas i partiinställningarna.
       *[black] Som traditionen vill börjar svart och står hos dig; en annan plats kan väljas i partiinställningarna.
    }
tradition-turned = På det officiella brädet är rutan nere till höger mörk, en spegelbild av brädet här; en inställning vänder det.
tradition-draws = Turneringar har egna remiregler, som kan väljas här:
compare-title = Jämfört med { $other }
compare-alone = I korthet
compare-rule = Regel
tips-title = Råd
questions-title = Vanliga frågor
sources-title = Vad andra säger
others-title = De andra spelen

## Diagram

diagram-yes = Tillåtet
diagram-no = Inte tillåtet
diagram-try = Prova själv
diagram-step = Steg
diagram-again = Visa igen
diagram-right = Rätt, det är tillåtet.

## Tabellen

row-board = Bräde
row-men = Pjäser per sida
row-duty = Slagtvång
row-finish = Ett påbörjat slag måste fullföljas
row-backward = Brickor slår bakåt
row-flying = Damer går hur långt som helst
row-prey = Brickor får slå damer
row-most = Flest pjäser måste slås
row-precedence = Vad som avgör därnäst
row-crown = En bricka som når sista raden under ett slag
row-lift = Slagna pjäser tas bort
cell-yes = ja
cell-no = nej
cell-none = inget: man väljer själv
cell-with-king = damen före brickan
cell-most-kings = flest damer
cell-kings-earliest = damen som möts tidigast
cell-ends-move = blir dam, och draget är slut
cell-goes-on-as-king = blir dam och slår vidare som dam
cell-goes-on-as-man = slår vidare som bricka och blir dam bara om draget slutar där
cell-after-move = efter draget
cell-at-once = genast, när de hoppas över

## Översikten

overview-title = Damspel: reglerna för alla varianter
overview-description = Åtta damspel sida vid sida: amerikansk, rysk, brasiliansk, spansk, italiensk, tjeckisk och internationell dam samt pool, i en tabell, vart och ett med sin regelsida.
overview-text = Hur spelar man egentligen dam? På det finns mer än ett svar. I alla spelen här går man längs diagonaler, slår genom att hoppa och får dam på andra sidan. I några få punkter skiljer de sig åt, och var och en av dem förändrar spelet. Tabellen ställer dem bredvid varandra; varje uppgift är hämtad ur de regler som spelet på sajten följer.
overview-games = Spelen ett för ett

## Utan slagtvång

optional-title = Dam utan slagtvång
optional-description = Husregeln vid många köksbord: man får låta bli att slå. Så fungerar den här i alla damspel, och det här gör den med spelet. Spela gratis i webbläsaren.
optional-text = Många lärde sig dam hemma utan slagtvång. Inget förbund spelar så, och det är ett annat spel: utan tvång finns inga kombinationer, och den som leder kan lugnt vänta. Ändå är det ett trevligt sätt att börja, och varje spel här kan spelas så.
optional-how = Öppna menyn (☰), välj Regler och stäng av Slagtvång under spelen. Det gäller vilket spel du än väljer.
optional-rules = Vad som ändras
optional-same = Alla andra regler är desamma. Har ett spel en ordning mellan slagen avgör den fortfarande när du väljer att slå.
own-title = Egna regler
own-text = Bräde, slag, damer, företräde, remi och mål väljs vart för sig. Det som inte går ihop avvisas med skälet; allt annat spelas genast, mot datorn eller på tu man hand, och delas med en länk.
own-link = Sätt ihop regler
