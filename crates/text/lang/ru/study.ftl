# Страница анализа

sections = Разделы
section-analysis = Анализ
section-position = Позиция
section-games = Партии
section-share = Поделиться
position-text = FEN

## Свои правила

section-rules = Правила
own-start = За основу
own-corner = Тёмный угол
own-turned =
    { $turned ->
        [usual] Левое нижнее поле тёмное.
       *[mirrored] Правое нижнее поле тёмное.
    }
own-first = Кто начинает
own-ways = Как бьют простые
own-prey = Кого могут бить простые
own-reach = Дамки
own-landing = Где встаёт дамка
own-choice = Выбор взятия
own-step = Выбор взятия: шаг { $number }
own-no-step = Больше ничего не решает; остальное — на ваш выбор.
own-crown = На последнем ряду
own-lift = Побитые шашки
own-goal = Цель
own-repetition = Повторение
own-limits = Ничья по счёту
own-no-limits = Ничего не считают.
own-tournament = Как на турнирах: { $game }
own-fault-board = На такой доске здесь играть нельзя.
own-fault-landing = Это только для дальнобойных дамок: выберите здесь первую строку или дальнобойные дамки.
own-fault-twice = Это уже решает на более раннем шаге: выберите другое.
own-stays = До тех пор действуют правила ниже.
own-summary = Правила, по которым идёт игра
own-same = Такая же игра: { $game }
own-name = Название этих правил
own-keep = Сохранить и поделиться
own-save = Сохранить
own-save-new = Сохранить как новые
own-copy = Скопировать ссылку
own-play = Играть по этим правилам
own-maimed = Часть сохранённых правил не удалось прочитать.
own-list = Ваши правила
own-delete = Удалить: { $name }
own-deleted = Удалено: { $name }
preset-russian-most = Русские, начинают чёрные, бить большинство
preset-german = Немецкое домашнее правило
preset-portuguese = Португальские
preset-brazilian-large = Бразильские на 10×10
preset-canadian = Канадские
preset-thai = Тайские
preset-poddavki = Поддавки
preset-antidraughts = Антишашки (стоклеточные поддавки)
variation = Вместо { $text }
engine = Компьютер
engine-thinks = Считает…
engine-lines = Лучшие продолжения
engine-depth = Глубина { $depth }
score-ahead =
    { $side ->
        [white] Белые +{ $points }
       *[black] Чёрные +{ $points }
    }
score-even = Равно
score-draw = Ничья
score-wins =
    { $side ->
        [white] Белые: выигрыш за { $moves }
       *[black] Чёрные: выигрыш за { $moves }
    }
graph-label = Течение партии, полуходы: { $moves }
graph-slider = По ходу партии
review-game = Найти ошибки
review-runs = Поиск ошибок
review-cancel = Отменить
review-done = Найдено ошибок: { $count }
review-first = К первой
brush-title = Поставить
brush =
    { $side ->
        [white]
            { $rank ->
                [man] Белая простая
               *[king] Белая дамка
            }
       *[black]
            { $rank ->
                [man] Чёрная простая
               *[king] Чёрная дамка
            }
    }
brush-erase = Убрать
turn-title = Ход
setup-start = Начальная позиция
setup-clear = Очистить доску
setup-analyse = Анализировать позицию
setup-play = Играть отсюда
setup-unreadable = Это не позиция: { $text }
setup-no-pieces = На доске нет шашек.
setup-man-on-crown-row = Простая на { $square } была бы дамкой.
setup-off-board = Шашка стоит вне доски.
setup-two-pieces = На { $square } стоят две шашки.

section-learn = Обучение
course = Курс
course-step = Шаг { $step } из { $all }
course-any = Сделайте любой ход.
course-move = Сыграйте { $text }.
course-find = Найдите единственный разрешённый ход.
course-other = { $text } — разрешённый ход, но здесь нужен другой.
puzzles-easy = Лёгкие
puzzles-medium = Средние
puzzles-hard = Трудные
puzzle-of-the-day = Задача дня
puzzle-number = Задача { $number }
puzzle-task =
    { $side ->
        [white] Белые начинают и выигрывают.
       *[black] Чёрные начинают и выигрывают.
    }
puzzle-wrong = { $text } — не тот ход. Попыток: { $tries }
puzzles-failed = Не удалось загрузить задачи.
learn-right = Верно. Дальше.
learn-done = Решено!
learn-shown = Решение: { $text }
learn-hint = Ходите шашкой с поля { $square }.
learn-solution = Показать решение
learn-next = Дальше
learn-back = Назад
learn-leave = Закончить урок
learned-dropped = Сохранённые успехи не удалось прочитать, отсчёт начат заново.

games-file = Открыть файл
games-paste = Вставьте партию, позицию или ссылку
games-open = Открыть
games-none = В этом тексте нет партии.
games-player = Игрок
games-position = Эта позиция
games-count = Партии: { $count }
games-reading = Чтение партий
games-searching = Поиск по партиям
games-stop = Остановить
games-back = Предыдущие
games-on = Следующие

fault-at = Строка { $line }, столбец { $column }.
fault-found = Найдено: { $text }
fault-expected = Ожидалось: { $text }
fault-setup = В этой позиции нельзя играть.
fault-rules = Эти правила не читаются или не сочетаются.
expect-move = ход или результат

link-none = Это не ссылка на партию.
link-newer = Ссылка создана более новой версией страницы. Обновите страницу.
link-damaged = Ссылка повреждена: знаки неверны или их не хватает. Скопируйте её ещё раз целиком.
link-impossible = Ссылка недействительна: так партия не могла быть сыграна.

share-link = Ссылка
share-copy-link = Скопировать ссылку
share-send = Поделиться…
share-code = QR-код
share-position-only = Только позиция
share-copy-game = Скопировать партию
share-save-game = Сохранить партию
share-copy-position = Скопировать позицию
share-copy-picture = Скопировать картинку
share-save-picture = Сохранить картинку

turns-begin = Играть по ссылке
turns-end = Закончить игру по ссылке
turns-move = Ваш ход. После него появится ссылка для отправки.
turns-send = Ход сделан: отправьте эту ссылку. В ответ придёт другая: откройте её или вставьте в разделе «Партии».
turns-differ = Ссылка не продолжает вашу партию: ход { $number } другой.
turns-older = Эта ссылка старше вашей партии; показана ваша.
turns-open = Всё равно открыть
