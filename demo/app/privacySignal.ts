/** `?gpc=1` plays a browser that sends Global Privacy Control, which most that run the harness do not. */
export function playPrivacySignal(): void {
  if (new URLSearchParams(location.search).get("gpc") !== "1") return;
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
}
