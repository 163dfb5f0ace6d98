# De pagina van het internationale dammen in het Nederlands. Bronnen: KNDB; FMJD; Van der Stoep, A History of
# Draughts.

title = Internationaal dammen: de spelregels
description = De spelregels van het dammen op honderd velden: beginstand, slaan, meerslag, de vliegende dam, promotie en remise, met tips, vragen en gratis partij.
line = Het dammen van club en bond, op het grote bord. { $board }
opening = Voor een Nederlander is dit gewoon dammen. De bond, de KNDB, bestaat sinds 1911, en toen de wereldbond FMJD in 1947 werd opgericht, was Nederland erbij, met Frankrijk, België en Zwitserland. Dat het spel elders Pools dammen heet, komt door een oud verhaal over een Poolse officier in Parijs; naar het zich laat aanzien kende men het in Holland al eerder. { $board } Daarvan worden er { $squares } gebruikt. Er is dus ruimte voor kettingen, klokken en voorposten, en een gesloten stand kan lang gesloten blijven, tot één offer alles openbreekt. Dat dit kan, komt door één zin: { $quantity }
tip-1 = Kijk eerst naar de slag van de ander
    .text = De meeste partijen van beginners worden beslist door een combinatie die niemand zag. Denk voor elke zet een van je schijven weg en vraag je af wat de ander dan zou moeten slaan.
tip-2 = Volg elke slag tot het einde
    .text = De grootste slag zit vaak verstopt achter een bocht terug. Tel ze allemaal, ook de lelijke.
tip-3 = Laat de kroonschijf staan
    .text = Met de schijf op 48, of op 3 voor zwart, kost een doorbraak de ander meestal twee schijven voor een dam. Ontwikkel eerst je vleugels.
tip-4 = Steun wat je vooruit stuurt
    .text = Een voorpost op 24, of op 27 voor zwart, is sterk met twee schijven erachter en zonder die steun een zorgenkind.
tip-5 = Tel de tempi
    .text = In een gesloten stand wint wie nog zetten over heeft. Tel ze per vleugel, en ruil als het niet uitkomt.
tip-6 = Eén dam verliest bijna nooit
    .text = Drie dammen krijgen haar op dit bord zelden klein, en vier alleen als zij niet op de lange lijn van 46 naar 5 staat. Sta je slechter, zorg dan dat je daar komt.
question-1 = Gaat meerslag altijd voor?
    .answer = { $quantity } Een dam telt daarbij even zwaar als een schijf; bij gelijke aantallen kies je zelf.
question-2 = Mag een schijf achteruit slaan?
    .answer = { $man-captures } Gewoon zetten is iets anders: { $man-moves } Die twee worden aan de keukentafel het vaakst verward.
question-3 = Wordt een schijf dam als zij tijdens het slaan over de laatste rij komt?
    .answer = { $crown } Van zo’n uitstapje komt zij terug zoals zij ging.
question-4 = Wat is een Turkse slag?
    .answer = { $lift } Een dam met een lange slag voor de boeg botst op een stuk waar zij net over is gesprongen, moet daar blijven staan en wordt geslagen door de schijf die zij niet meer kon bereiken.
question-5 = Hoe ver mag een dam?
    .answer = { $king } { $landing }
question-6 = Wanneer is het remise?
    .answer = Hier geldt de telling van de bond: { $repetition } { $limits }
sources = Blazen, een stuk van het bord nemen omdat het niet geslagen heeft, kent het Spelreglement niet; toch staat het nog in menige spellendoos. Ook dat een schijf alleen vooruit zou slaan, is een regel van andere spelen.
