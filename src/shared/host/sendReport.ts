/**
 * Sends a text to the host without waiting for an answer, even while the page is left. Unlike
 * `navigator.sendBeacon`, it sends neither cookies nor the address of the page. To another origin
 * it sends plain text, which needs no permission by CORS.
 */
export function sendReport(address: URL, text: string, isOwnOrigin: boolean): void {
  if (typeof globalThis.fetch !== "function") return;
  globalThis
    .fetch(address, {
      method: "POST",
      body: text,
      headers: { "Content-Type": isOwnOrigin ? "application/json" : "text/plain;charset=UTF-8" },
      mode: isOwnOrigin ? "same-origin" : "no-cors",
      keepalive: true,
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    })
    .catch(() => {});
}
