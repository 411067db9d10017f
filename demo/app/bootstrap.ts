const message = document.querySelector("#words");
const build = document.documentElement.dataset.build ?? "";
const script = new URL(`/worker.js?build=${build}`, location.href).href;

/** Waits until this build's worker controls the page, then reloads the requested page. */
async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register(script, { updateViaCache: "none" });
  await whenControlled(registration);
  location.replace(location.href);
}

function whenControlled(registration: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    const check = () => navigator.serviceWorker.controller?.scriptURL === script && resolve();
    navigator.serviceWorker.addEventListener("controllerchange", check);
    // After a forced reload the worker runs, but does not control the page until it is asked to.
    if (registration.active?.scriptURL === script) registration.active.postMessage("claim");
    check();
  });
}

function showError(reason: unknown): void {
  stop();
  if (message)
    message.textContent = `The mock API could not start: ${reason}. It needs service workers, which browsers allow on localhost and under https, outside private windows.`;
}

const timeoutMs = 10_000;

setTimeout(() => showError("its service worker does not answer"), timeoutMs);
if ("serviceWorker" in navigator) start().catch(showError);
else showError("this browser offers no service workers here");
