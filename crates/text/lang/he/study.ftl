# דף הניתוח

sections = חלקים
section-analysis = ניתוח
section-position = עמדה
position-text = FEN

## כללים משלכם

section-rules = כללים
own-start = להתחיל מתוך
own-corner = הפינה הכהה
own-turned =
    { $turned ->
        [usual] המשבצת השמאלית התחתונה כהה.
       *[mirrored] המשבצת הימנית התחתונה כהה.
    }
own-first = מי מתחיל
own-ways = איך אוכלים החיילים
own-prey = מה אוכלים החיילים
own-reach = מלכות
own-landing = איפה נוחתת המלכה
own-choice = בחירה בין אכילות
own-step = בחירה בין אכילות: שלב { $number }
own-no-step = שום דבר נוסף לא מכריע; מעבר לזה הבחירה חופשית.
own-crown = בשורה האחרונה
own-lift = הכלים שנאכלו
own-goal = מטרה
own-repetition = חזרה
own-limits = תיקו לפי ספירה
own-no-limits = לא סופרים כלום.
own-tournament = כמו בטורנירים: { $game }
own-fault-board = אי אפשר לשחק כאן על הלוח הזה.
own-fault-landing = זה רק למלכות מעופפות: בחרו כאן בשורה הראשונה, או במלכות מעופפות.
own-fault-twice = זה כבר מכריע בשלב קודם: בחרו משהו אחר.
own-stays = עד אז תקפים הכללים שלמטה.
own-summary = הכללים שתקפים
own-same = אותו משחק: { $game }
own-name = השם של הכללים
own-keep = לשמור ולשתף
own-save = שמירה
own-save-new = שמירה כחדשים
own-copy = העתקת קישור
own-play = לשחק לפי הכללים האלה
own-maimed = חלק מהכללים השמורים לא נקראו.
own-list = הכללים שלכם
own-delete = מחיקה: { $name }
own-deleted = נמחק: { $name }
preset-russian-most = רוסית, השחור מתחיל, חובה לאכול הכי הרבה
preset-german = כלל בית גרמני
preset-portuguese = פורטוגלית
preset-brazilian-large = ברזילאית על 10×10
preset-canadian = קנדית
preset-thai = תאילנדית
preset-poddavki = פודאבקי (רוסית הפוכה)
preset-antidraughts = אנטי־דמקה (הפוכה)
variation = במקום { $text }
engine = מחשב
engine-thinks = מחשב…
engine-lines = ההמשכים הטובים ביותר
engine-depth = עומק { $depth }
score-ahead =
    { $side ->
        [white] לבן +{ $points }
       *[black] שחור +{ $points }
    }
score-even = שוויון
score-draw = תיקו
score-wins =
    { $side ->
        [white] לבן: ניצחון, מהלכים: { $moves }
       *[black] שחור: ניצחון, מהלכים: { $moves }
    }
graph-label = מהלך המשחק, חצאי מהלכים: { $moves }
graph-slider = לאורך המשחק
review-game = חיפוש טעויות
review-runs = מחפשים טעויות
review-cancel = ביטול
review-done = טעויות שנמצאו: { $count }
review-first = לראשונה
brush-title = הצבה
brush =
    { $side ->
        [white]
            { $rank ->
                [man] חייל לבן
               *[king] מלכה לבנה
            }
       *[black]
            { $rank ->
                [man] חייל שחור
               *[king] מלכה שחורה
            }
    }
brush-erase = הסרה
turn-title = התור של
setup-start = עמדת הפתיחה
setup-clear = ריקון הלוח
setup-analyse = ניתוח העמדה
setup-play = לשחק מכאן
setup-unreadable = זו אינה עמדה: { $text }
setup-no-pieces = אין כלים על הלוח.
setup-man-on-crown-row = חייל ב־{ $square } היה מלכה.
setup-off-board = כלי נמצא מחוץ ללוח.
setup-two-pieces = שני כלים עומדים ב־{ $square }.

section-learn = לימוד
course = קורס
course-step = שלב { $step } מתוך { $all }
course-any = אפשר לעשות כל מהלך.
course-move = המהלך הפעם: { $text }.
course-find = צריך למצוא את המהלך היחיד שמותר.
course-other = { $text } מותר, אבל השלב הזה מבקש מהלך אחר.
puzzles-easy = קל
puzzles-medium = בינוני
puzzles-hard = קשה
puzzle-of-the-day = החידה היומית
puzzle-number = חידה { $number }
puzzle-task =
    { $side ->
        [white] הלבן משחק ומנצח.
       *[black] השחור משחק ומנצח.
    }
puzzle-wrong = { $text } הוא לא המהלך. ניסיונות: { $tries }
puzzles-failed = לא ניתן היה לטעון את החידות.
learn-right = נכון. ממשיכים.
learn-done = נפתר!
learn-shown = הפתרון: { $text }
learn-hint = צריך להזיז את הכלי שעל { $square }.
learn-solution = להראות את הפתרון
learn-next = הבא
learn-back = הקודם
learn-leave = יציאה מהשיעור
learned-dropped = לא ניתן היה לקרוא את ההתקדמות השמורה, ולכן מתחילים מחדש.
