// Offers the page in the language that was chosen here before, or else in the browser's, and
// remembers what is chosen. crates/pages puts before it `words`, a line and the name of the closing
// button for each language, and `style`, the name of its style sheet.
const KEPT = "damka.language";
const here = document.documentElement.lang;

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[hreflang]");
  if (!link) return;
  keep(link.hreflang);
  // A link's game stays on the board in the other language.
  link.hash = location.hash;
});

// Search engines want whole addresses, which only the page itself knows.
for (const link of document.querySelectorAll("link[hreflang]")) link.href = link.href;

const codes = [kept(), ...navigator.languages].map((code) => code.split("-")[0]);
const wanted = codes.find((code) => code in words);
if (wanted && wanted !== here) offer(wanted);

function offer(code) {
  const [line, close] = words[code];
  const href = document.querySelector(`a[hreflang="${code}"]`).href;
  const link = make("a", { href, hreflang: code, textContent: line });
  const button = make("button", { type: "button", ariaLabel: close, textContent: "×" });
  const aside = make("aside", { className: "offer", lang: code, dir: "auto", ariaLabel: line });
  aside.append(link, button);
  button.addEventListener("click", () => {
    keep(here);
    aside.remove();
  });
  const sheet = make("link", { rel: "stylesheet", href: new URL(style, import.meta.url).href });
  sheet.addEventListener("load", () => document.body.append(aside));
  document.head.append(sheet);
}

function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

// Storage may be forbidden: then the browser's language is asked each time.
function kept() {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

function keep(code) {
  try {
    localStorage.setItem(KEPT, code);
  } catch {}
}
