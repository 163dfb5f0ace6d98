# Sidan om internationell dam på svenska. Källor till historien: världsförbundet FMJD; van der Stoep, History of
# Draughts.

title = Internationell dam: reglerna
description = Internationell dam på hundra rutor: uppställning, slag, damer, sista raden och officiell remi. Med råd för spelare, svar på frågor och gratis spel.
line = Världsförbundets spel på stort bräde. { $board }
opening = När Nederländerna, Frankrike, Belgien och Schweiz bildade världsförbundet 1947 var det detta spel de menade, och de flesta mästare spelar det: i Amsterdam och Dakar, i Riga och Abidjan. Det kallades länge polsk dam, efter en historia om en polsk officer i Paris; nederländarna tycks ha haft det före honom. { $board } Av rutorna används { $squares }. På så stort utrymme bildar brickorna kedjor, flyglar och utposter, och en stängd ställning kan hålla länge, tills ett offer öppnar allt: { $quantity } Fransmän och nederländare har namn på sådana kombinationer, från coup royal till coup turc.
tip-1 = Se slaget före motståndaren
    .text = De flesta nybörjarpartier slutar med en kombination som ingen såg. Tänk bort dina brickor en i taget före varje drag och fråga vad motståndaren då måste slå.
tip-2 = Räkna varje gren
    .text = Det slag som tar flest kan gömma sig bakom en vändning bakåt. Följ alla vägar till slutet, för du väljer bara vilket byte du släpper fram.
tip-3 = Låt kronbrickan stå
    .text = Nederländarna har ett eget namn för brickan på 48, eller 3 för svart: kroonschijf. Står den kvar hemma får den som bryter igenom oftast betala två brickor för en dam.
tip-4 = Håll mitten och stöd det du skickar fram
    .text = Den klassiska utposten är 24 för vit och 27 för svart: stark med två brickor bakom sig, en börda utan. I mitten behåller en lång kedja sina drag medan flyglarna sinar.
tip-5 = En ensam dam klarar sig nästan alltid
    .text = På det stora brädet får tre sällan tag i den, och fyra bara om den inte står på den långa diagonalen mellan 46 och 5. Ligger du under är en dam där ett halvt poäng.
question-1 = Måste man slå så många som möjligt?
    .answer = { $quantity } En dam räknas inte mer än en bricka; är antalen lika väljer du själv.
question-2 = Får brickor slå bakåt?
    .answer = { $man-captures } Att gå är en annan sak: { $man-moves } I barnspel blandas de två ofta ihop.
question-3 = Blir brickan dam när den passerar sista raden?
    .answer = { $crown } Från en sådan resa kommer den tillbaka som bricka, om den kommer tillbaka.
question-4 = Vad är ett turkiskt slag?
    .answer = { $lift } En dam mitt i ett långt slag kan hejdas av en pjäs som den nyss hoppade över. Där måste den stanna, och brickan som den inte längre nådde slår den i nästa drag.
question-5 = När är det remi?
    .answer = Det här spelet räknas enligt förbundets egna regler: { $repetition } { $limits }
question-6 = Hur långt får en dam gå?
    .answer = { $king } { $landing }
sources = Lådor med hundra rutor säljs inte sällan med regler för sextiofyra, och många barnversioner låter brickor slå bara framåt. Inget sådant spel finns hos förbundet. Äldre texter lät också den pjäs tas bort som glömt att slå flest; i dag rättas draget.
