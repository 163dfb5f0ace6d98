# מילות המשחק בעברית. הלבן והשחור הם הצדדים; כלי הוא חייל או מלכה. הפנייה ברבים, לכל השחקנים והשחקניות.

list-separator = {", "}

## תפריט

menu-open = תפריט
menu-close = סגירת התפריט
menu-title = תפריט
menu-new-game = משחק חדש
menu-undo = אחורה
menu-redo = קדימה
menu-flip = סיבוב
menu-copy = העתקת המשחק (PDN)
menu-game = המשחק
menu-rules = כללים
menu-opponent = יריב
menu-board = לוח

## סוגי הדמקה

american = אמריקאית
american-game = דמקה אמריקאית
american-line = נקראת גם דמקה אנגלית: החיילים אוכלים רק קדימה, והמלכה זזה משבצת אחת.
russian = רוסית
russian-game = דמקה רוסית
russian-line = מלכות מעופפות, החיילים אוכלים גם אחורה, ואפשר לבחור כל אכילה.
brazilian = ברזילאית
brazilian-game = דמקה ברזילאית
brazilian-line = הכללים הבינלאומיים על 64 משבצות: חובה לאכול כמה שיותר כלים.
spanish = ספרדית
spanish-game = דמקה ספרדית
spanish-line = מלכות מעופפות, החיילים אוכלים רק קדימה; קודם הכי הרבה כלים, ואז הכי הרבה מלכות.
italian = איטלקית
italian-game = דמקה איטלקית
italian-line = המלכה זזה משבצת אחת, אבל שום חייל לא יכול לאכול אותה. סדר קפדני בין האכילות.
czech = צ׳כית
czech-game = דמקה צ׳כית
czech-line = מלכות מעופפות, החיילים אוכלים רק קדימה. אם מלכה יכולה לאכול, מלכה חייבת לאכול.
pool = פול
pool-game = דמקת פול
pool-line = מלכות מעופפות ואכילה גם אחורה; חייל נעשה מלכה רק במקום שבו המהלך שלו נגמר.
international = בינלאומית
international-game = דמקה בינלאומית
international-line = הלוח הגדול, 10×10 משבצות: מלכות מעופפות, וחובה לאכול כמה שיותר כלים.
own-rules = כללים משלכם
forced-capture = אכילה חובה
forced-capture-on = מי שיכול לאכול חייב לאכול.
forced-capture-off = כלל בית: מותר לוותר על אכילה. מי שהתחיל לאכול ממשיך עד הסוף.
game-without-duty = { $game }, אכילה רשות

## יריבים

friend = שניים על אותו מסך
versus-easy = מחשב, קל
versus-medium = מחשב, בינוני
versus-hard = מחשב, קשה
friend-line = משחקים בתורות על המכשיר הזה.

## שחקנים ומהלכים

you = אתם
side-name =
    { $side ->
        [white] הלבן
       *[black] השחור
    }
pieces-left =
    { $side ->
        [white] הלבן
       *[black] השחור
    }: { $count ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $count } כלים
    }
captured-pieces =
    { $side ->
        [white] הלבן איבד
       *[black] השחור איבד
    } { $count ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $count } כלים
    }
move-list = מהלכים
move-list-empty = עדיין אין מהלכים
move-start = תחילת המשחק
move-entry = מהלך { $number }: { $text }

## השורה מתחת ללוח

turn-yours = תורכם
turn-computer = המחשב חושב…
turn-side =
    { $side ->
        [white] תור הלבן
       *[black] תור השחור
    }
must-capture =
    { $pieces ->
        [one] תורכם, וחובה לאכול: כלי אחד יכול.
        [two] תורכם, וחובה לאכול: שני כלים יכולים.
       *[other] תורכם, וחובה לאכול: { $pieces } כלים יכולים.
    }
must-take =
    { $most ->
        [one] תורכם, וחובה לאכול כלי אחד.
        [two] תורכם, וחובה לאכול שני כלים.
       *[other] תורכם, וחובה לאכול { $most } כלים.
    }
must-capture-side =
    { $side ->
        [white] הלבן
       *[black] השחור
    } { $pieces ->
        [one] חייב לאכול: כלי אחד יכול.
        [two] חייב לאכול: שני כלים יכולים.
       *[other] חייב לאכול: { $pieces } כלים יכולים.
    }
