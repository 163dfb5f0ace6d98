# Words of the page around the game in English.

page-title = Damka – draughts by every rule, free in the browser
page-description = Play draughts (checkers) free in your browser: American, Russian, Brazilian, Spanish, Italian, Czech, Pool and International rules, against the computer or a friend. No download, no account.
page-heading = Damka: draughts in the browser
page-loading = Setting up the board …
page-no-script = Damka is a program in your browser and needs JavaScript. Please switch it on for this page.
page-failed = The game could not be loaded. Please check your connection and try again.
page-reload = Load again
page-too-old = Your browser is too old for this game. Please update it, or open this page in a newer one.
page-crashed = Something went wrong, and the game has stopped. Load the page again: your game has been kept.
page-skip = Go to the board
menu-more = More
menu-language = Language
