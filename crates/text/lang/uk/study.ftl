# Сторінка аналізу

sections = Розділи
section-analysis = Аналіз
section-position = Позиція
section-games = Партії
section-share = Поділитися
position-text = FEN

## Власні правила

section-rules = Правила
own-start = За основу
own-corner = Темний кут
own-turned =
    { $turned ->
        [usual] Ліве нижнє поле темне.
       *[mirrored] Праве нижнє поле темне.
    }
own-first = Хто починає
own-ways = Як можуть бити прості
own-prey = Кого можуть бити прості
own-reach = Дамки
own-landing = Де стає дамка
own-choice = Вибір взяття
own-step = Вибір взяття: крок { $number }
own-no-step = Більше ніщо не вирішує; решта — на ваш вибір.
own-crown = В останньому ряду
own-lift = Побиті шашки
own-goal = Мета
own-repetition = Повторення
own-limits = Нічия за ліком
own-no-limits = Нічого не рахують.
own-tournament = Як на турнірах: { $game }
own-fault-board = На такій дошці тут грати не можна.
own-fault-landing = Це лише для далекобійних дамок: виберіть тут перший рядок або далекобійні дамки.
own-fault-twice = Це вже вирішує на попередньому кроці: виберіть інше.
own-stays = Доти діють правила нижче.
own-summary = Правила, за якими йде гра
own-same = Така сама гра: { $game }
own-name = Назва цих правил
own-keep = Зберегти й поділитися
own-save = Зберегти
own-save-new = Зберегти як нові
own-copy = Скопіювати посилання
own-play = Грати за цими правилами
own-maimed = Частину збережених правил не вдалося прочитати.
own-list = Ваші правила
own-delete = Видалити: { $name }
own-deleted = Видалено: { $name }
preset-russian-most = Російські, починають чорні, бити більшість
preset-german = Німецьке домашнє правило
preset-portuguese = Португальські
preset-brazilian-large = Бразильські на 10×10
preset-canadian = Канадські
preset-thai = Тайські
preset-poddavki = Піддавки
preset-antidraughts = Антишашки (піддавки на 100 полів)
variation = Замість { $text }
engine = Комп’ютер
engine-thinks = Рахує…
engine-lines = Найкращі продовження
engine-depth = Глибина { $depth }
score-ahead =
    { $side ->
        [white] Білі +{ $points }
       *[black] Чорні +{ $points }
    }
score-even = Рівно
score-draw = Нічия
score-wins =
    { $side ->
        [white] Білі: виграш за { $moves }
       *[black] Чорні: виграш за { $moves }
    }
graph-label = Перебіг партії, півходи: { $moves }
graph-slider = Уздовж партії
review-game = Знайти помилки
review-runs = Пошук помилок
review-cancel = Скасувати
review-done = Знайдено помилок: { $count }
review-first = До першої
brush-title = Поставити
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Біла проста
               *[king] Біла дамка
            }
       *[black]
            { $rank ->
                [man] Чорна проста
               *[king] Чорна дамка
            }
    }
brush-erase = Прибрати
turn-title = Хід
setup-start = Початкова позиція
setup-clear = Очистити дошку
setup-analyse = Аналізувати позицію
setup-play = Грати звідси
setup-unreadable = Це не позиція: { $text }
setup-no-pieces = На дошці немає шашок.
setup-man-on-crown-row = Проста на { $square } була б дамкою.
setup-off-board = Шашка стоїть поза дошкою.
setup-two-pieces = На { $square } стоять дві шашки.

section-learn = Навчання
course = Курс
course-step = Крок { $step } з { $all }
course-any = Зробіть будь-який хід.
course-move = Зіграйте { $text }.
course-find = Знайдіть єдиний дозволений хід.
course-other = { $text } — дозволений хід, але тут потрібен інший.
puzzles-easy = Легкі
puzzles-medium = Середні
puzzles-hard = Важкі
puzzle-of-the-day = Задача дня
puzzle-number = Задача { $number }
puzzle-task =
    { $side ->
        [white] Білі починають і виграють.
       *[black] Чорні починають і виграють.
    }
puzzle-wrong = { $text } — не той хід. Спроб: { $tries }
puzzles-failed = Не вдалося завантажити задачі.
learn-right = Правильно. Далі.
learn-done = Розв’язано!
learn-shown = Розв’язок: { $text }
learn-hint = Ходіть шашкою з поля { $square }.
learn-solution = Показати розв’язок
learn-next = Далі
learn-back = Назад
learn-leave = Закінчити урок
learned-dropped = Збережені успіхи не вдалося прочитати, тож відлік почато знову.

games-file = Відкрити файл
games-paste = Вставте партію, позицію або посилання
games-open = Відкрити
games-none = У цьому тексті немає партії.
games-player = Гравець
games-position = Ця позиція
games-count = Партії: { $count }
games-reading = Читання партій
games-searching = Пошук у партіях
games-stop = Зупинити
games-back = Попередні
games-on = Наступні

fault-at = Рядок { $line }, стовпець { $column }.
fault-found = Знайдено: { $text }
fault-expected = Очікувалося: { $text }
fault-setup = У цій позиції не можна грати.
fault-rules = Ці правила не читаються або не поєднуються.
expect-move = хід або результат

link-none = Це не посилання на партію.
link-newer = Посилання створила новіша версія сторінки. Оновіть сторінку.
link-damaged = Посилання пошкоджене: знаки неправильні або їх бракує. Скопіюйте його ще раз повністю.
link-impossible = Посилання недійсне: так партію не могли зіграти.

share-link = Посилання
share-copy-link = Скопіювати посилання
share-send = Поділитися…
share-code = QR-код
share-position-only = Лише позиція
share-copy-game = Скопіювати партію
share-save-game = Зберегти партію
share-copy-position = Скопіювати позицію
share-copy-picture = Скопіювати картинку
share-save-picture = Зберегти картинку

turns-begin = Грати за посиланням
turns-end = Закінчити гру за посиланням
turns-move = Ваш хід. Після нього з’явиться посилання, яке треба надіслати.
turns-send = Хід зроблено: надішліть це посилання. У відповідь прийде інше: відкрийте його або вставте в розділі «Партії».
turns-differ = Посилання не продовжує вашу партію: хід { $number } інший.
turns-older = Це посилання старіше за вашу партію; показано вашу.
turns-open = Усе одно відкрити