must-take-side =
    { $side ->
        [white] הלבן
       *[black] השחור
    } { $most ->
        [one] חייב לאכול כלי אחד.
        [two] חייב לאכול שני כלים.
       *[other] חייב לאכול { $most } כלים.
    }
pick-target = לאן? בחרו משבצת מסומנת.
choose-way = יש כמה דרכים: בחרו את המשבצת הבאה.
go-on = האכילה נמשכת: בחרו את המשבצת הבאה.
draw-counter =
    { $left ->
        [one] תיקו אחרי עוד מהלך אחד של כל צד.
        [two] תיקו אחרי עוד שני מהלכים של כל צד.
       *[other] תיקו אחרי עוד { $left } מהלכים של כל צד.
    }

## מה אסור, ולמה

refused-game-over = המשחק נגמר.
refused-no-piece = אין כאן כלי.
refused-not-your-piece =
    { $turn ->
        [white] זה תורו של הלבן.
       *[black] זה תורו של השחור.
    }
refused-must-capture =
    { $pieces ->
        [one] חובה לאכול: הכלי המסומן יכול.
        [two] חובה לאכול: שני הכלים המסומנים יכולים.
       *[other] חובה לאכול: { $pieces } כלים מסומנים יכולים.
    }
refused-must-take-most =
    { $takes ->
        [0] כך לא אוכלים דבר
        [one] כך אוכלים רק אחד
        [two] כך אוכלים רק שניים
       *[other] כך אוכלים רק { $takes }
    }: { $most ->
        [one] חובה לאכול אחד.
        [two] חובה לאכול שניים.
       *[other] חובה לאכול { $most }.
    }
refused-must-take-with-king = חובה לאכול עם מלכה: היא קודמת לחייל.
refused-must-take-most-kings =
    { $takes ->
        [0] כך לא אוכלים אף מלכה
        [one] כך אוכלים רק מלכה אחת
        [two] כך אוכלים רק שתי מלכות
       *[other] כך אוכלים רק { $takes } מלכות
    }: { $most ->
        [one] חובה לאכול אחת.
        [two] חובה לאכול שתיים.
       *[other] חובה לאכול { $most }.
    }
refused-must-meet-king-earlier = חובה לבחור באכילה שפוגשת מלכה מוקדם יותר.
refused-must-go-on = האכילה נמשכת: בחרו משבצת מסומנת.
refused-must-land-to-go-on = נחתו במקום שממנו אפשר להמשיך לאכול: על משבצת מסומנת.
refused-cannot-take-king = חייל לא יכול לאכול מלכה.
refused-cannot-take-backward = חייל אוכל רק קדימה.
refused-cannot-move-backward = חייל זז רק קדימה.
refused-one-square-only = הכלי הזה זז רק משבצת אחת.
refused-already-jumped = אסור לדלג פעמיים מעל אותו כלי.
refused-blocked = הדרך חסומה.
refused-occupied = המשבצת תפוסה.
refused-not-on-line = הכלים זזים באלכסון.
refused-own-piece = אי אפשר לדלג מעל כלי שלכם.
refused-two-in-a-row = אי אפשר לדלג מעל שני כלים רצופים.
refused-must-land-just-behind = נחתו על המשבצת שמיד אחרי הכלי הנאכל.

## תוצאה ותיקו

result = { $reason }: { $outcome }.
reason-no-pieces =
    { $who ->
        [you] לא נשארו לכם כלים
        [white] לא נשארו ללבן כלים
       *[black] לא נשארו לשחור כלים
    }
reason-no-moves =
    { $who ->
        [you] אין לכם מהלך
        [white] אין ללבן מהלך
       *[black] אין לשחור מהלך
    }
reason-resigned =
    { $who ->
        [you] נכנעתם
        [white] הלבן נכנע
       *[black] השחור נכנע
    }
reason-out-of-time =
    { $who ->
        [you] נגמר לכם הזמן
        [white] נגמר הזמן ללבן
       *[black] נגמר הזמן לשחור
    }
