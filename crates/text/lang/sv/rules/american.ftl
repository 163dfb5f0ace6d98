# Sidan om amerikansk dam på svenska. Källor till historien: Payne, An Introduction to the Game of Draughts
# (1756); Schaeffer m.fl., Checkers Is Solved (Science, 2007).

title = Amerikansk dam: reglerna
description = Reglerna för amerikansk dam, checkers: hur man går och slår, när en bricka blir dam, när det blir remi. Med råd, svar på frågor och ett gratis parti.
line = Checkers i USA, draughts i Storbritannien. { $man-captures }
opening = Det här är spelet som heter checkers i Nordamerika och draughts i Storbritannien, och det ligger nära den dam som många svenskar lärde sig hemma vid köksbordet. Londonläraren William Payne beskrev det i en liten bok redan 1756. Den störste av alla mästare, Marion Tinsley, förlorade färre än tio partier på över fyrtio år. År 2007 visade Jonathan Schaeffers grupp vid University of Alberta att ingen av sidorna kan tvinga fram vinst om båda spelar felfritt. För oss andra återstår gott om fel att göra: i ett spel med korta steg avgör vem som först tvingas ge efter.
tip-1 = Behåll en bro hemma
    .text = Två brickor på bakersta raden med en tom ruta emellan, 1 och 3 för svart eller 30 och 32 för vit, hindrar en ensam bricka från att gratis bli dam. Flytta de andra först.
tip-2 = Sök dig till mitten
    .text = Från mitten finns två vägar vidare, från kanten bara en. Kanten känns trygg, men där blir brickorna lätt stående.
tip-3 = Ge en, ta två
    .text = Den som kan slå måste göra det, så en bricka du skänker bort flyttar motståndaren dit du vill. Fråga dig före varje drag vad det tvingar fram och vad du själv kan slå efteråt.
tip-4 = Håll reda på vem som har draget
    .text = Med få pjäser kvar får någon alltid slut på bra drag först. Ett byte en mot en kan vända på det, så räkna dragen innan du byter.
tip-5 = Byt när du leder
    .text = Tolv mot elva märks knappt, men tre mot två är en fördel och två mot en räcker oftast. Ligger du en pjäs före blir ledningen större för varje byte.
question-1 = Måste man slå i dam?
    .answer = { $duty } Förr fick motståndaren ofta ta bort en pjäs som glömt att slå. Det bruket är avskaffat i tävlingar; här går ett drag som låter bli att slå helt enkelt inte att göra.
question-2 = Måste jag ta så många som möjligt?
    .answer = { $choice } { $finish } Ett kort slag som ställer dig bra kan alltså vara bättre än ett långt.
question-3 = Får brickor slå bakåt?
    .answer = { $man-captures } { $king } Att brickor slår bakåt hör hemma i andra spel, till exempel ryskt och internationellt.
question-4 = Vad händer när en bricka slår sig fram till sista raden?
    .answer = { $crown } Även om den nya damen har ett byte framför sig får den vänta till nästa tur.
question-5 = När är det remi?
    .answer = På den här sajten: { $repetition } { $limits } Mästare spelar ofta remi, och därför lottas de tre första dragen i tävlingar; det kan du slå på här också.
sources = Alla spelprogram följer inte boken. En del låter dig låta bli att slå, andra kräver det längsta slaget. Världsförbundet WCDF gör inget av detta, och inte heller känner det damer som far tvärs över brädet.
