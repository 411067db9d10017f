import { widgetAt } from "../hostPaths.ts";

/** The address: which widget, which example, and whether to play it. */
export interface Visit {
  readonly widget: string;
  readonly scenario: string;
  readonly play: boolean;
  /** Only the widget, without the harness's bars, for screenshots. */
  readonly isBare: boolean;
  /**
   * True after a navigation to this page, false after a reload or going back; a fresh visit resets
   * the scenario.
   */
  readonly isFresh: boolean;
}

const storageKey = "harness:visit";

/**
 * Reads the address. A widget with routes may have changed it to its own path without the harness's
 * query. After a reload there, the tab's last visit applies.
 */
export function readVisit(): Visit | undefined {
  const query = new URLSearchParams(location.search);
  const widget = query.get("widget");
  const isReload = navigationType() !== "navigate";
  if (!widget) return withoutQuery(isReload);
  const scenario = query.get("scenario") ?? "";
  const isFresh = scenario !== "" && !isReload && !cameFromItself(widget, scenario);
  const current = {
    widget,
    scenario,
    play: query.get("play") === "1",
    isBare: query.get("bare") === "1",
    isFresh,
  };
  sessionStorage.setItem(storageKey, JSON.stringify({ widget, scenario }));
  return current;
}

/** A page to which a widget has navigated. The mock API keeps its state there. */
function withoutQuery(isReload: boolean): Visit | undefined {
  const widget = widgetAt(location.pathname);
  const last = isReload ? lastVisit() : undefined;
  return widget && last?.widget !== widget
    ? { widget, scenario: "", play: false, isBare: false, isFresh: false }
    : last;
}

function lastVisit(): Visit | undefined {
  try {
    const { widget, scenario } = JSON.parse(sessionStorage.getItem(storageKey) ?? "");
    return {
      widget: String(widget),
      scenario: String(scenario),
      play: false,
      isBare: false,
      isFresh: false,
    };
  } catch {
    return undefined;
  }
}

/** The address of this tab's last visit, for the link back. */
export function lastAddress(): string | undefined {
  const last = lastVisit();
  return last && addressOf(last.widget, last.scenario);
}

export function addressOf(widget: string, scenario?: string): string {
  return `/?${new URLSearchParams(scenario ? { widget, scenario } : { widget })}`;
}

/**
 * Whether the widget navigated away from its own page and back, which keeps the state of the mock
 * API.
 */
function cameFromItself(widget: string, scenario: string): boolean {
  try {
    const { origin, searchParams } = new URL(document.referrer);
    return (
      origin === location.origin &&
      searchParams.get("widget") === widget &&
      searchParams.get("scenario") === scenario
    );
  } catch {
    return false;
  }
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry.type : "navigate";
}
