# Sidan om spansk dam på svenska. Källa till historien: böckerna av Ruiz Montero (1591), Valls (1597) och
# García Canalejas (1650), enligt draughtsandchesshistory.com.

title = Spansk dam: reglerna
description = Spansk dam, spelet i de äldsta damböckerna: uppställning, slagens ordning, ny dam och remi. Råd för spelare, svar på vanliga frågor och gratis spel.
line = Spelet i de äldsta damböckerna, hemma även i Portugal. { $most-kings }
opening = Inget land har äldre böcker om dam än Spanien. Pedro Ruiz Montero gav ut en 1591, Lorenzo Valls en i Valencia 1597, och Juan García Canalejas samling från Zaragoza 1650 är fortfarande en gruva för den som letar kombinationer. Mycket i dem går att spela på ett spanskt bräde i dag, och i Portugal spelas samma spel under eget namn. Det har en egen balans. { $man-captures } Brickorna är alltså lika blygsamma som i amerikansk dam. { $king } Steget från bricka till dam blir därmed enormt, och hela partier handlar om en enda ruta på bakersta raden.
tip-1 = Den första damen är värd ett offer
    .text = Brickor kan inte försvara sig bakåt, och en dam angriper dem i lugn och ro därifrån. Två brickor för brädets enda dam är oftast ett gott byte, om den inte genast går i fällan.
tip-2 = Lämna bakersta raden sist
    .text = Brickorna där hemma är din försäkring. Två som står rätt kan få motståndaren att betala vad damen är värd.
tip-3 = Låt ordningen arbeta åt dig
    .text = { $choice } { $quantity } { $most-kings } Bjud pjäser så att det slag som reglerna kräver är just det som förstör ställningen.
tip-4 = Inga luckor bakom brickorna
    .text = En dam tar det som har en tom ruta bakom sig. Par på samma diagonal och brickor vid kanten ger den ingenting.
tip-5 = Äg den långa diagonalen
    .text = Tre damer vinner mot en om diagonalen är deras. Står den ensamma damen där själv finns inget att göra.
question-1 = Vilket slag måste jag välja?
    .answer = { $choice } { $quantity } { $most-kings } Om det är en bricka eller en dam som slår har ingen betydelse.
question-2 = Kan brickor slå bakåt?
    .answer = { $man-captures } Den som är van vid hundra rutor ser därför i början hot som inte finns.
question-3 = Får en bricka slå en dam?
    .answer = { $man-prey } En dam som stannar framför en bricka med en tom ruta bakom sig är borta som vilken pjäs som helst.
question-4 = Vad händer när en bricka slår sig fram till sista raden?
    .answer = { $crown } Den långa räckvidden får den först i nästa drag.
question-5 = Varför är brädet spegelvänt i spanska böcker?
    .answer = I Spanien och Portugal går den långa diagonalen ned till höger. Spelet blir detsamma, och brädet kan vändas i partiinställningarna.
sources = Vilken bok som var först är omtvistat: ofta nämns ett verk av Antonio de Torquemada från 1547, men inget säkert exemplar har hittats. En del program räknar bara pjäserna och glömmer damerna bland dem. Enligt det spanska förbundets regler räcker det inte: { $most-kings } Turneringarnas remiregler på den här sidan är det portugisiska förbundets, i den form de hade före 2026.
