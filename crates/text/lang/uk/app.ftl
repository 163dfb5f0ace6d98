# Слова гри українською. Білі й чорні — сторони; шашка — проста або дамка.

list-separator = {", "}

## Меню

menu-open = Меню
menu-close = Закрити меню
menu-title = Меню
menu-new-game = Нова партія
menu-undo = Назад
menu-redo = Вперед
menu-flip = Поворот
menu-copy = Скопіювати партію (PDN)
menu-game = Партія
menu-rules = Правила
menu-opponent = Суперник
menu-board = Дошка

## Різновиди шашок

american = Англійські
american-game = Англійські шашки
american-line = Вони ж чекерс: прості б’ють лише вперед, дамки ходять на одне поле.
russian = Російські
russian-game = Російські шашки
russian-line = Шашки-64: дамки далекобійні, прості б’ють і назад, вибір взяття вільний.
brazilian = Бразильські
brazilian-game = Бразильські шашки
brazilian-line = Міжнародні правила на 64 полях: треба взяти якнайбільше.
spanish = Іспанські
spanish-game = Іспанські шашки
spanish-line = Далекобійні дамки, прості б’ють лише вперед; найважливіша кількість узятих шашок, потім кількість дамок.
italian = Італійські
italian-game = Італійські шашки
italian-line = Дамки ходять на одне поле, але проста не може їх бити. Суворий порядок взяття.
czech = Чеські
czech-game = Чеські шашки
czech-line = Далекобійні дамки, прості б’ють лише вперед. Якщо може бити дамка, бити треба дамкою.
pool = Пул
pool-game = Пул-чекерс
pool-line = Далекобійні дамки, взяття і назад; проста стає дамкою, лише закінчивши хід в останньому ряду.
international = Міжнародні
international-game = Міжнародні шашки
international-line = Шашки-100: дошка 10×10, далекобійні дамки, узяти треба якнайбільше.
own-rules = Власні правила
forced-capture = Обов’язкове взяття
forced-capture-on = Хто може бити, мусить бити.
forced-capture-off = Домашнє правило: взяття можна пропустити. Почате треба закінчити.
game-without-duty = { $game } без обов’язкового взяття

## Суперники

friend = Удвох за одним екраном
versus-easy = Комп’ютер, легкий
versus-medium = Комп’ютер, середній
versus-hard = Комп’ютер, сильний
friend-line = Ходіть по черзі на цьому пристрої.

## Гравці й ходи

you = Ви
side-name =
    { $side ->
        [white] Білі
       *[black] Чорні
    }
pieces-left =
    { $side ->
        [white] Білі
       *[black] Чорні
    }: { $count ->
        [one] { $count } шашка
        [few] { $count } шашки
       *[many] { $count } шашок
    }
captured-pieces =
    { $side ->
        [white] Білі втратили
       *[black] Чорні втратили
    } { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
       *[many] { $count } шашок
    }
move-list = Ходи
move-list-empty = Ходів ще немає
move-start = Початок партії
move-entry = Хід { $number }: { $text }

## Рядок під дошкою

turn-yours = Ваш хід
turn-computer = Комп’ютер думає…
turn-side =
    { $side ->
        [white] Хід білих
       *[black] Хід чорних
    }
must-capture =
    { $pieces ->
        [one] Ваш хід. Треба бити: може { $pieces } шашка.
        [few] Ваш хід. Треба бити: можуть { $pieces } шашки.
       *[many] Ваш хід. Треба бити: можуть { $pieces } шашок.
    }
must-take =
    { $most ->
        [one] Ваш хід. Треба взяти { $most } шашку.
        [few] Ваш хід. Треба взяти { $most } шашки.
       *[many] Ваш хід. Треба взяти { $most } шашок.
    }
must-capture-side =
    { $side ->
        [white] Білі
       *[black] Чорні
    } { $pieces ->
        [one] мусять бити: може { $pieces } шашка.
        [few] мусять бити: можуть { $pieces } шашки.
       *[many] мусять бити: можуть { $pieces } шашок.
    }
must-take-side =
    { $side ->
        [white] Білі
       *[black] Чорні
    } { $most ->
        [one] мусять узяти { $most } шашку.
        [few] мусять узяти { $most } шашки.
       *[many] мусять узяти { $most } шашок.
    }
pick-target = Куди? Виберіть позначене поле.
choose-way = Туди ведуть різні шляхи: виберіть наступне поле.
go-on = Взяття триває: виберіть наступне поле.
draw-counter =
    { $left ->
        [one] Нічия ще через { $left } хід кожної сторони.
        [few] Нічия ще через { $left } ходи кожної сторони.
       *[many] Нічия ще через { $left } ходів кожної сторони.
    }

