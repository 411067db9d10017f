declare global {
  interface Window {
    /** The tag manager's own global, fed only where the host asks for it. */
    dataLayer?: { push?(entry: object): void };
  }
}

/** Pushes to the tag manager's own global, which is made where the page has none. */
export function pushToDataLayer(entry: object): void {
  (window.dataLayer ??= []).push?.(entry);
}
