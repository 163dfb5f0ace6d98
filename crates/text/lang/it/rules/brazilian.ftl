# Il testo della pagina della dama brasiliana. Le frasi di regola le mette il gioco.

title = Dama brasiliana: le regole
description = Le regole della dama brasiliana, la dama internazionale su damiera piccola: prese, dama volante, patte, consigli e domande. Gioca gratis online.
line = La dama internazionale sulla damiera di casa. { $quantity }
opening = I brasiliani giocano le regole internazionali sulla damiera che tutti hanno, quella di { $squares } caselle scure. Nelle piazze e nei circoli del Brasile è semplicemente «damas»; nei campionati mondiali delle 64 caselle è una delle due specialità, accanto alla russa. Per un italiano è il ponte ideale: la damiera resta familiare, il resto prepara alle cento caselle. { $man-captures } { $king } { $crown } Sono abitudini da rifare, e conviene rifarle una alla volta.
tip-1 = Guida l’avversario con i numeri
    .text = Se deve prendere di più di là, non prenderà di qua. Un’offerta di due pezzi sul lato sbagliato può salvare una pedina che sembrava perduta, o aprire la damiera intera.
tip-2 = Calcola le tue prese obbligate
    .text = Ogni tua minaccia è anche un obbligo. Prima di muovere conta che cosa dovrai prendere tu dopo la sua risposta: molte sconfitte sono prese troppo ricche.
tip-3 = Non fidarti della pedina in transito
    .text = Passare dall’ultima riga durante una presa non fa dama. Puoi distrarre una pedina quasi promossa offrendole un pezzo in più sulla via del ritorno.
tip-4 = Tappa i buchi sulle diagonali
    .text = Su una damiera piccola tre caselle vuote allineate bastano a una dama per fare il giro. Tieni le pedine a coppie, una dietro l’altra.
tip-5 = Corri alla diagonale maggiore
    .text = Nei finali è la differenza tra patta e sconfitta. Una dama sola che ci arriva è salva; una che ne resta fuori finisce di solito nella rete di tre avversarie.
question-1 = È la stessa cosa della dama spagnola?
    .answer = No, anche se talvolta in Italia le si confonde. Basta una frase per distinguerle. { $man-captures } Nella tabella generale la stessa riga, sotto la spagnola, dice il contrario.
question-2 = Se posso prendere con la dama o con la pedina, che cosa devo fare?
    .answer = { $choice } { $quantity } La lista finisce qui: a numero uguale scegli tu.
question-3 = Quando una pedina diventa dama?
    .answer = { $crown }
question-4 = Posso saltare due volte lo stesso pezzo?
    .answer = { $lift } Per questo la dama resta talvolta chiusa in mezzo alle sue prede.
question-5 = Su quale casella si ferma la dama?
    .answer = { $landing } Spesso però il numero decide anche questo.
question-6 = La partita può durare all’infinito?
    .answer = { $repetition } { $limits }