## Чого не можна й чому

refused-game-over = Партію закінчено.
refused-no-piece = Тут немає шашки.
refused-not-your-piece =
    { $turn ->
        [white] Зараз хід білих.
       *[black] Зараз хід чорних.
    }
refused-must-capture =
    { $pieces ->
        [one] Треба бити позначеною шашкою.
        [few] Треба бити: { $pieces } шашки позначено.
       *[many] Треба бити: { $pieces } шашок позначено.
    }
refused-must-take-most =
    { $takes ->
        [0] Так нічого не взяти
        [one] Так можна взяти лише { $takes } шашку
        [few] Так можна взяти лише { $takes } шашки
       *[many] Так можна взяти лише { $takes } шашок
    }: треба взяти { $most }.
refused-must-take-with-king = Бити треба дамкою: вона має перевагу.
refused-must-take-most-kings =
    { $takes ->
        [0] Так не взяти жодної дамки
        [one] Так можна взяти лише { $takes } дамку
        [few] Так можна взяти лише { $takes } дамки
       *[many] Так можна взяти лише { $takes } дамок
    }: треба взяти { $most }.
refused-must-meet-king-earlier = Треба вибрати взяття, де дамка трапляється раніше.
refused-must-go-on = Взяття триває: виберіть позначене поле.
refused-must-land-to-go-on = Станьте на позначене поле: звідти можна бити далі.
refused-cannot-take-king = Проста не може бити дамку.
refused-cannot-take-backward = Проста б’є лише вперед.
refused-cannot-move-backward = Проста ходить лише вперед.
refused-one-square-only = Ця шашка ходить на одне поле.
refused-already-jumped = Через ту саму шашку не можна перестрибнути двічі.
refused-blocked = Шлях закрито.
refused-occupied = Це поле зайняте.
refused-not-on-line = Шашки ходять по діагоналях.
refused-own-piece = Через свої шашки перестрибувати не можна.
refused-two-in-a-row = Через дві шашки поспіль перестрибнути не можна.
refused-must-land-just-behind = Станьте на поле одразу за побитою шашкою.

## Результат і нічия

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] У вас не лишилося шашок
        [white] У білих не лишилося шашок
       *[black] У чорних не лишилося шашок
    }
reason-no-moves =
    { $who ->
        [you] Ви не маєте ходу
        [white] Білі не мають ходу
       *[black] Чорні не мають ходу
    }
reason-resigned =
    { $who ->
        [you] Ви здалися
        [white] Білі здалися
       *[black] Чорні здалися
    }
reason-out-of-time =
    { $who ->
        [you] Ваш час вийшов
        [white] Час білих вийшов
       *[black] Час чорних вийшов
    }
outcome-wins =
    { $who ->
        [you] ви виграли
        [white] білі виграли
       *[black] чорні виграли
    }
draw-agreed = Нічия за згодою.
draw-repetition = Нічия: та сама позиція втретє.
draw-quiet =
    Нічия: { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    } кожної сторони без взяття і без { $resets ->
        [capture-or-crown] нової дамки.
       *[capture-or-man] ходу простої.
    }
draw-ending =
    Нічия: це закінчення не виграно за { $moves ->
        [one] { $moves } хід.
        [few] { $moves } ходи.
       *[many] { $moves } ходів.
    }
offer-draw = Запропонувати нічию
agree-draw = Прийняти нічию
decline-draw = Відхилити
draw-offered =
    { $side ->
        [white] Білі пропонують нічию.
       *[black] Чорні пропонують нічию.
    }
claim-draw = Вимагати нічию
resign = Здатися
looking-back = Це попередня позиція. Грайте звідси або поверніться до останнього ходу.
play-on = Грати звідси
restore-game = Повернути попередню партію

## Дошка для програм читання з екрана

board-label = Дошка, { $game }
square-empty = { $square }, порожньо
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] біла проста
           *[black] чорна проста
        }
       *[king] { $side ->
            [white] біла дамка
           *[black] чорна дамка
        }
    }
mark-selected = вибрано
mark-can-move = може ходити
mark-can-capture = може бити
mark-must-capture = мусить бити
mark-destination = сюди можна піти
mark-capture-destination = сюди можна піти зі взяттям
mark-victim = буде побита
mark-last-from = звідси зроблено останній хід
mark-last-to = тут закінчився останній хід
mark-waiting = побита, зникне після ходу
mark-reason = ось причина

