// The site's service worker: it keeps the game on the device, so that it opens without a network.
//
// Pages come from the network as long as it answers in time, so nobody is left with an old one.
// Everything else is named after its content and comes from what is kept. A new version waits
// until the page says that it may take over; then all that older versions kept is thrown away.
// Endgames stay: the worker keeps them, and throws away what it cannot read.

const BUILD = "{{ build }}";
// What every page needs, the pages that stand in every language's folder, and what else in each.
const SHARED = {{ shared }};
const EACH = {{ each }};
const FOLDERS = {{ folders }};
const PAGES = Object.fromEntries(
  Object.entries(FOLDERS).map(([folder, own]) => [folder, [...EACH, ...own.split(" ")].map((path) => folder + path)]),
);

// How long the network may take for a page of which there is a copy, in milliseconds.
const PATIENCE = 3000;

const scope = self.registration.scope;
const prefix = `damka ${scope} `;
const address = (path) => new URL(path, scope).href;
const open = () => caches.open(prefix + BUILD);

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(scope)) return;
  const folder = folderOf(event.request.url);
  event.respondWith(folder === undefined ? file(event.request) : page(event, folder));
});

// A page says which build it is of, or that this version may take over now.
self.addEventListener("message", (event) => {
  if (event.data === "now") self.skipWaiting();
  else if (event.data !== BUILD) event.source.postMessage("newer");
  else event.waitUntil(takeOverIfAlone());
});

async function keep() {
  const cache = await open();
  await cache.addAll(SHARED.map(fresh));
  await Promise.all((await wanted()).map((folder) => keepPages(cache, folder)));
}

// Past the browser's own cache, which may hold files of an earlier build.
function fresh(path) {
  return new Request(address(path), { cache: "reload" });
}

// A page of another build asks for files that are not kept here: a server in the middle of an
// upload may send one.
async function keepPages(cache, folder) {
  const answers = await Promise.all(PAGES[folder].map((path) => fetch(fresh(path))));
  const html = await answers[0].clone().text();
  if (!answers.every((answer) => answer.ok) || !html.includes(`data-build="${BUILD}"`)) {
    throw new Error(`the pages of /${folder} are not of build ${BUILD}`);
  }
  await Promise.all(answers.map((answer, at) => cache.put(address(PAGES[folder][at]), answer)));
}

// The folders of the languages that are open, or that an earlier version kept.
async function wanted() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const urls = windows.map((client) => client.url);
  for (const name of (await caches.keys()).filter((name) => name.startsWith(prefix))) {
    urls.push(...(await (await caches.open(name)).keys()).map((request) => request.url));
  }
  return [...new Set(urls.map(folderOf))].filter((folder) => folder !== undefined);
}

// The folder of a page's language; undefined for whatever is no page.
function folderOf(url) {
  return Object.keys(PAGES).find((folder) => PAGES[folder].some((path) => address(path) === plain(url)));
}

function plain(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, "/");
}

async function takeOver() {
  const names = await caches.keys();
  const stay = [prefix + BUILD, `${prefix}endgames`];
  const old = names.filter((name) => name.startsWith(prefix) && !stay.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// Another tab may still play with the version before.
async function takeOverIfAlone() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length < 2) await self.skipWaiting();
}

async function file(request) {
  return (await (await open()).match(request.url)) ?? fetch(request);
}

async function page(event, folder) {
  const cache = await open();
  const kept = await cache.match(plain(event.request.url));
  const network = fetch(event.request, { cache: "no-cache" });
  if (kept === undefined) {
    // The page is shown whether or not it can be kept.
    event.waitUntil(network.then(() => keepPages(cache, folder)).catch(() => {}));
    return network;
  }
  const late = new Promise((done) => setTimeout(done, PATIENCE, kept));
  const answer = network.then((answer) => (answer.status < 500 ? answer : kept));
  return Promise.race([answer, late]).catch(() => kept);
}
