# Слова игры по-русски. Белые и чёрные — стороны; шашка — простая или дамка.

list-separator = {", "}

## Меню

menu-open = Меню
menu-close = Закрыть меню
menu-title = Меню
menu-new-game = Новая партия
menu-undo = Назад
menu-redo = Вперёд
menu-flip = Поворот
menu-copy = Скопировать партию (PDN)
menu-game = Партия
menu-rules = Правила
menu-opponent = Соперник
menu-board = Доска

## Виды шашек

american = Английские
american-game = Английские шашки
american-line = Они же чекерс: простые бьют только вперёд, дамки ходят на одно поле.
russian = Русские
russian-game = Русские шашки
russian-line = Дальнобойные дамки, простые бьют и назад, любое взятие на выбор.
brazilian = Бразильские
brazilian-game = Бразильские шашки
brazilian-line = Международные правила на 64 полях: нужно взять как можно больше.
spanish = Испанские
spanish-game = Испанские шашки
spanish-line = Дальнобойные дамки, простые бьют только вперёд; важнее всего число взятых шашек, затем число дамок.
italian = Итальянские
italian-game = Итальянские шашки
italian-line = Дамки ходят на одно поле, но простая не может их бить. Строгий порядок взятий.
czech = Чешские
czech-game = Чешские шашки
czech-line = Дальнобойные дамки, простые бьют только вперёд. Если может бить дамка, бить нужно дамкой.
pool = Пул
pool-game = Пул-чекерс
pool-line = Дальнобойные дамки, взятие и назад; простая становится дамкой, только закончив ход на последнем ряду.
international = Международные
international-game = Международные шашки
international-line = Стоклеточные: доска 10×10, дальнобойные дамки, взять нужно как можно больше.
own-rules = Свои правила
forced-capture = Обязательное взятие
forced-capture-on = Кто может бить, обязан бить.
forced-capture-off = Домашнее правило: взятие можно пропустить. Начатое нужно закончить.
game-without-duty = { $game } без обязательного взятия

## Соперники

friend = Вдвоём за одним экраном
versus-easy = Компьютер, лёгкий
versus-medium = Компьютер, средний
versus-hard = Компьютер, сильный
friend-line = Ходите по очереди на этом устройстве.

## Игроки и ходы

you = Вы
side-name =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }
pieces-left =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }: { $count ->
        [one] { $count } шашка
        [few] { $count } шашки
       *[many] { $count } шашек
    }
captured-pieces =
    { $side ->
        [white] Белые потеряли
       *[black] Чёрные потеряли
    } { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
       *[many] { $count } шашек
    }
move-list = Ходы
move-list-empty = Ходов пока нет
move-start = Начало партии
move-entry = Ход { $number }: { $text }

## Строка под доской

turn-yours = Ваш ход
turn-computer = Компьютер думает…
turn-side =
    { $side ->
        [white] Ход белых
       *[black] Ход чёрных
    }
must-capture =
    { $pieces ->
        [one] Ваш ход. Нужно бить: может { $pieces } шашка.
        [few] Ваш ход. Нужно бить: могут { $pieces } шашки.
       *[many] Ваш ход. Нужно бить: могут { $pieces } шашек.
    }
must-take =
    { $most ->
        [one] Ваш ход. Нужно взять { $most } шашку.
        [few] Ваш ход. Нужно взять { $most } шашки.
       *[many] Ваш ход. Нужно взять { $most } шашек.
    }
must-capture-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } { $pieces ->
        [one] должны бить: может { $pieces } шашка.
        [few] должны бить: могут { $pieces } шашки.
       *[many] должны бить: могут { $pieces } шашек.
    }
must-take-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } { $most ->
        [one] должны взять { $most } шашку.
        [few] должны взять { $most } шашки.
       *[many] должны взять { $most } шашек.
    }
pick-target = Куда? Выберите отмеченное поле.
choose-way = Туда ведут разные пути: выберите следующее поле.
go-on = Взятие продолжается: выберите следующее поле.
draw-counter =
    { $left ->
        [one] Ничья ещё через { $left } ход каждой стороны.
        [few] Ничья ещё через { $left } хода каждой стороны.
       *[many] Ничья ещё через { $left } ходов каждой стороны.
    }

## Чего нельзя и почему

refused-game-over = Партия закончена.
refused-no-piece = Здесь нет шашки.
refused-not-your-piece =
    { $turn ->
        [white] Сейчас ход белых.
       *[black] Сейчас ход чёрных.
    }
