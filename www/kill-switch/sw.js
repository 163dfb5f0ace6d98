// Published in place of sw.js, this takes the site off every device again: it throws away what was
// kept and signs itself off. Pages then come from the network alone, as if there had never been a
// service worker.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const ours = (name) => name.startsWith(`damka ${self.registration.scope} `);
  const names = (await caches.keys()).filter(ours);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
