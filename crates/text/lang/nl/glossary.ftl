# De begrippen van het dammen in het Nederlands. Bronnen: het Spelreglement van de KNDB van 2018 (schijf,
# dam, stuk, slaan, meerslag, promoveren, remise: dv-eureka.nl/index.php/spelreglement) en het Damreglement
# van de ZWH-dambond (zwh-dambond.nl/pagina2.html). Wat de regels hier betekenen, staat in tests/glossary.rs.

man = schijf, schijven
    .never = steen, stenen, damsteen*, pion*, man, mannen
king = dam, dammen
    .never = dame, dames, koning*
piece = stuk, stukken
    .never = damstuk*, pionnen
    .unsaid = seat-title, set-title
flying-king = vliegende dammen, dam vliegt, vliegt een dam
capture = slaan*, slaat, slag*, meerslag, sla, geslagen
    .never = pakken, pakt, vangen, vangt
jump = springen, sprongen
    .never = hup*
    .unsaid = refused-already-jumped, rule-landing-behind, rule-landing-free, rule-lift-after, rule-lift-at-once
crown = wordt dam, wordt meteen dam, wordt pas dam, nieuwe dam
board = bord
    .never = schaakbord, speelbord
square = veld, velden
    .never = vak*, hokje*
move = zet, zetten
    .never = beurten
draw = remise
    .never = gelijkspel, pat
resign = opgeven, opgegeven