refused-must-capture =
    { $pieces ->
        [one] Нужно бить отмеченной шашкой.
        [few] Нужно бить: { $pieces } шашки отмечены.
       *[many] Нужно бить: { $pieces } шашек отмечено.
    }
refused-must-take-most =
    { $takes ->
        [0] Так ничего не взять
        [one] Так взять можно только { $takes } шашку
        [few] Так взять можно только { $takes } шашки
       *[many] Так взять можно только { $takes } шашек
    }: нужно взять { $most }.
refused-must-take-with-king = Бить нужно дамкой: у неё преимущество.
refused-must-take-most-kings =
    { $takes ->
        [0] Так не взять ни одной дамки
        [one] Так взять можно только { $takes } дамку
        [few] Так взять можно только { $takes } дамки
       *[many] Так взять можно только { $takes } дамок
    }: нужно взять { $most }.
refused-must-meet-king-earlier = Нужно выбрать взятие, где дамка встречается раньше.
refused-must-go-on = Взятие продолжается: выберите отмеченное поле.
refused-must-land-to-go-on = Встаньте туда, откуда можно бить дальше: на отмеченное поле.
refused-cannot-take-king = Простая не может бить дамку.
refused-cannot-take-backward = Простая бьёт только вперёд.
refused-cannot-move-backward = Простая ходит только вперёд.
refused-one-square-only = Эта шашка ходит на одно поле.
refused-already-jumped = Через одну и ту же шашку нельзя перескочить дважды.
refused-blocked = Путь закрыт.
refused-occupied = Это поле занято.
refused-not-on-line = Шашки ходят по диагоналям.
refused-own-piece = Через свои шашки перескакивать нельзя.
refused-two-in-a-row = Через две шашки подряд перескочить нельзя.
refused-must-land-just-behind = Встаньте на поле сразу за побитой шашкой.

## Результат и ничья

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] У вас не осталось шашек
        [white] У белых не осталось шашек
       *[black] У чёрных не осталось шашек
    }
reason-no-moves =
    { $who ->
        [you] У вас нет хода
        [white] У белых нет хода
       *[black] У чёрных нет хода
    }
reason-resigned =
    { $who ->
        [you] Вы сдались
        [white] Белые сдались
       *[black] Чёрные сдались
    }
reason-out-of-time =
    { $who ->
        [you] Ваше время вышло
        [white] Время белых вышло
       *[black] Время чёрных вышло
    }
outcome-wins =
    { $who ->
        [you] вы выиграли
        [white] белые выиграли
       *[black] чёрные выиграли
    }
draw-agreed = Ничья по соглашению.
draw-repetition = Ничья: одна и та же позиция в третий раз.
draw-quiet =
    Ничья: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    } каждой стороны без взятия и без { $resets ->
        [capture-or-crown] новой дамки.
       *[capture-or-man] хода простой.
    }
draw-ending =
    Ничья: это окончание не выиграно за { $moves ->
        [one] { $moves } ход.
        [few] { $moves } хода.
       *[many] { $moves } ходов.
    }
offer-draw = Предложить ничью
agree-draw = Принять ничью
decline-draw = Отклонить
draw-offered =
    { $side ->
        [white] Белые предлагают ничью.
       *[black] Чёрные предлагают ничью.
    }
claim-draw = Потребовать ничью
resign = Сдаться
looking-back = Это прежняя позиция. Играйте отсюда или вернитесь к последнему ходу.
play-on = Играть отсюда
restore-game = Вернуть прежнюю партию

## Доска для программ чтения с экрана

board-label = Доска, { $game }
square-empty = { $square }, пусто
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] белая простая
           *[black] чёрная простая
        }
       *[king] { $side ->
            [white] белая дамка
           *[black] чёрная дамка
        }
    }
mark-selected = выбрана
mark-can-move = может ходить
mark-can-capture = может бить
mark-must-capture = должна бить
mark-destination = сюда можно пойти
mark-capture-destination = сюда можно пойти со взятием
mark-victim = будет побита
mark-last-from = отсюда сделан последний ход
mark-last-to = здесь закончился последний ход
mark-waiting = побита, исчезнет после хода
mark-reason = вот причина

## Почему, и о чём говорят один раз

