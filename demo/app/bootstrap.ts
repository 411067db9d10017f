const words = document.querySelector("#words");
const build = document.documentElement.dataset.build ?? "";
const script = new URL(`/worker.js?build=${build}`, location.href).href;

/** Waits until this build's worker controls the page, then reloads the requested page. */
async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register(script, { updateViaCache: "none" });
  await controlled(registration);
  location.replace(location.href);
}

function controlled(registration: ServiceWorkerRegistration): Promise<void> {
  return new Promise((done) => {
    const check = () => navigator.serviceWorker.controller?.scriptURL === script && done();
    navigator.serviceWorker.addEventListener("controllerchange", check);
    // After a forced reload the worker runs, but does not control the page until it is asked to.
    if (registration.active?.scriptURL === script) registration.active.postMessage("claim");
    check();
  });
}

function complain(reason: unknown): void {
  stop();
  if (words)
    words.textContent = `The imitated backend could not start: ${reason}. It needs service workers, which browsers allow on localhost and under https, outside private windows.`;
}

const patienceMs = 10_000;

setTimeout(() => complain("its service worker does not answer"), patienceMs);
if ("serviceWorker" in navigator) start().catch(complain);
else complain("this browser offers no service workers here");
