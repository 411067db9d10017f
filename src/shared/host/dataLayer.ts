declare global {
  interface Window {
    /** The tag manager's own global. The widgets push to it only if the host asks for that. */
    dataLayer?: { push?(entry: object): void };
  }
}

/** Pushes to the tag manager's own global, and creates it if the page has none. */
export function pushToDataLayer(entry: object): void {
  (window.dataLayer ??= []).push?.(entry);
}