show-rule = Почему?
house-rule = Новая партия без обязательного взятия
all-rules = Все правила этой игры
lesson-duty = В шашках кто может бить, обязан бить: одной из шашек в скобках.
lesson-backward = В этой игре простые бьют и назад.
lesson-flying = В этой игре дамки дальнобойные: ходят по свободной диагонали на любое расстояние.
lesson-strike = Турецкий удар: побитые шашки стоят на пути, пока ход не закончен.
counter-reset = Счёт ходов до ничьей начинается заново.
mark-goal = здесь должен закончиться ваш ход

## Правила по пунктам

kings-short = Дамки ходят на одно поле
kings-flying = Дальнобойные дамки
rule-board = Доска { $width }×{ $height } полей; в начале у каждой стороны по { $men } простых.
rule-first =
    { $side ->
        [white] Первыми ходят белые.
       *[black] Первыми ходят чёрные.
    }
rule-steps = Шашки стоят на тёмных полях и ходят по диагоналям на свободное поле.
rule-man-moves = Простая ходит на одно поле вперёд.
rule-man-forward = Простая бьёт только вперёд.
rule-man-all-ways = Простая бьёт вперёд и назад.
rule-prey-any = Простая может бить и простые, и дамки.
rule-prey-men = Простая не может бить дамку.
rule-king-short = Дамка ходит на одно поле вперёд или назад и так же бьёт в обе стороны.
rule-king-flying = Дамка дальнобойная: ходит вперёд и назад, пока свободна диагональ, и бьёт с любого расстояния.
rule-landing-free = Дамка при взятии может встать на любое свободное поле за побитой шашкой.
rule-landing-go-on = Дамка при взятии должна встать туда, откуда сможет бить дальше; если такого поля нет — на любое свободное за побитой шашкой.
rule-landing-behind = Дамка при взятии встаёт на поле сразу за побитой шашкой.
rule-jumps = Чтобы побить шашку соперника, нужно перескочить через неё на свободное поле за ней. Через свои шашки и через две шашки подряд перескакивать нельзя.
rule-finish = Взятие продолжается, пока шашка может бить; все её прыжки — один ход.
rule-choice-free = Из нескольких взятий можно выбрать любое, даже если другое берёт больше.
rule-choice-order = Если взятий несколько, решает по порядку то, что ниже; остальное — на ваш выбор.
rule-choice-step = Если взятий несколько, решает то, что ниже; остальное — на ваш выбор.
rule-quantity = Нужно взять как можно больше шашек.
rule-with-king = Если бить могут и дамка, и простая, бить нужно дамкой.
rule-most-kings = Взятие, в котором больше дамок, имеет преимущество.
rule-kings-earliest = Взятие, в котором дамка встречается раньше, имеет преимущество.
rule-crown-ends = Простая, дошедшая до последнего ряда, превращается в дамку, и её ход заканчивается.
rule-crown-king = Простая, дошедшая до последнего ряда, сразу превращается в дамку; если это случилось при взятии, она бьёт дальше как дамка.
rule-crown-man = Простая, которая закончила ход на последнем ряду, превращается в дамку; если оттуда можно бить дальше, она бьёт как простая.
rule-lift-after = Побитые шашки снимают после хода: до этого они стоят на пути, и через каждую можно перескочить только раз.
rule-lift-at-once = Побитую шашку снимают сразу, как только через неё перескочили.
rule-goal-usual = Проигрывает тот, у кого нет шашек или нет хода.
rule-goal-losing = Выигрывает тот, у кого нет шашек или нет хода.
rule-repetition-claim = Если одна и та же позиция возникла в третий раз, любой игрок может потребовать ничью.
rule-repetition-drawn = Если одна и та же позиция возникла в третий раз, партия заканчивается вничью.
rule-limit-quiet =
    После { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
       *[many] { $moves } ходов
    } каждой стороны без взятия и без { $resets ->
        [capture-or-crown] новой дамки
       *[capture-or-man] хода простой
    } партия заканчивается вничью.
rule-limit-lone-king =
    { $kings ->
        [0] Одна дамка против { $pieces } шашек
        [one] Одна дамка против { $pieces } шашек, включая хотя бы { $kings } дамку
        [few] Одна дамка против { $pieces } шашек, включая хотя бы { $kings } дамки
       *[many] Одна дамка против { $pieces } шашек, включая хотя бы { $kings } дамок
    }: после { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
       *[many] { $moves } ходов
    } каждой стороны партия заканчивается вничью.