outcome-wins =
    { $who ->
        [you] ניצחתם
        [white] הלבן ניצח
       *[black] השחור ניצח
    }
draw-agreed = תיקו בהסכמה.
draw-repetition = תיקו: אותה עמדה בפעם השלישית.
draw-quiet =
    תיקו: { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    } של כל צד בלי אכילה ובלי { $resets ->
        [capture-or-crown] מלכה חדשה.
       *[capture-or-man] מהלך של חייל.
    }
draw-ending =
    תיקו: הסיום הזה לא הוכרע תוך { $moves ->
        [one] מהלך אחד.
        [two] שני מהלכים.
       *[other] { $moves } מהלכים.
    }
offer-draw = הצעת תיקו
agree-draw = הסכמה לתיקו
decline-draw = סירוב
draw-offered =
    { $side ->
        [white] הלבן מציע תיקו.
       *[black] השחור מציע תיקו.
    }
claim-draw = דרישת תיקו
resign = כניעה
looking-back = אתם צופים במהלך קודם. המשיכו לשחק מכאן, או התקדמו שוב.
play-on = להמשיך מכאן
restore-game = החזרת המשחק הקודם

## הלוח לקוראי מסך

board-label = לוח, { $game }
square-empty = { $square }, ריקה
square-piece =
    { $square }, { $rank ->
        [man] { $side ->
            [white] חייל לבן
           *[black] חייל שחור
        }
       *[king] { $side ->
            [white] מלכה לבנה
           *[black] מלכה שחורה
        }
    }
mark-selected = הכלי שנבחר
mark-can-move = יכול לזוז
mark-can-capture = יכול לאכול
mark-must-capture = חייב לאכול
mark-destination = אפשר לבוא לכאן
mark-capture-destination = אפשר לבוא לכאן באכילה
mark-victim = ייאכל
mark-last-from = כאן התחיל המהלך האחרון
mark-last-to = כאן נגמר המהלך האחרון
mark-waiting = נאכל, יוסר אחרי המהלך
mark-reason = זאת הסיבה

## למה, ומה שנאמר פעם אחת

show-rule = למה?
house-rule = משחק חדש, אכילה רשות
all-rules = כל הכללים של המשחק הזה
lesson-duty = בדמקה, מי שיכול לאכול חייב לאכול: עם אחד הכלים שבסוגריים.
lesson-backward = במשחק הזה חיילים אוכלים גם אחורה.
lesson-flying = במשחק הזה המלכה מעופפת: על אלכסון פנוי היא זזה רחוק כרצונה.
lesson-strike = מכה טורקית: כלים שנאכלו חוסמים את הדרך עד סוף המהלך.
counter-reset = הספירה לתיקו מתחילה מחדש.
mark-goal = כאן אמור להיגמר המהלך שלכם

## הכללים במשפטים

kings-short = מלכה זזה משבצת אחת
kings-flying = מלכות מעופפות
rule-board = בלוח { $width }×{ $height } משבצות; כל צד מתחיל עם { $men } חיילים.
rule-first =
    { $side ->
        [white] הלבן מתחיל.
       *[black] השחור מתחיל.
    }
