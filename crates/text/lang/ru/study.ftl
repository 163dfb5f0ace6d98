# Страница анализа

sections = Разделы
section-analysis = Анализ
section-position = Позиция
position-text = FEN: { $text }

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