## Чому, і про що кажуть один раз

show-rule = Чому?
house-rule = Нова партія без обов’язкового взяття
all-rules = Усі правила цієї гри
lesson-duty = У шашках хто може бити, той мусить бити: однією з шашок у дужках.
lesson-backward = У цій грі прості б’ють і назад.
lesson-flying = У цій грі дамки далекобійні: ходять вільною діагоналлю на будь-яку відстань.
lesson-strike = Турецький удар: побиті шашки стоять на шляху, доки хід не закінчено.
counter-reset = Відлік ходів до нічиєї починається знову.
mark-goal = тут має закінчитися ваш хід

## Правила за пунктами

kings-short = Дамки ходять на одне поле
kings-flying = Далекобійні дамки
rule-board = Дошка { $width }×{ $height } полів; на початку кожна сторона має по { $men } простих.
rule-first =
    { $side ->
        [white] Першими ходять білі.
       *[black] Першими ходять чорні.
    }
rule-steps = Шашки стоять на темних полях і ходять по діагоналях на вільне поле.
rule-man-moves = Проста ходить на одне поле вперед.
rule-man-forward = Проста б’є лише вперед.
rule-man-all-ways = Проста б’є вперед і назад.
rule-prey-any = Проста може бити і прості, і дамки.
rule-prey-men = Проста не може бити дамку.
rule-king-short = Дамка ходить на одне поле вперед або назад і так само б’є в обидва боки.
rule-king-flying = Дамка далекобійна: ходить уперед і назад, доки вільна діагональ, і б’є з будь-якої відстані.
rule-landing-free = Дамка під час взяття може стати на будь-яке вільне поле за побитою шашкою.
rule-landing-go-on = Дамка під час взяття мусить стати там, звідки зможе бити далі; якщо такого поля немає — на будь-якому вільному за побитою шашкою.
rule-landing-behind = Дамка під час взяття стає на поле одразу за побитою шашкою.
rule-jumps = Щоб побити шашку суперника, треба перестрибнути через неї на вільне поле за нею. Через свої шашки і через дві шашки поспіль перестрибувати не можна.
rule-finish = Взяття триває, доки шашка може бити; усі її стрибки — один хід.
rule-choice-free = Можна вибрати будь-яке взяття, навіть якщо інше бере більше.
rule-choice-order = Якщо є різні взяття, вирішує по черзі те, що нижче; решта — на ваш вибір.
rule-choice-step = Якщо є різні взяття, вирішує те, що нижче; решта — на ваш вибір.
rule-quantity = Треба взяти якнайбільше шашок.
rule-with-king = Якщо бити можуть і дамка, і проста, бити треба дамкою.
rule-most-kings = Взяття, у якому більше дамок, має перевагу.
rule-kings-earliest = Взяття, у якому дамка трапляється раніше, має перевагу.
rule-crown-ends = Проста, що дійшла до останнього ряду, стає дамкою, і її хід закінчується.
rule-crown-king = Проста, що дійшла до останнього ряду, одразу стає дамкою; якщо це сталося під час взяття, вона б’є далі як дамка.
rule-crown-man = Проста, що закінчила хід в останньому ряду, стає дамкою; якщо звідти можна бити далі, вона б’є як проста.
rule-lift-after = Побиті шашки знімають після ходу: до того вони стоять на шляху, і через кожну можна перестрибнути лише раз.
rule-lift-at-once = Побиту шашку знімають одразу, щойно через неї перестрибнули.
rule-goal-usual = Програє той, хто не має шашок або ходу.
rule-goal-losing = Виграє той, хто не має шашок або ходу.
rule-repetition-claim = Якщо та сама позиція виникла втретє, будь-який гравець може вимагати нічию.
rule-repetition-drawn = Якщо та сама позиція виникла втретє, партія закінчується внічию.
rule-limit-quiet =
    Після { $moves ->
        [one] { $moves } ходу
        [few] { $moves } ходів
       *[many] { $moves } ходів
    } кожної сторони без взяття і без { $resets ->
        [capture-or-crown] нової дамки
       *[capture-or-man] ходу простої
    } партія закінчується внічию.
rule-limit-lone-king =
    { $kings ->
        [0] Одна дамка проти { $pieces } шашок
        [one] Одна дамка проти { $pieces } шашок, з них щонайменше { $kings } дамка
        [few] Одна дамка проти { $pieces } шашок, з них щонайменше { $kings } дамки
       *[many] Одна дамка проти { $pieces } шашок, з них щонайменше { $kings } дамок
    }: після { $moves ->
        [one] { $moves } ходу
        [few] { $moves } ходів
       *[many] { $moves } ходів
    } кожної сторони партія закінчується внічию.
