# Stránka české dámy česky. Prameny: pravidla České federace dámy (hrejsi.cz/dama/pravidla.htm); stručná
# pravidla české dámy od FMJD; pravidla turnaje Opálecká dáma.

title = Česká dáma: pravidla hry
description = Česká dáma: co znamená, že dáma má přednost, jak se bere, kdy se kámen mění v dámu a kdy je remíza. Rady, odpovědi na časté otázky a hra zdarma v prohlížeči.
line = Dáma, jak ji u nás zná každý. { $with-king }
opening = „Zahrajeme si dámu?“ U nás se ani nemusí říkat kterou. Leží v každé krabici společenských her vedle mlýna a Člověče, nezlob se, naučil nás ji děda nebo družinářka, a přece se u ní dva lidé málokdy hned shodnou na pravidlech. Česká federace dámy je má sepsaná, pořádá podle nich mistrovství republiky a i světová federace vede českou dámu mezi hrami na malé desce. Jsou překvapivě krátká. { $man-captures } Počítat se při braní nemusí vůbec nic, rozhoduje jediná zdvořilost: { $with-king } Právě v ní je celý vtip hry. Dáma vládne desce, a přece ji každý kámen může odvolat, odkud se mu zachce.
tip-1 = Vylákejte dámu
    .text = Podstrčte jí kámen tam, kam ji chcete mít. Odmítnout nesmí, a stojí-li za rohem váš druhý kámen, byla to její poslední cesta.
tip-2 = Schovejte se za cizí povinnost
    .text = Dokud má soupeřova dáma co brát, jeho kameny stojí. Váš ohrožený kámen tak získá tah navíc a ten často stačí k útěku nebo k dámě.
tip-3 = Než vznikne nová dáma, rozhlédněte se
    .text = Čerstvá dáma nezřídka musí hned v příštím tahu brát, a to někam, odkud se už nevrátí. Někdy se vyplatí s posledním krokem počkat.
tip-4 = Neberte víc, než se vám hodí
    .text = Vybíráte-li mezi dvěma skoky téže dámy nebo dvěma kameny, počet nehraje roli. Dívejte se, kde vaše figura skončí a co jí tam hrozí.
tip-5 = Držte kameny pohromadě
    .text = Kámen, který soupeře minul, už mu nic neudělá. Postupujte v řadě, zadní dotahujte a nenechávejte mezery: každá je přistávací plochou pro dámu.
tip-6 = V koncovce myslete na hlavní diagonálu
    .text = Tři dámy jednu chytí, pokud nestojí na diagonále z a1 na h8. Slabší tam má namířit včas, silnější ji má obsadit dřív.
question-1 = Musí se v dámě skákat?
    .answer = { $duty } V hospodě se za opomenuté braní bere kámen, který měl skákat. Tady se takový tah prostě nedá udělat.
question-2 = Co znamená „dáma má přednost“?
    .answer = { $with-king } A to i tehdy, kdyby kámen vzal tři figury a dáma jedinou.
question-3 = Musím vzít co nejvíc figur?
    .answer = { $choice } { $with-king } Tím pořadí končí, o počtu v něm není ani slovo.
question-4 = Může kámen skákat dozadu?
    .answer = { $man-captures } Dozadu umí jen dáma: { $king }
question-5 = Kam smí dáma po skoku dopadnout?
    .answer = { $landing } { $finish } Dopadnout schválně blízko, aby se dalšímu braní vyhnula, tedy nemůže.
question-6 = Skáče nová dáma hned dál?
    .answer = { $crown } Na první skok ve své nové roli si počká do příštího tahu.
sources = Na internetu se dočtete, že se smí vzít buď jedna figura, nebo celá řada, ale nic mezi tím. Federace to říká jednodušeji a hraje se tak i zde: braní končí tam, kde už není co brát. Počet tahů do remízy její pravidla neuvádějí; stručná verze světové federace počítá patnáct tahů bez braní a bez tahu kamenem. A hraje se i s osmi kameny ve dvou řadách, třeba na turnaji Opálecká dáma. Federační hra má řady tři.
