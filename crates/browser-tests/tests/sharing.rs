//! Games come in as files, texts and links, and go out again; nothing of it leaves the device by itself.

use anyhow::{Context, Result, ensure};
use browser_tests::{Below, Network, Role, Screen, Site, visit};
use fantoccini::Locator;

const READY: &str = "return document.documentElement.dataset.ready === '1'";
const KEPT: &str = "return navigator.serviceWorker.getRegistration().then(async site =>
    site?.active?.state === 'activated' && !site.installing && !site.waiting
        && (await caches.keys()).length === 1)";
/// Names and comments that would be a program if they reached the page as HTML.
const HOSTILE: &str = "<img src=x onerror=alert(1)>";

/// The words of a language that a player of it reads.
struct Words {
    page: &'static str,
    games: &'static str,
    share: &'static str,
    open: &'static str,
    begin: &'static str,
    damaged: &'static str,
    position: &'static str,
    send: &'static str,
}

const ENGLISH: Words = Words {
    page: "analysis/",
    games: "Games",
    share: "Share",
    open: "Open",
    begin: "Play by link",
    damaged: "damaged",
    position: "This position",
    send: "Share…",
};
const HEBREW: Words = Words {
    page: "he/analysis/",
    games: "משחקים",
    share: "שיתוף",
    open: "פתיחה",
    begin: "משחק דרך קישור",
    damaged: "פגום",
    position: "העמדה הזאת",
    send: "שיתוף…",
};

async fn open(site: &Site, page: &str) -> Result<()> {
    site.open(page).await?;
    site.holds(READY).await
}

async fn paste(site: &Site, words: &Words, content: &str) -> Result<()> {
    site.press(Role::Button, words.games).await?;
    let field = site.client().find(Locator::Css("textarea")).await?;
    field.clear().await?;
    field.send_keys(content).await?;
    site.press(Role::Button, words.open).await
}

/// The link that the page offers.
async fn link(site: &Site) -> Result<String> {
    let offered = site.script("return document.querySelector('[data-input=\"link\"]').value").await?;
    let (_, fragment) =
        offered.as_str().and_then(|link| link.split_once('#')).context("no link is offered")?;
    Ok(fragment.to_owned())
}

/// Leads to another address, as if it came from elsewhere.
async fn follow(site: &Site, page: &str, fragment: &str) -> Result<()> {
    site.open("licences.html").await?;
    open(site, &format!("{page}#{fragment}")).await
}

/// Makes a move on the board, which lies above the sections on a telephone.
async fn play(site: &Site, below: Below, squares: [&str; 2]) -> Result<()> {
    site.script("scrollTo(0, 0)").await?;
    site.board(8, below).await?.play(&squares).await
}

/// Two people take turns on one device, each opening the link of the other.
async fn take_turns(site: &Site, words: &Words) -> Result<()> {
    open(site, words.page).await?;
    paste(site, words, "[GameType \"25\"] *").await?;
    site.press(Role::Button, words.share).await?;
    site.press(Role::Button, words.begin).await?;
    play(site, Below::White, ["c3", "d4"]).await?;
    let sent = link(site).await?;
    let mine = site.script("return location.hash.slice(1)").await?;
    let mine = mine.as_str().context("the address has no game")?.to_owned();
    site.client().refresh().await?;
    site.holds(READY).await?;
    ensure!(link(site).await? == sent, "the page forgets the game by link");
    follow(site, words.page, &sent).await?;
    play(site, Below::Black, ["b6", "a5"]).await?;
    let answer = link(site).await?;
    follow(site, words.page, &answer).await?;
    ensure!(site.moves().await? == ["c3-d4", "b6-a5"], "the answer shows {:?}", site.moves().await?);
    follow(site, words.page, &format!("{}x", &sent[..sent.len() - 1])).await?;
    site.reads("#study [role=alert]", words.damaged).await?;
    ensure!(mine != sent && site.moves().await?.len() == 2, "what is damaged changes the board");
    Ok(())
}

#[test]
fn two_people_play_by_link() -> Result<()> {
    visit(async |site| take_turns(site, &ENGLISH).await)
}

#[test]
fn two_people_play_by_link_from_right_to_left_on_a_telephone() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        take_turns(site, &HEBREW).await?;
        site.holds("return document.documentElement.scrollWidth <= innerWidth").await
    })
}

