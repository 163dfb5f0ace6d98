# Sidan om pool på svenska. Källa till historien: American Pool Checker Association (APCA).

title = Pool checkers: reglerna
description = Pool checkers, damspelet från USA:s södra stater: slag framåt och bakåt, damer som går långt, sista raden och tretton drag. Råd, svar och gratis spel.
line = Damspelet från parkerna och barberarna i amerikanska södern. { $man-captures }
opening = På gathörnen och hos barberarna i Detroit, Atlanta och New Orleans var vanlig checkers för långsamt. Där spelades ”Spanish pool”: brickor som slår åt alla håll, damer som far över brädet och prat som aldrig tar slut. Den som förlorade fem i rad var ”mugged”, den som förlorade tio ”hooded”, och mästarna kändes under namn som Little Schoolboy. Det var, och är till stor del, de svarta amerikanernas spel. På 1960-talet bildade klubbar från flera städer förbundet APCA, skrev ned reglerna och började hålla en årlig turnering. Spelare från Sovjetunionen kände igen sina sjasjki, med en enda skillnad: { $crown }
tip-1 = Läs brädet åt båda håll
    .text = { $man-captures } En pjäs som du har gått förbi kan fortfarande ta dig, och ett slag kan vända mer än en gång. Följ det med blicken ända till slutet.
tip-2 = Se efter var slaget slutar
    .text = Måste brickan vidare från sista raden är damen borta för den här gången. Kanske finns ett annat slag, ett kortare, som stannar där.
tip-3 = Skicka den vidare
    .text = Samma regel skyddar dig. När en bricka är på väg att slå sig till dam, ställ en pjäs så att den måste ta den också; då kommer den ut på andra sidan som bricka.
tip-4 = Betala för damen
    .text = På ett öppet bräde är en dam värd omkring tre brickor. Två är ett bra pris, tre inte alltid för mycket, bara damen har en trygg diagonal att stå på.
tip-5 = Öva tre mot en
    .text = I en APCA-turnering har de tre damerna tretton drag på sig, och det fjortonde är för sent även om det slår. Lär dig uppställningen så att den sitter i handen.
question-1 = Måste jag ta det längre slaget?
    .answer = { $choice } { $finish } Har du väl valt en väg går du den till slutet.
question-2 = Får brickor slå bakåt i pool?
    .answer = { $man-captures } Finns inget att slå gäller bara en riktning: { $man-moves }
question-3 = Blir brickan dam om den passerar sista raden?
    .answer = { $crown } Den som kommer från rysk dam snubblar oftare på detta än någon annan.
question-4 = Hur slår damen?
    .answer = { $king } { $landing } Efter varje pjäs får den byta riktning.
question-5 = Vad är trettondragsregeln?
    .answer = Tre damer mot en är i tävlingar remi om det inte har vunnits i tid. Slå på turneringsremi i partiinställningarna för att spela så. Annars räknar sajten: { $limits }
sources = En del program låter brickan stanna som dam på sista raden, vilket gör det till ett annat spel; APCA:s regler säger uttryckligen att den fortsätter. På Puerto Rico och i delar av södern finns egna bruk: kom överens först.
