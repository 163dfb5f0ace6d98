# De pagina van het Tsjechische dammen in het Nederlands. Bronnen: Tsjechische dambond (ČFD); FMJD.

title = Tsjechisch dammen: de spelregels
description = De regels van Tsjechisch dammen: welk stuk moet slaan, de vliegende dam, promotie en remise, met tips, antwoorden en een gratis partij tegen de computer.
line = Dáma uit Bohemen, Moravië en Slowakije. { $with-king }
opening = In Praag en Bratislava zit dáma in bijna elke spellendoos, en de Tsjechische bond houdt er kampioenschappen in, naast die op honderd velden. Je hoeft er niets te tellen. { $man-captures } Het begin gaat daarom rustig vooruit en laat zich goed lezen. Wat het spel Tsjechisch maakt, is een beleefdheidsregel: { $with-king } Het klinkt hoffelijk, maar het is een wapen: een dam die moet slaan, kan door elke schijf van haar plaats worden geroepen.
tip-1 = Roep de dam weg
    .text = Een schijf op een veld waar de dam haar moet slaan, haalt die dam van haar post, wat de ander ook liever zou doen. Zoek het offer dat haar binnen jouw bereik brengt.
tip-2 = Schuil achter haar plicht
    .text = Zolang een vijandelijke dam moet slaan, slaat geen van zijn schijven. Jouw verloren schijf wint zo een zet, en vaak is dat genoeg.
tip-3 = Denk na voor je promoveert
    .text = Een dam erbij is een plicht erbij. Kijk of zij meteen zal moeten slaan en waar zij dan staat.
tip-4 = Laat de meerslag thuis
    .text = { $choice } Tussen twee slagen met een dam, of twee met een schijf, neem je die waarna jij het veiligst staat.
tip-5 = Houd de rijen gesloten
    .text = Een gepasseerde schijf kan niets meer terugdoen. Schuif de achterste bij, want in een gat landt de dam.
question-1 = Wat betekent ‘de dam gaat voor’?
    .answer = { $with-king } Ook als de schijf er drie zou slaan en de dam er één.
question-2 = Moet ik de meeste stukken slaan?
    .answer = { $choice } { $with-king } Meer orde is er niet.
question-3 = Mag ik halverwege een slag stoppen?
    .answer = { $finish } { $landing } Een dam mag dus niet met opzet te vroeg landen.
question-4 = Mag een schijf een dam slaan?
    .answer = { $man-prey } De kunst is haar dichtbij te krijgen.
question-5 = Is een schijf die slaand aankomt meteen dam?
    .answer = { $crown } Haar plichten als dam beginnen met de volgende zet.
sources = Encyclopedieën schrijven dat je één stuk of de hele rij mag slaan, maar niets ertussenin. De tekst van de bond is eenvoudiger en wordt hier gevolgd: de slag eindigt waar er niets meer te slaan is. Een aantal zetten voor remise noemt die tekst niet; de korte versie van de wereldbond wel.
