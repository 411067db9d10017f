import { pageEngine, type Told } from "../host/engine.ts";
import { pageHref } from "../host/navigation.ts";
import { onPageEvent } from "../host/watchPage.ts";
import { redact, redactUrl } from "./redact.ts";

export interface SeenEvent {
  readonly type: string;
  readonly widget: string;
  readonly id: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Ms since the page began to load. */
  readonly atMs: number;
}

export interface SeenCall {
  readonly url: string;
  /**
   * Null if the browser does not tell, because the call failed or the server's CORS headers hide
   * the status.
   */
  readonly status: number | null;
  readonly atMs: number;
  readonly ms: number;
}

const types = [
  "ready",
  "error",
  "step",
  "done",
  "navigate",
  "signed-in",
  "signed-out",
  "close",
  "unmount",
];
const most = 200;

/**
 * Records the widgets' events and the page's calls, without personal data. Earlier calls come from
 * the browser's own list, and earlier events from the last ones that the widgets have recorded.
 * Earlier events of the loader alone, such as an unmount, are missing.
 */
export function watchActivity(signal: AbortSignal, changed: () => void) {
  const events: SeenEvent[] = [];
  const calls: SeenCall[] = [];
  const add = ({ type, widget, id, detail, atMs }: Told): void => {
    const redacted = redact(detail);
    if (events.length >= most) events.shift();
    events.push({
      type,
      widget: String(widget),
      id: String(id),
      detail: typeof redacted === "object" && redacted ? { ...redacted } : {},
      atMs: Math.round(atMs),
    });
  };
  const note = ({ type, detail }: CustomEvent): void => {
    const { widget, id, ...more } = detail ?? {};
    add({ type, widget, id, detail: more, atMs: performance.now() });
    changed();
  };
  pageEngine()?.told?.forEach(add);
  for (const type of types) onPageEvent(`widget:${type}`, signal, note);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      if (!["fetch", "xmlhttprequest", "beacon"].includes(entry.initiatorType)) continue;
      if (calls.length >= most) calls.shift();
      calls.push({
        url: redactUrl(entry.name, pageHref()),
        status: ("responseStatus" in entry && entry.responseStatus) || null,
        atMs: Math.round(entry.startTime),
        ms: Math.round(entry.duration),
      });
    }
    changed();
  });
  observer.observe({ type: "resource", buffered: true });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  return { events, calls };
}
