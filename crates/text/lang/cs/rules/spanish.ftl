# Stránka španělské dámy česky. Prameny: knihy Ruize Montera (1591), Vallse (1597) a Garcíi Canalejase (1650)
# podle draughtsandchesshistory.com.

title = Španělská dáma: pravidla hry
description = Španělská dáma, hra nejstarších knih o dámě: pořadí braní, dámy přes celou desku, kameny jen vpřed, remízy. Srovnání s českou dámou, rady a hra zdarma online.
line = Hra nejstarších tištěných knih o dámě. { $most-kings }
opening = Kdyby Češi při braní počítali, hráli by španělskou dámu. Kameny i dámy se v obou hrách pohybují stejně: { $man-captures } { $king } Rozdíl je v tom, kdo smí poručit. V Čechách dáma, ve Španělsku číslo: { $quantity } { $most-kings } Žádná země nemá o dámě starší knihy. Pedro Ruiz Montero svou vydal roku 1591, Lorenzo Valls ve Valencii roku 1597 a sbírka Juana Garcíi Canalejase, vytištěná roku 1650 v Zaragoze, je dodnes studnicí kombinací. Portugalci hrají totéž pod vlastním jménem. Kdo si ty staré úlohy přehraje, pozná, že dobrý vtip nestárne: oběť, druhá oběť, a dáma stojí tam, kde ji chtěl mít autor.
tip-1 = První dáma stojí za dva kameny
    .text = Kameny se zezadu nebrání, a dáma v týle sbírá, co chce. Koupit ji za dva je slušný obchod, jen ať ji soupeř hned nechytí.
tip-2 = Zadní řadu opouštějte naposled
    .text = Dva tři kameny doma prodraží soupeři každý průlom. Honit dámu po desce je dražší než ji nepustit.
tip-3 = Pište soupeři tahy
    .text = { $choice } { $quantity } { $most-kings } Nabídněte dvě braní tak, aby to přikázané bylo horší. Výborná návnada je vlastní dáma.
tip-4 = Žádné díry za kameny
    .text = Dáma potřebuje za kamenem volné pole. Dvojice na téže diagonále a kameny na okraji ji nechají hladovou.
tip-5 = Hlavní diagonála rozhoduje o koncovce
    .text = Tři dámy, které ji drží, jednu chytí. Jedna, která se na ni dostane, je zachráněna.
tip-6 = Nezapomeňte na vzaté figury
    .text = { $lift } Nejedna dáma se proto zastaví o svou poslední oběť a sama je vzata.
question-1 = Které braní musím zvolit?
    .answer = { $choice } { $quantity } { $most-kings } Jestli bere kámen, nebo dáma, na tom nesejde.
question-2 = Má dáma přednost jako v české dámě?
    .answer = Pořadí je jiné: { $quantity } { $most-kings } Kdo přichází od české dámy, plete si to první týden pořád.
question-3 = Může kámen skákat vzad?
    .answer = { $man-captures }
question-4 = Smí kámen vzít dámu?
    .answer = { $man-prey } Dáma, která se zastaví těsně před kamenem, je tedy v nebezpečí.
question-5 = Proč je deska na španělských diagramech obráceně?
    .answer = Ve Španělsku a Portugalsku vede dlouhá diagonála doprava dolů, a knihy proto tisknou zrcadlový obraz. Na hře to nic nemění; přepínač „Deska podle tradice“ je v nastavení partie.
question-6 = Je to totéž co portugalská dáma?
    .answer = V tazích a braní ano. O remízách má každá federace své předpisy, zde se počítá takto: { $limits }
sources = Za první knihu se často vydává dílo Antonia de Torquemady z roku 1547, nesporný výtisk však nikdo nezná. V pravidlech se programy rozcházejí jinde: některé spočítají figury a na dámy mezi nimi zapomenou. Španělská federace žádá obojí. Turnajové remízy na této stránce odpovídají portugalským pravidlům ve znění před rokem 2026.