rule-limit-both-kings =
    На доске { $pieces } шашек, и дамки есть у обеих сторон: после { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
       *[many] { $moves } ходов
    } каждой стороны без взятия и без { $resets ->
        [capture-or-crown] новой дамки
       *[capture-or-man] хода простой
    } партия заканчивается вничью.
rule-road-lone = Это действует, пока одинокая дамка стоит на большой дороге, главной диагонали.
rule-road-stronger = Это действует, пока у сильнейшей стороны есть дамка на большой дороге, главной диагонали.

## Сообщения

said-move =
    { $who ->
        [you] Вы
        [white] Белые
       *[black] Чёрные
    }: { $from } на { $to }.
said-capture =
    { $who ->
        [you] Вы
        [white] Белые
       *[black] Чёрные
    }: { $from } бьёт { $count }, встаёт на { $to }.
said-crown = Новая дамка.
said-new-game = Новая партия: { $game }.
said-undo = Ход взят назад.
said-redo = Ход сделан снова.
said-flip =
    { $side ->
        [white] Белые теперь внизу.
       *[black] Чёрные теперь внизу.
    }

## Неполадки

worker-restarted = Компьютер пришлось запустить заново. Он думает ещё раз.
worker-failed = Компьютерный соперник не запускается. Ваша партия сохранена.
try-again = Попробовать снова
dismiss = Закрыть
saved-dropped = Сохранённую партию не удалось прочитать, поэтому начата новая.
storage-blocked = Браузер не даёт этой странице сохранять: когда вы её закроете, партия пропадёт.
new-version = Готова новая версия. Она придёт со следующей партией.
load-now = Загрузить
copied = Скопировано.
copy-failed = Скопировать не удалось.

## Следующие партии и то, что к ним относится

options-title = Настройки партии
rematch = Реванш
hint = Совет
hint-shown = Подсказка: { $text }
hint-wins =
    Подсказка: { $text }, выигрыш за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
hint-loses =
    Подсказка: { $text }, проигрыш за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
hint-draws = Подсказка: { $text }, ничья при лучшей игре
hints-given = Подсказки: { $count }
hint-sought = Ищу хороший ход…
offer-weighed = Компьютер обдумывает ваше предложение…
draw-declined = Компьютер не согласен на ничью.
from-next-game = Это действует со следующей партии.
clock-left = Осталось: { $minutes } мин { $seconds } с
player-score = Очки: { $points }
reset-score = Обнулить счёт
seat-title = Ваши шашки
seat-first = Те, что ходят первыми
seat-dark = Тёмные
seat-light = Светлые
seat-chance = По жребию
pace-title = Часы
pace-free = Нет
pace-minutes = { $minutes } мин
pace-increment = { $minutes } мин + { $seconds } с
odds-title = Фора: у соперника меньше простых
odds-none = Нет
odds-men =
    { $men ->
        [one] { $men } простая
        [few] { $men } простые
       *[many] { $men } простых
    }
custom-switch = Первый ход по традиции
custom-line =
    Первыми ходят { $side ->
        [white] белые.
       *[black] чёрные.
    }
lie-switch = Доска по традиции
lie-line = Правое нижнее поле тёмное.
opening-switch = Дебют по жребию
opening-line = Первые ходы берут по жребию из турнирного списка; первыми ходят те, кто и по традиции.
draws-switch = Ничьи как на турнирах
draws-line = По правилам федерации.
hints-switch = Подсказки
hints-line = Кнопка показывает ход, который компьютер сделал бы в полную силу.
results-title = Результаты
results-won = Победы
results-drawn = Ничьи
results-lost = Поражения
mark-hint-from = подсказка: ходите этой
mark-hint-to = подсказка: ходите сюда

## Что видно и слышно

set-title = Доска и шашки
set-wood = Дерево
set-paper = Бумага
set-slate = Сланец
set-contrast = Высокий контраст
labels-switch = Обозначения полей
labels-line = Цифры или буквы на доске.
speed-title = Анимация
speed-normal = Обычная
speed-fast = Быстрая
speed-slow = Медленная
speed-off = Нет
turning-title = Поворачивать к тому, чей ход
turning-never = Ничего
turning-board = Доску
turning-pieces = Только шашки
sound-switch = Звук
sound-line = Слышны ходы, взятия и конец партии.
typed = Ваш ход: { $text }
