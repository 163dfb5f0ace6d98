# Sidan om tjeckisk dam på svenska. Källor: Tjeckiska damförbundet (ČFD); FMJD, korta regler för tjeckisk dam.

title = Tjeckisk dam: reglerna
description = Tjeckisk dam, dáma: vilken pjäs som måste slå, hur damen går, när en bricka blir dam och när det är remi. Med råd, svar på frågor och gratis spel.
line = Dáma från Böhmen, Mähren och Slovakien. { $with-king }
opening = Dáma ligger i de flesta tjeckiska och slovakiska spellådor, bredvid fia och kvarn, och det tjeckiska förbundet håller mästerskap i den vid sidan av det internationella spelet. Här finns inget att räkna och nästan inget att jämföra. { $man-captures } Öppningen går därför framåt, lugnt och överskådligt. Det tjeckiska är en fråga om hyfs: { $with-king } Damerna först, alltså. Det låter som artighet men är ett vapen, för en dam som måste slå kan kallas bort från vilken post som helst.
tip-1 = Kalla bort damen
    .text = En bricka som ställs där damen måste ta den drar damen från sin plats, vad motståndaren än hellre ville. Leta efter offret som för den till en ruta där du slår den.
tip-2 = Göm dig bakom damens plikt
    .text = Så länge motståndarens dam måste slå kan ingen av brickorna göra det. En bricka som ser förlorad ut kan vara trygg i just ett drag, och det räcker ofta.
tip-3 = Se upp med din egen dam
    .text = En ny dam är en ny skyldighet. Kontrollera innan du får den om den genast tvingas slå, och var den då hamnar.
tip-4 = Ta det mindre om det står bättre
    .text = { $choice } { $with-king } Mellan två slag med damer, eller två med brickor, frågar ingen efter det längre. Ta det efter vilket inget kan tas från dig.
tip-5 = Bygg bakifrån
    .text = Brickor kan inte slå tillbaka när de väl är passerade. Håll dem samlade och flytta fram de bakre: ett hål bakom fronten är där damen landar.
question-1 = Vad betyder ”damen går före”?
    .answer = { $with-king } Det gäller även om brickan kunde ta tre pjäser och damen en.
question-2 = Måste man slå flest?
    .answer = { $choice } { $with-king } Det är hela ordningen; antalet har ingen del i den.
question-3 = Får jag avbryta ett långt slag?
    .answer = { $finish } { $landing } En dam kan alltså inte landa kort för att slippa den andra pjäsen.
question-4 = Kan brickor slå bakåt?
    .answer = { $man-captures } { $king }
question-5 = Blir brickan dam så fort den slår sig fram?
    .answer = { $crown } Sina plikter som dam får den i nästa tur.
sources = Uppslagsverk påstår ibland att man får ta en pjäs eller hela raden men inget däremellan. Förbundets text är enklare, och sajten följer den: slaget slutar där det inte går att fortsätta. Något antal drag för remi nämner förbundet inte; världsförbundets korta version räknar femton utan slag och utan att någon bricka går. I en del familjer ställs bara två rader upp; förbundets spel har tre.
