/** Times of a page in milliseconds since its navigation. NaN for an event that did not happen. */
export interface Paints {
  /** First contentful paint; the host's placeholder counts. */
  readonly firstPaintMs: number;
  /** The widget, or its snapshot, first shows a text of its own. */
  readonly firstContentMs: number;
  /** The script has taken over, and a control can be used. */
  readonly usableMs: number;
  readonly firstCallMs: number;
  /** The last change of the widget's text. */
  readonly lastContentMs: number;
  /** The number of script requests that waited for each other. */
  readonly rounds: number;
  readonly shift: number;
  /** 0 if no task took 50 ms. */
  readonly longestTaskMs: number;
}

declare global {
  interface Window {
    benchPhone: { readonly noted: Record<string, number>; isQuiet(): boolean };
  }
}

/**
 * Runs before the page's own scripts, and checks the widget after each frame. Self-contained,
 * because it is sent as text.
 */
export function notePaints(): void {
  const noted: Record<string, number> = { shift: 0, longestTaskMs: 0 };
  let text = "";
  const quietMs = 4_000;
  window.benchPhone = {
    noted,
    isQuiet: () =>
      noted["usableMs"] !== undefined &&
      performance.now() - Math.max(noted["lastContentMs"] ?? 0, noted["usableMs"]) > quietMs,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, "hadRecentInput")) noted["shift"]! += Reflect.get(entry, "value");
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      noted["longestTaskMs"] = Math.max(noted["longestTaskMs"] ?? 0, duration);
  }).observe({ type: "longtask", buffered: true });

  function look(): void {
    const element = document.querySelector<HTMLElement>("[data-widget], [data-bench]");
    const root = element?.dataset["bench"] === undefined ? element?.shadowRoot : element;
    const content =
      root?.querySelector<HTMLElement>(".dining") ?? (root === element ? element : null);
    const currentText = content
      ? content.innerText.trim() + content.querySelectorAll(".skeleton").length
      : "0";
    if (content && currentText !== "0") noted["firstContentMs"] ??= performance.now();
    if (currentText !== text) noted["lastContentMs"] = performance.now();
    text = currentText;
    const api = window.DiningWidgets;
    const isAlive =
      root === element
        ? window.benchCount > 0
        : api && "list" in api && api.list()[0]?.status === "ready";
    if (isAlive && content?.querySelector("input, button, a[href], select"))
      noted["usableMs"] ??= performance.now();
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Runs in the page once it is idle. */
export function readPaints(): Paints {
  const { noted } = window.benchPhone;
  const resources = performance
    .getEntriesByType("resource")
    .filter(
      (entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming,
    );
  const scripts = resources
    .filter(({ name }) => name.endsWith(".js"))
    .toSorted((a, b) => a.startTime - b.startTime);
  let rounds = 0;
  let endsAt = -1;
  for (const { startTime } of scripts) {
    if (startTime < endsAt) continue;
    rounds++;
    endsAt = Math.min(
      ...scripts.filter((one) => one.startTime >= startTime).map((one) => one.responseEnd),
    );
  }
  const calls = resources.filter(({ name }) => /\/api\/(?!.*events$)/.test(name));
  return {
    firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    firstContentMs: noted["firstContentMs"] ?? NaN,
    usableMs: noted["usableMs"] ?? NaN,
    firstCallMs: calls.length ? Math.min(...calls.map(({ startTime }) => startTime)) : NaN,
    lastContentMs: noted["lastContentMs"] ?? NaN,
    rounds,
    shift: noted["shift"] ?? NaN,
    longestTaskMs: noted["longestTaskMs"] ?? NaN,
  };
}
