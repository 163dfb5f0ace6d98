# דף הניתוח

sections = חלקים
section-analysis = ניתוח
section-position = עמדה
section-games = משחקים
section-share = שיתוף
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

games-file = פתיחת קובץ
games-paste = הדביקו משחק, עמדה או קישור
games-open = פתיחה
games-none = אין משחק בטקסט הזה.
games-player = שחקן
games-position = העמדה הזאת
games-count = משחקים: { $count }
games-reading = קורא משחקים
games-searching = מחפש במשחקים
games-stop = עצירה
games-back = הקודמים
games-on = הבאים

fault-at = שורה { $line }, עמודה { $column }.
fault-found = נמצא: { $text }
fault-expected = צריך להיות: { $text }
fault-setup = אי אפשר לשחק בעמדה הזאת.
fault-rules = אי אפשר לקרוא את הכללים האלה, או שהם לא מתאימים זה לזה.
expect-move = מהלך או תוצאה

link-none = זה לא קישור למשחק.
link-newer = הקישור נוצר בגרסה חדשה יותר של הדף. טענו את הדף מחדש.
link-damaged = הקישור פגום: יש בו תווים שגויים או חסרים. העתיקו אותו שוב בשלמותו.
link-impossible = הקישור לא תקין: המשחק לא יכול היה להתנהל כך.

share-link = קישור
share-copy-link = העתקת הקישור
share-send = שיתוף…
share-code = קוד QR
share-position-only = העמדה בלבד
share-copy-game = העתקת המשחק
share-save-game = שמירת המשחק
share-copy-position = העתקת העמדה
share-copy-picture = העתקת התמונה
share-save-picture = שמירת התמונה

turns-begin = משחק דרך קישור
turns-end = סיום המשחק דרך קישור
turns-move = תורכם. אחרי המהלך יופיע קישור לשליחה.
turns-send = המהלך בוצע: שלחו את הקישור הזה. תקבלו קישור בחזרה, לפתיחה או להדבקה תחת „משחקים”.
turns-differ = הקישור לא ממשיך את המשחק שלכם: מהלך { $number } שונה.
turns-older = הקישור ישן יותר מהמשחק שלכם; מוצג המשחק שלכם.
turns-open = לפתוח בכל זאת
