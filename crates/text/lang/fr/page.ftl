# Les mots de la page autour du jeu en français.

page-title = Damka – les dames selon toutes les règles, gratuit dans le navigateur
page-description = Jouez gratuitement aux dames dans votre navigateur : règles américaines, russes, brésiliennes, espagnoles, italiennes, tchèques, pool et internationales, contre l’ordinateur ou à deux. Sans téléchargement, sans inscription.
page-heading = Damka : les dames dans le navigateur
page-loading = Le damier se met en place…
page-no-script = Damka est un programme dans le navigateur et a besoin de JavaScript. Activez-le pour cette page.
page-failed = Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
page-reload = Recharger
page-too-old = Votre navigateur est trop ancien pour ce jeu. Mettez-le à jour, ou ouvrez la page dans un navigateur plus récent.
page-crashed = Un incident a arrêté le jeu. Rechargez la page : votre partie est conservée.
page-skip = Aller au damier
menu-more = Plus
menu-language = Langue
