import type { DiningWidgetsApi } from "../../src/mount.ts";
import { element } from "./element.ts";

const types = ["ready", "error", "navigate", "signed-in", "signed-out", "done", "close", "unmount"];
const storageKey = "harness:events";
const maxEvents = 100;

interface LoggedEvent {
  readonly at: number;
  readonly type: string;
  readonly detail: unknown;
}

/** Every `widget:*` event since the scenario was opened, kept across reloads and navigations. */
export function createEventLog(api: DiningWidgetsApi): HTMLElement {
  let events = savedEvents();
  const list = element("ol", { class: "log", attributes: { "aria-label": "Events" } });
  const draw = () =>
    list.replaceChildren(
      ...(events.length
        ? events.toReversed().map(row)
        : [element("li", { class: "none" }, "Nothing yet.")]),
    );
  for (const name of types) {
    api.on(`widget:${name}`, ({ type, detail }) => {
      events = [...events.slice(1 - maxEvents), { at: Date.now(), type, detail: toJson(detail) }];
      sessionStorage.setItem(storageKey, JSON.stringify(events));
      draw();
    });
  }
  draw();
  return list;
}

export function clearEvents(): void {
  sessionStorage.removeItem(storageKey);
}

function row({ at, type, detail }: LoggedEvent): HTMLElement {
  const time = element("time", {}, new Date(at).toLocaleTimeString("en-GB"));
  return element(
    "li",
    {},
    time,
    element("strong", {}, type),
    element("code", {}, JSON.stringify(detail)),
  );
}

function toJson(detail: unknown): unknown {
  return JSON.parse(JSON.stringify(detail ?? null));
}

function savedEvents(): readonly LoggedEvent[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
