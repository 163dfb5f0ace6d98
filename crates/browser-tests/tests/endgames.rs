//! Perfect play with few pieces: worked out in the background, kept on the device, and made again
//! where it is damaged.

use anyhow::{Result, bail};
use browser_tests::{Role, Site, visit};

/// Two kings against one: a draw, which no search can prove in its time.
const ENDING: &str = "W:WK46,K47:BK3";

/// Goes on with what is kept of the endgames, once it is there.
fn with_kept(script: &str) -> String {
    format!(
        "return caches.keys().then(names => names.find(name => name.endsWith(' endgames'))).then(async name => {{
            if (!name) return false;
            const cache = await caches.open(name);
            const [key] = await cache.keys();
            if (!key) return false;
            const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
            {script}
        }})"
    )
}

/// As many bytes as there are positions, and the seal.
const WHOLE: &str = "return bytes.length === 815161 && bytes.some(byte => byte > 1);";

const DAMAGE: &str = "await cache.put(key, new Response(bytes.fill(1)));
    return true;";

/// A slow machine may read what was kept only after the first question is answered.
const VISITS: usize = 8;

async fn hint(site: &Site) -> Result<String> {
    site.open("").await?;
    site.press(Role::Button, "Hint").await?;
    site.reads("#turn", "Hint: ").await
}

/// Comes back until a hint tells how the game ends.
async fn knows_the_end(site: &Site) -> Result<()> {
    for _ in 0..VISITS {
        if hint(site).await?.contains(", draws with best play") {
            return Ok(());
        }
    }
    bail!("a hint never tells how the game ends")
}

#[test]
fn endgames_are_worked_out_and_kept_and_made_again_where_they_are_damaged() -> Result<()> {
    visit(async |site| {
        site.set_up("International", ENDING).await?;
        hint(site).await?;
        site.holds(&with_kept(WHOLE)).await?;
        knows_the_end(site).await?;
        site.shot("endgame-hint").await?;
        site.holds(&with_kept(DAMAGE)).await?;
        hint(site).await?;
        site.holds(&with_kept(WHOLE)).await?;
        knows_the_end(site).await
    })
}
