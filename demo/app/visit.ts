import { widgetAt } from "../hostPaths.ts";

/** What the address says: which widget, which example, and whether to walk it. */
export interface Visit {
  readonly widget: string;
  readonly scenario: string;
  readonly play: boolean;
  /** The widget alone, without the harness's own bars, as pictures of it want. */
  readonly isBare: boolean;
  /** True where the person came here, rather than reloaded or went back: the scenario starts afresh. */
  readonly isFresh: boolean;
}

const remembered = "harness:visit";

/**
 * Reads the address. A routed widget may have moved it to a path of its own and lost the harness's query;
 * after a reload there, what this tab showed last stands in.
 */
export function visit(): Visit | undefined {
  const query = new URLSearchParams(location.search);
  const widget = query.get("widget");
  const isReload = navigationType() !== "navigate";
  if (!widget) return withoutQuery(isReload);
  const scenario = query.get("scenario") ?? "";
  const isFresh = scenario !== "" && !isReload && !cameFromItself(widget, scenario);
  const found = {
    widget,
    scenario,
    play: query.get("play") === "1",
    isBare: query.get("bare") === "1",
    isFresh,
  };
  sessionStorage.setItem(remembered, JSON.stringify({ widget, scenario }));
  return found;
}

/** A page that a widget led to: what has happened in the backend goes on there. */
function withoutQuery(isReload: boolean): Visit | undefined {
  const widget = widgetAt(location.pathname);
  const last = isReload ? lastVisit() : undefined;
  return widget && last?.widget !== widget
    ? { widget, scenario: "", play: false, isBare: false, isFresh: false }
    : last;
}

function lastVisit(): Visit | undefined {
  try {
    const { widget, scenario } = JSON.parse(sessionStorage.getItem(remembered) ?? "");
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

/** The page that this tab showed last, for the way back. */
export function lastAddress(): string | undefined {
  const last = lastVisit();
  return last && addressOf(last.widget, last.scenario);
}

export function addressOf(widget: string, scenario?: string): string {
  return `/?${new URLSearchParams(scenario ? { widget, scenario } : { widget })}`;
}

/** A widget that sent its own page somewhere and back did not ask for a fresh backend. */
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