rule-limit-both-kings =
    На дошці { $pieces } шашок, і дамки мають обидві сторони: після { $moves ->
        [one] { $moves } ходу
        [few] { $moves } ходів
       *[many] { $moves } ходів
    } кожної сторони без взяття і без { $resets ->
        [capture-or-crown] нової дамки
       *[capture-or-man] ходу простої
    } партія закінчується внічию.
rule-road-lone = Це діє, доки самотня дамка стоїть на великій дорозі, головній діагоналі.
rule-road-stronger = Це діє, доки сильніша сторона має дамку на великій дорозі, головній діагоналі.

## Повідомлення

said-move =
    { $who ->
        [you] Ви
        [white] Білі
       *[black] Чорні
    }: { $from } на { $to }.
said-capture =
    { $who ->
        [you] Ви
        [white] Білі
       *[black] Чорні
    }: { $from } б’є { $count }, стає на { $to }.
said-crown = Нова дамка.
said-new-game = Нова партія: { $game }.
said-undo = Хід узято назад.
said-redo = Хід зроблено знову.
said-flip =
    { $side ->
        [white] Білі тепер унизу.
       *[black] Чорні тепер унизу.
    }

## Негаразди

worker-restarted = Комп’ютер довелося запустити знову. Він думає ще раз.
worker-failed = Комп’ютерний суперник не запускається. Вашу партію збережено.
try-again = Спробувати знову
dismiss = Закрити
saved-dropped = Збережену партію не вдалося прочитати, тож почато нову.
storage-blocked = Браузер не дозволяє цій сторінці зберігати: коли ви її закриєте, партія зникне.
new-version = Готова нова версія. Вона прийде з наступною партією.
load-now = Завантажити
copied = Скопійовано.
copy-failed = Скопіювати не вдалося.

## Наступні партії і те, що до них належить

options-title = Налаштування партії
rematch = Реванш
hint = Порада
hint-shown = Підказка: { $text }
hint-wins =
    Підказка: { $text }, виграш за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
hint-loses =
    Підказка: { $text }, програш за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
hint-draws = Підказка: { $text }, нічия за найкращої гри
hints-given = Підказки: { $count }
hint-sought = Шукаю добрий хід…
offer-weighed = Комп’ютер обмірковує вашу пропозицію…
draw-declined = Комп’ютер не згоден на нічию.
from-next-game = Це діє з наступної партії.
clock-left = Лишилося: { $minutes } хв { $seconds } с
player-score = Очки: { $points }
reset-score = Обнулити рахунок
seat-title = Ваші шашки
seat-first = Ті, що ходять першими
seat-dark = Темні
seat-light = Світлі
seat-chance = За жеребом
pace-title = Годинник
pace-free = Немає
pace-minutes = { $minutes } хв
pace-increment = { $minutes } хв + { $seconds } с
odds-title = Фора: у суперника менше простих
odds-none = Немає
odds-men =
    { $men ->
        [one] { $men } проста
        [few] { $men } прості
       *[many] { $men } простих
    }
custom-switch = Перший хід за традицією
custom-line =
    Першими ходять { $side ->
        [white] білі.
       *[black] чорні.
    }
lie-switch = Дошка за традицією
lie-line = Праве нижнє поле темне.
opening-switch = Дебют за жеребом
opening-line = Перші ходи беруть за жеребом із турнірного списку; першими ходять ті, хто й за традицією.
draws-switch = Нічиї як на турнірах
draws-line = За правилами федерації.
hints-switch = Підказки
hints-line = Кнопка показує хід, який комп’ютер зробив би на повну силу.
results-title = Результати
results-won = Перемоги
results-drawn = Нічиї
results-lost = Поразки
mark-hint-from = підказка: ходіть цією
mark-hint-to = підказка: ходіть сюди

## Що видно й чути

set-title = Дошка і шашки
set-wood = Дерево
set-paper = Папір
set-slate = Сланець
set-contrast = Високий контраст
labels-switch = Позначення полів
labels-line = Цифри або літери на дошці.
speed-title = Анімація
speed-normal = Звичайна
speed-fast = Швидка
speed-slow = Повільна
speed-off = Немає
turning-title = Повертати до того, чий хід
turning-never = Нічого
turning-board = Дошку
turning-pieces = Лише шашки
sound-switch = Звук
sound-line = Чути ходи, взяття і кінець партії.
typed = Ваш хід: { $text }
