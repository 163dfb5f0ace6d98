# המילים של דפי הכללים בעברית. מה שמשפט אומר על משחק בא מן הכללים של אותו משחק; הטקסט של כל משחק נמצא
# ב־rules/.

## כתובות

slug-rules = rules
slug-optional = no-forced-capture
slug-help = how-to-play
slug-american = american
slug-russian = russian
slug-brazilian = brazilian
slug-spanish = spanish
slug-italian = italian
slug-czech = czech
slug-pool = pool
slug-international = international

## מסביב לכל דף

nav-label = דפים
nav-game = למשחק
nav-rules = כל הכללים
nav-help = איך משחקים כאן
nav-help-short = עזרה
nav-languages = שפות
play-now = לשחק עכשיו חינם
play-line = חינם, בדפדפן, בלי הורדה ובלי הרשמה.
skip = אל הטקסט
offer = הדף הזה בעברית
missing = אין דף כזה

## הדף של משחק

how-title = איך משחקים כאן
how-text = פתחו את התפריט (☰), בחרו כללים ואחר כך { $variant }: משחק חדש מתחיל מיד, נגד המחשב בשלוש רמות או נגד חבר על אותו מסך.
rules-title = הכללים
part-board = הלוח והסידור
part-moves = תנועה
part-captures = אכילה
part-choice = באיזו אכילה בוחרים
part-crown = מלכה חדשה
part-end = ניצחון ותיקו
tradition-title = המסורת, ואיך משחקים באתר
tradition-first =
    { $side ->
        [white] לפי המסורת הלבן מתחיל.
       *[black] לפי המסורת השחור מתחיל.
    } כאן הכלים הכהים עומדים בצד שלכם ומתחילים; את הצד, את המהלך הראשון ואת כיוון הלוח אפשר לשנות באפשרויות המשחק.
tradition-same =
    { $side ->
        [white] כמו במסורת, הלבן מתחיל ועומד בצד שלכם; אפשר לבחור צד אחר באפשרויות המשחק.
       *[black] כמו במסורת, השחור מתחיל ועומד בצד שלכם; אפשר לבחור צד אחר באפשרויות המשחק.
    }
tradition-turned = בלוח הרשמי המשבצת הימנית התחתונה כהה, תמונת ראי של הלוח כאן; אחת האפשרויות מסובבת אותו.
tradition-draws = בתחרויות יש לתיקו כללים משלהן, שאפשר לבחור גם כאן:
compare-title = בהשוואה: { $other }
compare-alone = במבט אחד
compare-rule = כלל
tips-title = עצות
questions-title = שאלות נפוצות
sources-title = מה אומרים אחרים
others-title = המשחקים האחרים

## תרשימים

diagram-yes = מותר
diagram-no = אסור
diagram-try = נסו בעצמכם
diagram-step = הלאה
diagram-again = שוב
diagram-right = נכון, זה מותר.

## הטבלה

row-board = לוח
row-men = כלים לכל צד
row-duty = אכילה חובה
row-finish = אכילה שהתחילה חייבת להסתיים
row-backward = חיילים אוכלים אחורה
row-flying = מלכות מעופפות
row-prey = חיילים רשאים לאכול מלכות
row-most = חובה לאכול כמה שיותר
row-precedence = מה מכריע אחר כך
row-crown = חייל שמגיע לשורה האחרונה באמצע אכילה
row-lift = כלים שנאכלו מוסרים
cell-yes = כן
cell-no = לא
cell-none = שום דבר: הבחירה חופשית
cell-with-king = מלכה לפני חייל
cell-most-kings = הכי הרבה מלכות
cell-kings-earliest = המלכה שפוגשים מוקדם יותר
cell-ends-move = נעשה מלכה, והמהלך נגמר
cell-goes-on-as-king = נעשה מלכה וממשיך לאכול כמלכה
cell-goes-on-as-man = ממשיך לאכול כחייל, ונעשה מלכה רק אם המהלך נגמר שם
cell-after-move = אחרי המהלך
cell-at-once = מיד, כשמדלגים מעליהם

## הסקירה

overview-title = דמקה: הכללים של כל המשחקים
overview-description = שמונה סוגי דמקה זה לצד זה: אמריקאית, רוסית, ברזילאית, ספרדית, איטלקית, צ׳כית, פול ובינלאומית, בטבלה אחת, ולכל משחק דף כללים משלו.
overview-text = "איך באמת משחקים דמקה?" לשאלה הזאת יש יותר מתשובה אחת. בכל המשחקים כאן זזים באלכסון, אוכלים בדילוג וחייל שמגיע לקצה השני נעשה מלכה. הם נבדלים בכמה נקודות, וכל אחת מהן משנה את המשחק. הטבלה מעמידה אותן זו לצד זו; כל פרט בה נקרא מן הכללים שלפיהם משחק האתר הזה.
overview-games = המשחקים אחד אחד

## בלי אכילה חובה

optional-title = דמקה בלי אכילה חובה
optional-description = כלל הבית של הרבה משפחות: מותר לוותר על אכילה. איך זה עובד כאן בכל סוגי הדמקה, ומה זה עושה למשחק. משחקים חינם בדפדפן, בלי הרשמה.
optional-text = רבים למדו דמקה בבית בלי חובה לאכול. שום פדרציה לא משחקת כך, וזה משחק אחר: בלי חובה אין קומבינציות, ומי שמוביל יכול פשוט לחכות. ובכל זאת זאת דרך נעימה להתחיל, ואפשר לשחק כך בכל אחד מן המשחקים כאן.
optional-how = פתחו את התפריט (☰), בחרו כללים וכבו את "אכילה חובה" שמתחת למשחקים. זה תקף לכל משחק שתבחרו.
optional-rules = מה משתנה
optional-same = כל שאר הכללים נשארים. אם יש במשחק סדר בין אכילות, הוא עדיין מכריע כשבוחרים לאכול.
