# Die Wörter der Seite um das Spiel herum auf Deutsch.

page-title = Damka – Dame nach allen Regeln, kostenlos im Browser
page-description = Dame kostenlos im Browser spielen: amerikanisch, russisch, brasilianisch, spanisch, italienisch, tschechisch, Pool und international, gegen den Computer oder zu zweit. Ohne Download, ohne Anmeldung.
page-heading = Damka: Dame im Browser
page-loading = Das Brett wird aufgebaut …
page-no-script = Damka ist ein Programm im Browser und braucht JavaScript. Bitte schalte es für diese Seite ein.
page-failed = Das Spiel konnte nicht geladen werden. Bitte prüfe die Verbindung und versuche es noch einmal.
page-reload = Neu laden
page-too-old = Dein Browser ist zu alt für dieses Spiel. Bitte aktualisiere ihn oder öffne die Seite in einem neueren.
page-crashed = Etwas ist schiefgegangen, das Spiel steht still. Lade die Seite neu: Deine Partie bleibt erhalten.
page-skip = Zum Brett
menu-more = Mehr
menu-language = Sprache
