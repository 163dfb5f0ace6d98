# De pagina van pool checkers in het Nederlands. Bron van de geschiedenis: American Pool Checker Association (APCA).

title = Pool checkers: de spelregels
description = Pool checkers in het Nederlands: slaan in alle richtingen, vliegende dam, promotie en de dertien zetten, met tips, antwoorden en een gratis partij online.
line = Het dammen van kappers en parken in het zuiden van Amerika. { $man-captures }
opening = Met biljart heeft dit niets te maken. Op de straathoeken en bij de kappers van Detroit, Atlanta en New Orleans vond men gewoon checkers te traag, en daar groeide wat men ‘Spanish pool’ noemde: slaan naar alle kanten, dammen dwars over het bord en een mond die nooit stilstond. Het was en is vooral een spel van zwarte Amerikanen; in de jaren zestig richtten clubs uit verschillende steden een bond op, de APCA, die de regels vastlegde en jaarlijks een toernooi houdt. Een Nederlandse dammer kan meteen meedoen, want ook dit kent hij: { $crown } Maar met één gewoonte moet hij breken: { $choice }
tip-1 = Lees het bord in twee richtingen
    .text = { $man-captures } Een slag kan twee keer omkeren. Volg hem met je ogen tot het laatste veld voor je iets aanbiedt.
tip-2 = Reken niet op meerslag
    .text = Wie de ander wil dwingen, moet zorgen dat er maar één slag overblijft. Een combinatie met een uitweg is hier geen combinatie.
tip-3 = Stuur de schijf verder
    .text = Dreigt een schijf zich naar de overkant te slaan, zet er dan een stuk bij dat zij ook nog moet nemen: zij komt er als schijf weer uit.
tip-4 = Betaal voor een dam
    .text = Op een leeg bord is zij zo’n drie schijven waard. Twee ervoor geven is bijna altijd goed, als zij een veilige lijn vindt.
tip-5 = Oefen drie tegen één
    .text = Op een APCA-toernooi heb je er dertien zetten voor, en wie de lange lijn heeft, heeft bijna gewonnen. Achter het bord bedenk je dat niet.
question-1 = Moet ik de grootste slag nemen?
    .answer = { $choice } { $finish } De gekozen weg loop je wel af.
question-2 = Mag een schijf bij pool achteruit slaan?
    .answer = { $man-captures } Valt er niets te slaan, dan is er één richting: { $man-moves }
question-3 = Word je dam als je slaand over de laatste rij komt?
    .answer = { $crown } Vooral spelers van Russisch dammen trappen daarin.
question-4 = Waar landt een dam die slaat?
    .answer = { $landing } Na elk stuk mag zij afslaan.
question-5 = Wat zijn de dertien zetten?
    .answer = Drie dammen die één dam dan nog niet hebben verslagen, krijgen in een toernooi niet meer dan remise. In de opties van de partij zet je dat aan; anders telt deze site zo: { $limits }
sources = Sommige programma’s laten de schijf op de laatste rij promoveren en daar stoppen; de regels van de APCA zeggen uitdrukkelijk iets anders. Plaatselijke gewoonten zijn er volop: spreek ze van tevoren af.
