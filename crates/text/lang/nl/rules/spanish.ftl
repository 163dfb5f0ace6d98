# De pagina van het Spaanse dammen in het Nederlands. Bron van de geschiedenis: de boeken van Ruiz Montero
# (1591), Valls (1597) en García Canalejas (1650).

title = Spaans dammen: de spelregels
description = De regels van Spaans dammen, het spel van de oudste damboeken: slaan, de volgorde van de slagen, promotie en remise, met tips en een gratis partij online.
line = Het spel van de oudste damboeken, ook in Portugal gespeeld. { $most-kings }
opening = Geen land heeft oudere damboeken dan Spanje. Pedro Ruiz Montero liet er een drukken in 1591, Lorenzo Valls in 1597, en uit de verzameling van Juan García Canalejas, Zaragoza 1650, halen liefhebbers nog altijd slagen. Portugal speelt hetzelfde spel. Wat een Nederlander het eerst opvalt, is hoe ver schijf en dam uit elkaar liggen. { $man-captures } { $king } Een schijf die je voorbij bent, telt niet meer mee; een dam bestrijkt alles. Zo draait de hele partij om één veld op de onderste rij, en om de vraag wie het het eerst bereikt.
tip-1 = Betaal voor de eerste dam
    .text = Tegen schijven die niets achter zich kunnen slaan, valt een dam op haar gemak in de rug aan. Twee schijven zijn die prijs waard, als zij bij aankomst niet meteen verloren gaat.
tip-2 = Verlaat de onderste rij laat
    .text = Twee goed geplaatste schijven thuis laten de ander duur betalen.
tip-3 = Laat de volgorde voor je werken
    .text = { $quantity } { $most-kings } Bied stukken zo aan dat de verplichte slag juist de verkeerde is.
tip-4 = Zet schijven achter elkaar
    .text = Twee op een rij op dezelfde diagonaal dekken elkaar; een losse met een leeg veld erachter is een prooi.
tip-5 = Heers over de lange lijn
    .text = Drie dammen winnen van één als die lijn van hen is. Staat de dam alleen erop, dan is er niets meer te halen.
tip-6 = Reken met het stuk dat al geslagen is
    .text = { $lift } Daar leven veel van de oude combinaties van: de dam moet te vroeg stoppen, omdat haar laatste slachtoffer in de weg staat.
question-1 = Welke slag is verplicht?
    .answer = { $choice } { $quantity } { $most-kings } Of een schijf of een dam slaat, maakt niet uit.
question-2 = Mag een schijf achteruit slaan?
    .answer = { $man-captures } Reken dus af met een reflex van het grote bord: veel dreigingen die je ziet, bestaan niet.
question-3 = Mag een schijf een dam slaan?
    .answer = { $man-prey } Een dam die vlak voor een schijf blijft staan, met een leeg veld erachter, is verloren.
question-4 = Slaat een schijf op de laatste rij verder?
    .answer = { $crown } Vliegen mag zij pas in de volgende zet.
question-5 = Waarom staat het bord in Spaanse diagrammen gespiegeld?
    .answer = In Spanje en Portugal loopt de lange lijn voor elke speler naar rechtsonder. Aan het spel verandert dat niets, en in de opties van de partij draai je het bord.
sources = Welk boek het eerste was, is omstreden: vaak wordt een werk van Antonio de Torquemada uit 1547 genoemd, maar een zeker exemplaar is niet bekend. Sommige programma’s tellen alleen de stukken en vergeten de dammen daarbij. De toernooiremises op deze pagina zijn die van de Portugese bond, zoals ze vóór 2026 golden.
