/** `?gpc=1` simulates a browser that sends Global Privacy Control. */
export function playPrivacySignal(): void {
  if (new URLSearchParams(location.search).get("gpc") !== "1") return;
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
}