rule-steps = הכלים עומדים על המשבצות הכהות וזזים באלכסון אל משבצת פנויה.
rule-man-moves = חייל זז משבצת אחת קדימה.
rule-man-forward = חייל אוכל רק קדימה.
rule-man-all-ways = חייל אוכל קדימה ואחורה.
rule-prey-any = חייל רשאי לאכול חיילים ומלכות.
rule-prey-men = חייל לא יכול לאכול מלכה.
rule-king-short = מלכה זזה משבצת אחת, קדימה או אחורה, וגם אוכלת בשני הכיוונים.
rule-king-flying = המלכה מעופפת: היא זזה קדימה או אחורה כל עוד האלכסון פנוי, ואוכלת מכל מרחק.
rule-landing-free = מלכה שאוכלת רשאית לנחות על כל משבצת פנויה אחרי הכלי שדילגה מעליו.
rule-landing-go-on = מלכה שאוכלת חייבת לנחות במקום שממנו תוכל להמשיך לאכול; אם אין משבצת כזאת, על כל משבצת פנויה אחרי הכלי.
rule-landing-behind = מלכה שאוכלת נוחתת על המשבצת שמיד אחרי הכלי שדילגה מעליו.
rule-jumps = אוכלים בדילוג מעל כלי של היריב אל משבצת פנויה שאחריו. אי אפשר לדלג מעל כלי שלכם, וגם לא מעל שני כלים רצופים.
rule-finish = האכילה נמשכת כל עוד הכלי יכול לאכול; כל הדילוגים הם מהלך אחד.
rule-choice-free = מבין כמה אכילות אפשר לבחור כל אחת, גם אם אחרת אוכלת יותר.
rule-choice-order = מבין כמה אכילות מכריע מה שכתוב כאן, לפי הסדר; מעבר לזה הבחירה חופשית.
rule-choice-step = מבין כמה אכילות מכריע מה שכתוב כאן; מעבר לזה הבחירה חופשית.
rule-quantity = חובה לאכול כמה שיותר כלים.
rule-with-king = מלכה שיכולה לאכול קודמת לחייל.
rule-most-kings = האכילה שלוקחת יותר מלכות קודמת לאחרות.
rule-kings-earliest = האכילה שפוגשת מלכה מוקדם יותר קודמת לאחרות.
rule-crown-ends = חייל שמגיע לשורה האחרונה נעשה מלכה, והמהלך שלו נגמר.
rule-crown-king = חייל שמגיע לשורה האחרונה נעשה מלכה מיד; אם הוא באמצע אכילה, הוא ממשיך לאכול כמלכה.
rule-crown-man = חייל שהמהלך שלו נגמר בשורה האחרונה נעשה מלכה; אם משם הוא יכול להמשיך לאכול, הוא ממשיך כחייל.
rule-lift-after = כלים שנאכלו מוסרים מהלוח רק אחרי המהלך: עד אז הם חוסמים את הדרך, ואסור לדלג פעמיים מעל אותו כלי.
rule-lift-at-once = כלים שנאכלו מוסרים מהלוח מיד כשמדלגים מעליהם.
rule-goal-usual = מי שלא נשארו לו כלים, או שאין לו מהלך, מפסיד.
rule-goal-losing = מי שלא נשארו לו כלים, או שאין לו מהלך, מנצח.
rule-repetition-claim = כשאותה עמדה חוזרת בפעם השלישית, כל צד רשאי לדרוש תיקו.
rule-repetition-drawn = כשאותה עמדה חוזרת בפעם השלישית, המשחק נגמר בתיקו.
rule-limit-quiet =
    אחרי { $moves } מהלכים של כל צד בלי אכילה ובלי { $resets ->
        [capture-or-crown] מלכה חדשה, המשחק נגמר בתיקו.
       *[capture-or-man] מהלך של חייל, המשחק נגמר בתיקו.
    }
rule-limit-lone-king =
    { $kings ->
        [0] מלכה לבדה מול כלים במספר { $pieces }: אחרי { $moves } מהלכים של כל צד המשחק נגמר בתיקו.
        [one] מלכה לבדה מול כלים במספר { $pieces }, ומלכה ביניהם: אחרי { $moves } מהלכים של כל צד המשחק נגמר בתיקו.
        [two] מלכה לבדה מול כלים במספר { $pieces }, לפחות שתי מלכות ביניהם: אחרי { $moves } מהלכים של כל צד המשחק נגמר בתיקו.
       *[other] מלכה לבדה מול כלים במספר { $pieces }, לפחות { $kings } מלכות ביניהם: אחרי { $moves } מהלכים של כל צד המשחק נגמר בתיקו.
    }
rule-limit-both-kings =
    כשעל הלוח כלים במספר { $pieces } ולשני הצדדים מלכות: אחרי { $moves } מהלכים של כל צד בלי אכילה ובלי { $resets ->
        [capture-or-crown] מלכה חדשה, המשחק נגמר בתיקו.
       *[capture-or-man] מהלך של חייל, המשחק נגמר בתיקו.
    }
rule-road-lone = זה נכון כל עוד המלכה הבודדת עומדת על האלכסון הארוך.
rule-road-stronger = זה נכון כל עוד לצד החזק יש מלכה על האלכסון הארוך.