#[test]
fn a_link_goes_on_in_the_language_that_was_chosen() -> Result<()> {
    visit(async |site| {
        open(site, ENGLISH.page).await?;
        site.press(Role::Button, ENGLISH.share).await?;
        let sent = link(site).await?;
        site.script("localStorage.setItem('damka.language', 'he')").await?;
        site.open("licences.html").await?;
        site.open(&format!("{}#{sent}", ENGLISH.page)).await?;
        site.holds("return document.documentElement.lang === 'he'").await?;
        site.holds(READY).await?;
        site.open("licences.html").await?;
        open(site, &format!("de/analyse/#{sent}")).await?;
        site.holds("return document.documentElement.lang === 'de'").await
    })
}

#[test]
fn hostile_names_and_comments_are_text() -> Result<()> {
    visit(async |site| {
        open(site, ENGLISH.page).await?;
        let tags = ["Event", "Site", "White", "Black"].map(|tag| format!("[{tag} \"{HOSTILE}\"] ")).concat();
        let game = format!("{tags}[GameType \"25\"] 1. c3-d4 {{{HOSTILE}}} b6-a5 *\n");
        paste(site, &ENGLISH, &format!("{game}{game}")).await?;
        site.reads(".rows", HOSTILE).await?;
        nothing_became_an_element(site).await?;
        site.script("document.querySelector('.rows button').click()").await?;
        site.holds("return document.querySelectorAll('.move').length === 2").await?;
        nothing_became_an_element(site).await?;
        site.press(Role::Button, "Analysis").await?;
        nothing_became_an_element(site).await?;
        paste(site, &ENGLISH, &format!("{game} 2. {}", HOSTILE.replace(' ', ""))).await?;
        nothing_became_an_element(site).await?;
        for page in [ENGLISH.page, ""] {
            site.open("licences.html").await?;
            site.open(&format!("{page}#<img/src=x/onerror=alert(1)>")).await?;
            site.holds(READY).await?;
            nothing_became_an_element(site).await?;
        }
        Ok(())
    })
}

/// The pages have no pictures of their own but those of the head.
async fn nothing_became_an_element(site: &Site) -> Result<()> {
    site.next_frames().await?;
    site.holds("return document.querySelector('img, [onerror]') === null").await
}

#[test]
fn a_file_of_ten_thousand_games_is_opened_searched_and_played_through_without_a_network() -> Result<()> {
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        open(site, ENGLISH.page).await?;
        site.holds(KEPT).await?;
        site.set_network(Network::Cut);
        site.client().refresh().await?;
        site.holds(READY).await?;
        site.press(Role::Button, ENGLISH.games).await?;
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("games.pdn");
        std::fs::write(&file, collection())?;
        let choice = site.client().find(Locator::Css("[data-file]")).await?;
        choice.send_keys(&file.display().to_string()).await?;
        search(site, &ENGLISH).await?;
        site.holds("return document.documentElement.scrollWidth <= innerWidth").await
    })
}

#[test]
fn a_dropped_file_is_searched_from_right_to_left() -> Result<()> {
    visit(async |site| {
        open(site, HEBREW.page).await?;
        drop_file(site, &collection()).await?;
        search(site, &HEBREW).await
    })
}

/// Whoever has enough of a large file presses Stop, which is answered while it is read.
#[test]
fn the_page_answers_while_a_file_is_read() -> Result<()> {
    const STOP: &str = "(function look() {
        const stop = document.querySelector('[data-action=\"games-stop\"]');
        stop ? stop.click() : setTimeout(look);
    })()";
    visit(async |site| {
        open(site, ENGLISH.page).await?;
        site.script(STOP).await?;
        drop_file(site, &collection()).await?;
        site.reads("#study h3", "Games: ").await?;
        site.holds("return document.querySelector('[data-action=\"games-stop\"]') === null").await?;
        let listed = site.reads("#study h3", "Games: ").await?;
        ensure!(listed != "Games: 10000", "everything was read before the press was answered");
        Ok(())
    })
}

