// Trunk calls this while the program loads. If loading fails, the page says so instead of staying
// empty; once the game runs, it is kept on the device, and newer versions are told to the program.
export default function () {
  const shown = (id) => document.getElementById(id);
  return {
    onFailure: () => {
      shown("loading").hidden = true;
      shown("failed").hidden = !shown("too-old").hidden;
    },
    onSuccess: () => {
      import(new URL(document.documentElement.dataset.offer, document.baseURI));
      if ("serviceWorker" in navigator) keepOnDevice(navigator.serviceWorker).catch(() => {});
    },
  };
}

// The program hears `newer` when a new version waits, and says `renew` when it may take over.
async function keepOnDevice(workers) {
  const { offline, build } = document.documentElement.dataset;
  workers.addEventListener("message", () => document.dispatchEvent(new Event("newer")));
  const site = await workers.register(offline, { updateViaCache: "none" });
  const introduce = () => site.waiting?.postMessage(build);
  const watch = (worker) => worker?.addEventListener("statechange", introduce);
  site.addEventListener("updatefound", () => watch(site.installing));
  watch(site.installing);
  introduce();
  document.addEventListener("renew", () => renew(workers, site.waiting));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) site.update().catch(() => {});
  });
}

function renew(workers, waiting) {
  if (!waiting) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("now");
}
