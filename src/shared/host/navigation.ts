/** Reloads the page (C4.13). */
export function reloadPage(): void {
  location.reload();
}

/** Goes back a page. Returns false if this tab has no earlier page, so that nothing happens. */
export function goBack(): boolean {
  const hasPast = history.length > 1;
  history.back();
  return hasPast;
}

/** Tries to close the tab. Browsers allow that only if a script has opened it. */
export function closePage(): void {
  window.close();
}

/** The page's own origin, or the text `null` if it has none. */
export function pageOrigin(): string {
  return location.origin;
}

/** The page's address without query and fragment, which may contain tokens and personal data. */
export function pageAddress(): string {
  return location.origin + location.pathname;
}

/**
 * The page's address with its query. Show it only to the person at this page, who opens the same
 * page on a phone.
 */
export function pageHref(): string {
  return location.origin + location.pathname + location.search;
}

/** Whether the page was loaded by going back or forward. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry !== undefined && "type" in entry && entry.type === "back_forward";
}

/**
 * Makes the browser ask before the page is left while a write is in flight. Returns a function that
 * ends this.
 */
export function blockUnload(): () => void {
  const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener("beforeunload", hold);
  return () => removeEventListener("beforeunload", hold);
}

/**
 * Calls `run` when the page returns from the back/forward cache, with its memory intact but perhaps
 * outdated.
 */
export function onPageRestored(signal: AbortSignal, run: () => void): void {
  addEventListener("pageshow", (event) => event.persisted && run(), { signal });
}