/// Ten thousand games by result, by position and by player, and the one that is left.
async fn search(site: &Site, words: &Words) -> Result<()> {
    let listed = async |count| site.find(Role::Heading, &format!("{}: {count}", words.games)).await.map(drop);
    listed(10_000).await?;
    ensure!(site.script("return document.querySelectorAll('.rows button').length").await? == 50);
    site.press(Role::Button, "0-1").await?;
    listed(100).await?;
    site.press(Role::Button, "100. Ada – Bob 100 0-1").await?;
    site.holds("return document.querySelectorAll('.move').length === 2").await?;
    site.press(Role::Button, "0-1").await?;
    site.press(Role::Button, words.position).await?;
    listed(100).await?;
    site.press(Role::Button, words.position).await?;
    let player = site.client().find(Locator::Css("[data-input=\"player\"]")).await?;
    player.send_keys("bob 9999").await?;
    listed(1).await?;
    site.press(Role::Button, "9999. Ada – Bob 9999 1-0").await?;
    site.holds("return document.querySelectorAll('.move').length === 2").await
}

/// Ten thousand games, each hundredth of which goes and ends otherwise.
fn collection() -> String {
    let game = |number| {
        let (moves, result) = if number % 100 == 0 { ("e3-f4 b6-a5", "0-1") } else { ("c3-d4 b6-a5", "1-0") };
        format!("[White \"Ada\"]\n[Black \"Bob {number}\"]\n[GameType \"25\"]\n1. {moves} {result}\n\n")
    };
    (1..=10_000).map(game).collect()
}

/// Lets a file go above the page, as a hand does that has dragged it there.
async fn drop_file(site: &Site, content: &str) -> Result<()> {
    const DROP: &str = "const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([CONTENT], 'games.pdn'));
        const happens = kind => document.querySelector('#study').dispatchEvent(
            new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
        return [happens('dragover'), happens('drop')].every(goes_on => !goes_on)";
    let dropped = site.script(&DROP.replace("CONTENT", &serde_json::to_string(content)?)).await?;
    ensure!(dropped == true, "the browser would show the file itself");
    Ok(())
}

/// The sheet of a telephone, which this browser lacks; one that is shut again is no fault.
#[test]
fn the_sheet_of_a_telephone_is_given_the_link() -> Result<()> {
    const SHEET: &str = "window.sent = []; navigator.share = async ({ url }) => {
        sent.push(url);
        if (sent.length === 1) throw new DOMException('shut', 'AbortError');
    }";
    visit(async |site| {
        site.look_on(&Screen::PHONE).await?;
        site.before_each_page(SHEET);
        for (language, words) in [("en", &ENGLISH), ("he", &HEBREW)] {
            site.speak(language).await?;
            open(site, words.page).await?;
            site.press(Role::Button, words.share).await?;
            let offered = link(site).await?;
            for times in 1..=2 {
                site.press(Role::Button, words.send).await?;
                site.holds(&format!("return sent.length === {times} && sent.at(-1).endsWith('#{offered}')"))
                    .await?;
            }
        }
        Ok(())
    })
}

#[test]
fn games_go_out_as_text_as_picture_and_as_code() -> Result<()> {
    visit(async |site| {
        // What a browser puts on its clipboard and in its folder of downloads is kept here instead.
        open(site, ENGLISH.page).await?;
        site.script(
            "window.out = [];
             navigator.clipboard.writeText = async text => void out.push(text);
             navigator.clipboard.write = async ([item]) => void out.push((await item.getType('image/png')).type);
             HTMLAnchorElement.prototype.click = function () { out.push(this.download) }",
        )
        .await?;
        paste(site, &ENGLISH, "[White \"Ada\"] [GameType \"25\"] 1. c3-d4 b6-a5 *").await?;
        site.press(Role::Button, ENGLISH.share).await?;
        for (button, out) in [
            ("Copy game", "[White \"Ada\"]"),
            ("Save game", "damka.pdn"),
            ("Copy position", "W:W"),
            ("Copy picture", "image/png"),
            ("Save picture", "damka.png"),
            ("Copy link", "#1"),
        ] {
            site.press(Role::Button, button).await?;
            site.holds(&format!("return (out.at(-1) ?? '').includes('{out}')")).await?;
            // The notice of what was copied may lie over the next button.
            site.script("document.querySelector('[data-action=\"dismiss\"]')?.click()").await?;
        }
        site.press(Role::Button, "QR code").await?;
        site.holds("return document.querySelector('svg.code path:last-child').getBBox().width > 20").await?;
        site.shuts_nobody_out("share").await?;
        site.press(Role::Button, ENGLISH.games).await?;
        site.shuts_nobody_out("games").await
    })
}
