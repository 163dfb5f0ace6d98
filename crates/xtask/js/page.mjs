// Measures the built site in a browser: node page.mjs SITE NODE_MODULES BROWSER. Prints one line
// for each figure: its value, what it may be at most or must be at least, and what it is.
import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";

const [site, modules, browser] = process.argv.slice(2);
const require = createRequire(join(modules, "lighthouse", "package.json"));
const puppeteer = require("puppeteer-core");
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"];

const print = (value, goal, what) => console.log(`${value} ${goal} ${what}`);
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// As web hosts serve files: compressed.
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

async function serve() {
  const bodies = new Map();
  for (const file of await readdir(site, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath ?? file.path, file.name);
    if (file.isFile() && !/\.(br|gz)$/.test(path)) bodies.set(path, brotliCompressSync(await readFile(path)));
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://site").pathname.replace(/\/$/, "/index.html");
    const body = bodies.get(join(site, path));
    if (body) {
      const headers = { "Content-Type": TYPES[extname(path)] ?? "application/octet-stream", "Content-Encoding": "br" };
      if (extname(path) === ".html" || path === "/sw.js") headers["Cache-Control"] = "no-cache";
      else headers["Cache-Control"] = "max-age=31536000, immutable";
      response.writeHead(200, headers).end(body);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

async function open(chrome, url) {
  const page = await chrome.newPage();
  await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2 });
  await page.evaluateOnNewDocument(() => {
    window.framesAsked = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (then) => (window.framesAsked++, ask(then));
  });
  await page.goto(url);
  await page.waitForSelector("html[data-ready]");
  return page;
}

const choose = (page, action) =>
  page.evaluate((id) => document.querySelector(`#menu [data-action="${id}"]`).click(), action);

// The middle of a square that is in one of these states, if there is one.
const square = (page, ...states) =>
  page.evaluate((wanted) => {
    const cell = document.querySelector(wanted.map((state) => `[data-state~="${state}"]`).join());
    if (!cell) return null;
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, states);

const MOVABLE = ["can-move", "can-capture", "must-capture"];

async function traced(page, work) {
  await page.tracing.start({ categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await work();
  return JSON.parse(Buffer.from(await page.tracing.stop()).toString()).traceEvents;
}

// The longest task of the page's main thread, in milliseconds.
function longestTask(events) {
  const mains = events.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
  const busy = events.filter((event) => event.name.endsWith("RunTask") && event.dur > 0);
  const own = busy.filter((task) => mains.some((main) => main.pid === task.pid && main.tid === task.tid));
  // The processor's time where it is known: other programs on the machine are not the page's doing.
  return Math.max(0, ...own.map((task) => (task.tdur ?? task.dur) / 1000));
}

async function searching(chrome, url) {
  const page = await open(chrome, url);
  await choose(page, "computer-hard");
  await choose(page, "variant-russian");
  await wait(1000);
  const events = await traced(page, async () => {
    for (let move = 0; move < 4; move++) {
      await page.waitForSelector(MOVABLE.map((state) => `[data-state~="${state}"]`).join(), { timeout: 60000 });
      await tapMove(page);
    }
  });
  print(longestTask(events).toFixed(1), "<50", "ms: longest task of the main thread while the computer searches");
  await page.close();
}

// Taps a piece, then squares until the move is made.
async function tapMove(page) {
  let at = await square(page, ...MOVABLE);
  while (at) {
    await page.mouse.click(at.x, at.y);
    await wait(60);
    at = await square(page, "destination");
  }
}

async function tapping(chrome, url) {
  const page = await open(chrome, url);
  await choose(page, "friend");
  await choose(page, "variant-russian");
  await wait(1500);
  await page.emulateCPUThrottling(4);
  const events = await traced(page, async () => {
    for (let move = 0; move < 20; move++) {
      await tapMove(page);
      await wait(600);
    }
  });
  const times = eventTimes(events).sort((one, other) => one - other);
  const late = times[Math.min(times.length - 1, Math.floor(times.length * 0.95))];
  print(late.toFixed(1), "<50", `ms: from tap to painted frame, 95 % of ${times.length}, processor slowed 4 times`);
  await page.close();
}

// How long each tap took to show, in milliseconds, as the browser itself traces it.
function eventTimes(events) {
  const timed = events.filter((event) => event.name === "EventTiming").sort((one, other) => one.ts - other.ts);
  const name = (event) => `${event.pid} ${event.id2?.local ?? event.id}`;
  const taps = timed.filter((event) => event.ph === "b" && /^pointer(down|up)$/.test(event.args.data?.type));
  return taps.flatMap((tap) => {
    const end = timed.find((event) => event.ph === "e" && name(event) === name(tap) && event.ts >= tap.ts);
    return end ? [(end.ts - tap.ts) / 1000] : [];
  });
}

async function idling(chrome, url) {
  const page = await open(chrome, url);
  await wait(3000);
  const before = await page.evaluate(() => window.framesAsked);
  await wait(60000);
  const [after, animations] = await page.evaluate(() => [window.framesAsked, document.getAnimations().length]);
  print(after - before + animations, "<1", "animation frames and animations in 60 idle seconds");
  await page.close();
}

// The least points for performance are a matter of the page; nothing may be missing elsewhere.
async function lighthouse(url, name, least) {
  const categories = ["performance", "accessibility", "best-practices", "seo"];
  const scores = Object.fromEntries(categories.map((category) => [category, []]));
  const failed = new Map();
  for (let run = 0; run < 5; run++) {
    const flags = ["--quiet", "--output=json", `--only-categories=${categories}`, `--chrome-flags=${FLAGS.join(" ")}`];
    const program = join(modules, "lighthouse", "cli", "index.js");
    const options = { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: browser } };
    const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], options);
    const report = JSON.parse(stdout);
    for (const category of categories) {
      scores[category].push(Math.round(report.categories[category].score * 100));
      for (const { id, weight } of report.categories[category].auditRefs) {
        const { score, title } = report.audits[id];
        if (weight > 0 && score !== null && score < 0.9) failed.set(id, `${category}: ${title}`);
      }
    }
  }
  for (const category of categories) {
    const median = scores[category].sort((one, other) => one - other)[2];
    print(median, `>${category === "performance" ? least : 99}`, `Lighthouse ${category}, ${name}, mobile, median of 5`);
  }
  for (const [id, title] of failed) console.error(`${name}: ${id}: ${title}`);
}

const { url, close } = await serve();
const chrome = await puppeteer.launch({ executablePath: browser, args: FLAGS });
try {
  await searching(chrome, url);
  await tapping(chrome, url);
  await idling(chrome, url);
} finally {
  await chrome.close();
}
await lighthouse(url, "game", 97);
await lighthouse(`${url}rules/`, "overview", 99);
await lighthouse(`${url}rules/russian/`, "rules page", 99);
close();