## הכרזות

said-move =
    { $who ->
        [you] אתם
        [white] הלבן
       *[black] השחור
    }: { $from } אל { $to }.
said-capture =
    { $who ->
        [you] אתם
        [white] הלבן
       *[black] השחור
    }: { $from } אוכל { $count }, עד { $to }.
said-crown = מלכה חדשה.
said-new-game = משחק חדש: { $game }.
said-undo = המהלך בוטל.
said-redo = המהלך שוחק שוב.
said-flip =
    { $side ->
        [white] הלבן עכשיו למטה.
       *[black] השחור עכשיו למטה.
    }

## תקלות

worker-restarted = המחשב נאלץ להתחיל מחדש. הוא חושב שוב.
worker-failed = המחשב לא מצליח להתחיל. המשחק שלכם נשמר.
try-again = לנסות שוב
dismiss = סגירה
saved-dropped = לא ניתן היה לקרוא את המשחק השמור, ולכן זה משחק חדש.
storage-blocked = הדפדפן לא מאפשר לדף הזה לשמור: המשחק ייעלם כשתסגרו אותו.
new-version = יש גרסה חדשה. היא תגיע עם המשחק הבא.
load-now = לטעון עכשיו
copied = הועתק.
copy-failed = ההעתקה לא הצליחה.

## המשחקים הבאים, ומה ששייך למשחק

options-title = אפשרויות המשחק
rematch = משחק גומלין
hint = רמז
hint-shown = רמז: { $text }
hint-wins =
    רמז: { $text }, ניצחון תוך { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }
hint-loses =
    רמז: { $text }, הפסד תוך { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }
hint-draws = רמז: { $text }, תיקו במשחק הטוב ביותר
hints-given = רמזים: { $count }
hint-sought = מחפשים מהלך טוב…
offer-weighed = המחשב שוקל את ההצעה שלכם…
draw-declined = המחשב מסרב לתיקו.
from-next-game = זה תקף מהמשחק הבא.
clock-left = נותרו { $minutes } דק׳ ו־{ $seconds } שנ׳
player-score = נקודות: { $points }
reset-score = איפוס הנקודות
seat-title = הכלים שלכם
seat-first = מי שמתחיל
seat-dark = כהים
seat-light = בהירים
seat-chance = באקראי
pace-title = שעון
pace-free = בלי
pace-minutes = { $minutes } דק׳
pace-increment = { $minutes } דק׳ + { $seconds } שנ׳
odds-title = יתרון: פחות חיילים ליריב
odds-none = בלי
odds-men =
    { $men ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $men } חיילים
    }
custom-switch = פתיחה לפי המסורת
custom-line =
    { $side ->
        [white] הלבן
       *[black] השחור
    } מתחיל.
lie-switch = סיבוב הלוח לפי המסורת
lie-line = המשבצת הימנית התחתונה כהה.
opening-switch = פתיחה בהגרלה
opening-line = המהלכים הראשונים מוגרלים מרשימת התחרויות; מתחיל הצד שמתחיל לפי המסורת.
draws-switch = תיקו כמו בתחרויות
draws-line = לפי חוקי האיגוד.
hints-switch = רמזים
hints-line = כפתור מראה את המהלך שהמחשב היה משחק במלוא כוחו.
results-title = תוצאות
results-won = ניצחונות
results-drawn = תיקו
results-lost = הפסדים
mark-hint-from = רמז: הזיזו את הכלי הזה
mark-hint-to = רמז: לכאן

## מה שרואים ושומעים

set-title = לוח וכלים
set-wood = עץ
set-paper = נייר
set-slate = צפחה
set-contrast = ניגודיות גבוהה
labels-switch = שמות המשבצות
labels-line = מספרים או אותיות על הלוח.
speed-title = הנפשה
speed-normal = רגילה
speed-fast = מהירה
speed-slow = איטית
speed-off = בלי
turning-title = סיבוב אל מי שתורו לשחק
turning-never = בלי
turning-board = הלוח
turning-pieces = רק הכלים
sound-switch = צליל
sound-line = אפשר לשמוע מהלכים, אכילות ואת סוף המשחק.
typed = המהלך שלכם: { $text }
