# De pagina van het Amerikaanse dammen in het Nederlands. Bronnen: Payne (1756); Schaeffer en anderen,
# Checkers Is Solved (Science, 2007).

title = Amerikaans dammen (checkers): de regels
description = De regels van checkers, het Amerikaanse en Engelse dammen: korte dammen, slaan, promotie en remise, met tips, antwoorden en een gratis partij online.
line = Checkers: dammen met kleine passen. { $man-captures }
opening = Wie een Amerikaans dambord koopt, mist twee rijen in de lengte, twee in de breedte en een dam die ver reikt. { $king } In Engeland heet het spel draughts, in Amerika checkers, en William Payne, leraar wiskunde in Londen, beschreef het in 1756 al. De grootste kampioen, Marion Tinsley, verloor in ruim veertig jaar nog geen tien partijen. In 2007 liet de groep van Jonathan Schaeffer aan de universiteit van Alberta zien dat bij foutloos spel niemand wint. Voor mensen blijft het een taai gevecht om wie het eerst moet wijken, en een Nederlandse dammer herkent er vooral het eindspel in: oppositie, tempo, geduld.
tip-1 = Houd een brug op de onderste rij
    .text = Twee schijven met één leeg veld ertussen, op 1 en 3 voor zwart of 30 en 32 voor wit, houden een losse schijf van de dam af. Speel eerst de andere.
tip-2 = Ga door het midden
    .text = In het midden heeft een schijf twee wegen, aan de rand één. Randschijven zijn veilig, maar doen weinig.
tip-3 = Zorg voor de oppositie
    .text = Met weinig stukken raakt een van beiden het eerst door zijn goede zetten heen. Een ruil van één om één keert dat om; reken dus voor je ruilt.
tip-4 = Zoek het twee-om-één
    .text = Niemand mag een slag weigeren. Bedenk waar je een vijandelijke schijf zou willen hebben en of één offer haar daar brengt.
tip-5 = Leer de dubbele hoek
    .text = Een dam alleen vlucht naar de hoek met twee donkere velden en pendelt daar. Twee dammen krijgen haar eruit als één de terugweg afsnijdt.
tip-6 = Ruil als je voor staat
    .text = Twaalf tegen elf merk je amper, drie tegen twee wel. Met een stuk meer is elke ruil een stap dichterbij.
question-1 = Moet je slaan bij checkers?
    .answer = { $duty } { $finish } Het blazen van vroeger is in toernooien al lang verdwenen.
question-2 = Gaat meerslag voor?
    .answer = { $choice } Dat is voor Nederlanders de grootste omschakeling: de kortste slag is soms de beste.
question-3 = Mag een schijf achteruit slaan?
    .answer = { $man-captures } Een schijf die je gepasseerd bent, doet je dus niets meer.
question-4 = Wat gebeurt er als een schijf slaand de laatste rij haalt?
    .answer = { $crown } Ook als er nog een stuk klaarstaat, wacht de nieuwe dam op haar beurt.
question-5 = Wie begint?
    .answer = { $first } Er zijn spellen in rood en wit of rood en zwart; de donkerste kleur geldt als zwart.
question-6 = Wanneer is het remise?
    .answer = Op deze site: { $repetition } { $limits } Tussen meesters werd het bijna altijd remise, daarom loot men in toernooien de eerste drie zetten; dat kan hier ook.
sources = Veel programma’s die ‘checkers’ heten, spelen iets eigens: zonder slagplicht, met meerslag of met een dam die vliegt. De wereldbond van het checkers kent dat niet.
