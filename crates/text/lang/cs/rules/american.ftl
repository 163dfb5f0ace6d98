# Stránka anglické dámy česky. Prameny: W. Payne, An Introduction to the Game of Draughts (1756);
# J. Schaeffer a další, Checkers Is Solved (Science, 2007).

title = Anglická dáma (checkers): pravidla hry
description = Anglická neboli americká dáma, checkers: jak kameny skáčou, proč dáma chodí pomalu a kdy je remíza. Srovnání s českou dámou, rady, odpovědi a hra zdarma online.
line = Checkers, dáma z amerických filmů. { $king }
opening = Tohle je ta hra, kterou v amerických filmech hrají dva staříci na verandě. Britové jí říkají draughts, Američané checkers, a českému hráči je napůl známá: { $man-captures } Zaskočí ho až dáma. { $king } Nikdo tu neproletí desku z rohu do rohu, a tak se nevyhrává jedním úderem, nýbrž těsnotou: jednomu dojdou dobré tahy a musí něco dát. Londýnský učitel matematiky William Payne hru popsal roku 1756, věnování do té knížky napsal Samuel Johnson. Marion Tinsley, největší z mistrů, prohrál za více než čtyřicet let necelou desítku partií. A roku 2007 tým Jonathana Schaeffera z Albertské univerzity dokázal, že při bezchybné hře obou je to remíza. Lidé naštěstí bezchybní nejsou.
tip-1 = Dva kameny nechte doma
    .text = Černý na polích 1 a 3, bílý na 30 a 32. Této dvojici se říká most a osamělý kámen přes ni zadarmo neprojde.
tip-2 = Hrajte středem
    .text = Ze středu vedou dvě cesty, z kraje jedna. Kameny u okraje jsou v bezpečí, ale zahálejí.
tip-3 = Šetřete tahy
    .text = V koncovce prohrává, kdo musí ustoupit. Spočítejte, kolik volných tahů zbývá vám a kolik soupeři; výměna kus za kus poměr obrátí.
tip-4 = Hledejte dva za jeden
    .text = Skok se odmítnout nedá, a tak obětovaný kámen posune soupeřův přesně tam, kde ho potřebujete. Před každým tahem zkuste aspoň jednu takovou oběť.
tip-5 = Pozor na dvojitý roh
    .text = Roh se dvěma tmavými poli je úkryt osamělé dámy. Dvě dámy ji z něj dostanou: jedna vyhání, druhá zavírá cestu.
tip-6 = S převahou měňte
    .text = Dvanáct proti jedenácti není nic, tři proti dvěma skoro výhra. Každá rovná výměna vás k ní přiblíží.
question-1 = Musí se skákat?
    .answer = { $duty } Kdysi se figura, která neskočila, sebrala z desky. Turnaje od toho dávno upustily a zde takový tah nejde udělat.
question-2 = Musím vzít nejvíc figur?
    .answer = { $choice } { $finish } Krátký skok na dobré pole bývá lepší než dlouhý na špatné.
question-3 = Může kámen skákat dozadu?
    .answer = { $man-captures } V tom je hra stejná jako česká dáma.
question-4 = Létá dáma přes celou desku?
    .answer = { $king } Honička na dámu je proto práce pro trpělivé.
question-5 = Co když kámen doskočí do poslední řady?
    .answer = { $crown } Na braní, které má rovnou před sebou, si nová dáma počká.
question-6 = Kdo začíná, červený, nebo bílý?
    .answer = { $first } Kameny bývají červené a bílé, červené a černé nebo černé a bílé; za černé se považují ty tmavší.
sources = Programy jménem Checkers si často přidávají: jednou se skákat nemusí, jindy se musí vzít nejvíc, jindy končí partie po dvaceti tazích. Pravidla světové federace WCDF nic z toho neznají. Na jejích turnajích se losují první tři tahy; kdo to chce zkusit, zapne v nastavení partie „Losované zahájení“.
