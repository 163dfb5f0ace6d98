# Сторінка аналізу

sections = Розділи
section-analysis = Аналіз
section-position = Позиція
position-text = FEN: { $text }

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
