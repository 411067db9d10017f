import { ownScriptAddress } from "./trustedScript.ts";

/**
 * An address under which a worker runs this code: a blob of the page's own origin, since browsers start no worker from a CDN. Under a
 * policy the page allows it with `worker-src blob:`. It lives as long as the page.
 */
export function workerAddress(code: string): string {
  return ownScriptAddress(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}

/** Whether the page's policy lets such a worker run, found out with a tiny one. */
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
