# Sidan om italiensk dam på svenska. Källa till historien: Federazione Italiana Dama.

title = Italiensk dam: reglerna
description = Italiensk dam steg för steg: vilket slag som gäller, vad en bricka inte får slå, hur damen går och när det är remi. Råd, svar och gratis spel i webbläsaren.
line = Dama, det noggrannaste av spelen. { $man-prey }
opening = Vid första anblicken är dama som engelsk dam i spegel, och de första dragen kan mycket väl se likadana ut. Sedan får någon en dam. { $man-prey } Från det ögonblicket kan en enda pjäs promenera oskadd bland åtta brickor, och partiet handlar om att få den först och om att mota in motståndarens. Den andra överraskningen är hur lite som lämnas åt smaken: fyra steg avgör vilket slag som måste göras, och italienska kombinationer går därför som ett urverk. Italienska mästerskap har spelats sedan 1925, och 2024 hölls det första världsmästerskapet.
tip-1 = Var först med en dam, och akta den
    .text = Bara en dam hejdar en dam. Kommer din ett drag för sent hinner två brickor gå förlorade; kommer den ett drag tidigare är det du som tar dem.
tip-2 = Ställ damen främst
    .text = Framför dina brickor är damen en sköld som ingen bricka på andra sidan bryter. Gå framåt bakom den.
tip-3 = Kunna ordningen utantill
    .text = { $quantity } { $with-king } { $most-kings } { $kings-earliest } Varje steg gäller bara om det föregående lämnar fler slag än ett. Läs upp det för dig själv före varje byte.
tip-4 = Bjud damen på dålig mat
    .text = Två brickor på rätt plats kan tvinga en dam från sin post. En dam som vaktar tre brickor vaktar ingen alls om den måste gå.
tip-5 = Ha tålamod
    .text = { $king } Ingen räddning kommer på långt håll. Två damer mot en vinner genom att stänga ruta efter ruta, och den som skyndar tappar greppet.
question-1 = Kan en bricka slå en dam?
    .answer = { $man-prey } Det gäller vid varje hopp: mitt i ett långt slag måste brickan stanna framför en dam, även om rutan bakom är tom.
question-2 = Vilket slag måste jag göra?
    .answer = { $choice } { $quantity } { $with-king } { $most-kings } { $kings-earliest } Under brädet står hur många som ska slås, och försöker du något annat nämns regeln som hindrar det.
question-3 = Får damen gå flera rutor?
    .answer = { $king } Damer med lång räckvidd känner italienarna från det internationella spelet, som klubbarna också spelar.
question-4 = Vad händer om brickan når sista raden mitt i ett slag?
    .answer = { $crown } Den andra sidan får alltså alltid ett drag att svara på en ny dam.
question-5 = Vem börjar, och hur ligger brädet?
    .answer = Så börjar ett parti här: { $first } I Italien börjar vit, och var och en har ett mörkt hörn till höger. Båda delarna kan ställas in i partiinställningarna.
sources = En punkt läses olika: är två slag lika i allt och möter sin första dam vid samma hopp, ska då den andra damen avgöra? De flesta program och tävlingsspelare jämför hela vägen, och så gör den här sajten. Om upprepning säger somliga texter tredje gången och andra den fjärde; här gäller den tredje. Bruket att ”blåsa” en pjäs som glömt att slå avskaffade förbundet 1934.
