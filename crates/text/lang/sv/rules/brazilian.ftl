# Sidan om brasiliansk dam på svenska. Källa till historien: FMJD, listan över mästerskap på 64 rutor.

title = Brasiliansk dam: reglerna
description = Brasiliansk dam är internationell dam på litet bräde. Läs om slagen, damerna, sista raden och remi, med råd, svar på frågor och gratis spel i webbläsaren.
line = Det internationella spelet på litet bräde. { $quantity }
opening = Flytta det internationella spelet från hundra rutor till ett vanligt bräde med { $squares } mörka rutor och { $men } brickor på var sida, så har du damen från Brasilien. Resten är sig likt, och den som har ett gammalt damspel i skåpet har allt som behövs. När världsförbundet 1985 höll sitt första mästerskap på det lilla brädet var det med dessa regler. Allt kretsar kring en mening: { $quantity } På ett så trångt bräde kan nästan varje byte gå två vägar, och den längre är aldrig valfri. Skickliga spelare väntar inte på att det ska hända utan ordnar det själva.
tip-1 = Räkna åt båda hållen
    .text = Sök det längsta slaget för dig och för motståndaren innan du flyttar. Det räcker inte att du kan slå tillbaka: det måste vara med den pjäs du tänkt dig.
tip-2 = Locka bort vakten
    .text = Bjud på två brickor långt från målet, så måste pjäsen som höll emot ge sig av och ta dem. I få spel styr man motståndarens hand så exakt.
tip-3 = Låt brickan passera
    .text = { $crown } En bricka som du leder in på din bakersta rad och ut igen har kostat dig pjäser men inte gett någon dam. Ibland är det billigaste försvaret.
tip-4 = En dam räknas som en
    .text = När slagen räknas är en dam en pjäs bland andra. En ståtlig dam kan tvingas ta två brickor som inget är värda och landa där den själv blir slagen.
tip-5 = Spara den långa diagonalen
    .text = En ensam dam på den långa diagonalen håller remi mot tre. Är du på väg att bli den svagare, styr dit i tid; är du den starkare, ställ dig där först.
question-1 = Måste man slå flest pjäser?
    .answer = { $quantity } Tar två slag lika många väljer du mellan dem.
question-2 = Går damen före brickan när båda kan slå?
    .answer = Bara antalet räknas. { $choice } { $quantity } Vem som slår, och om det är damer som slås, spelar ingen roll.
question-3 = Blir brickan dam om den bara snuddar vid sista raden?
    .answer = { $crown } Just här skiljer sig spelet från det ryska, som annars ligger nära.
question-4 = Hur går damen?
    .answer = { $king } { $landing } Eftersom det längsta slaget krävs är valet fritt först bakom den sista pjäsen.
question-5 = När lyfts de slagna pjäserna bort?
    .answer = { $lift } Det betyder mer än man tror: en dam på väg runt i en cirkel stöter på en pjäs som den redan har tagit.
sources = Regelblad för familjespel innehåller ibland just dessa regler utan att nämna Brasilien, och en del sajter räknar remi på ryskt vis. Det brasilianska förbundet har en egen räkning; den står under rubriken om traditionen och kan väljas för ett parti.
