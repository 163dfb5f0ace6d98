# Les termes du jeu de dames en français. Source : le règlement officiel du jeu international
# (FMJD et Fédération Française de Jeu de Dames, articles 2 à 6 : eslot.fr/jeu-de-dames/regles-du-jeu).
# Le sens des entrées est dit dans tests/glossary.rs.

man = pion*
    .never = jeton*
king = dame*
    .never = roi, reine*
piece = pièce*
    .unsaid = seat-title, set-title, turning-pieces
flying-king = volante*
capture = prise*, prend*, prenez
    .never = mang*, captur*
jump = saut*
    .never = bond*
crown = promu, devient dame, nouvelle dame
    .never = couronn*
board = damier
    .never = échiquier, plateau
    .unsaid = rule-lift-after, rule-lift-at-once
square = case*
    .unsaid = refused-must-land-just-behind, rule-landing-behind
move = coup*, trait
draw = nulle*
    .never = pat, remise
resign = abandon*
