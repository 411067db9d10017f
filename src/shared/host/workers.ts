import { ownScriptAddress } from "./trustedScript.ts";

/**
 * Returns an address from which a worker runs this code. It is a blob of the page's own origin,
 * since browsers start no worker from a CDN. A policy has to allow it with `worker-src blob:`. The
 * address is valid as long as the page lives.
 */
export function workerAddress(code: string): string {
  return ownScriptAddress(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}

/** Whether the page's policy allows such a worker. Starts a tiny one to find out. */
export function canWork(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(workerAddress("postMessage(1)"), { type: "module" });
      const end = (isAllowed: boolean) => (): void => {
        worker.terminate();
        resolve(isAllowed);
      };
      worker.onmessage = end(true);
      worker.onerror = end(false);
    } catch {
      resolve(false);
    }
  });
}
