/** Reloads the page (C4.13). */
export function reloadPage(): void {
  location.reload();
}

/** Goes back a page; false where this tab has shown no other, so that nothing will happen. */
export function goBack(): boolean {
  const hasPast = history.length > 1;
  history.back();
  return hasPast;
}

/** Tries to close the tab; browsers allow that only where a script has opened it. */
export function closePage(): void {
  window.close();
}

/** The page's own origin, `null` as text where it has none. */
export function pageOrigin(): string {
  return location.origin;
}

/** The page's address without query and fragment, which may hold tokens and personal data. */
export function pageAddress(): string {
  return location.origin + location.pathname;
}

/** The page's address with its query, for the person in front of it alone: to open the same page on a phone. */
export function pageHref(): string {
  return location.origin + location.pathname + location.search;
}

/** Whether the page was loaded by going back or forward to it. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry !== undefined && "type" in entry && entry.type === "back_forward";
}

/** Asks before the page is left, while a write is in flight; returns a function that ends it. */
export function blockUnload(): () => void {
  const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener("beforeunload", hold);
  return () => removeEventListener("beforeunload", hold);
}

/** Calls `run` when the page comes back from the back/forward cache, memory intact and perhaps outdated. */
export function onPageRestored(signal: AbortSignal, run: () => void): void {
  addEventListener("pageshow", (event) => event.persisted && run(), { signal });
}
