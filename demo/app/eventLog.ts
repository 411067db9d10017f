import type { DiningWidgetsApi } from "../../src/mount.ts";
import { element } from "./element.ts";

const types = ["ready", "error", "navigate", "signed-in", "signed-out", "done", "close", "unmount"];
const remembered = "harness:events";
const longest = 100;

interface Seen {
  readonly at: number;
  readonly type: string;
  readonly detail: unknown;
}

/** Every `widget:*` event since the scenario was opened, kept across reloads and navigations. */
export function createEventLog(api: DiningWidgetsApi): HTMLElement {
  let seen = kept();
  const list = element("ol", { class: "log", attributes: { "aria-label": "Events" } });
  const draw = () =>
    list.replaceChildren(
      ...(seen.length
        ? seen.toReversed().map(row)
        : [element("li", { class: "none" }, "Nothing yet.")]),
    );
  for (const name of types) {
    api.on(`widget:${name}`, ({ type, detail }) => {
      seen = [...seen.slice(1 - longest), { at: Date.now(), type, detail: plain(detail) }];
      sessionStorage.setItem(remembered, JSON.stringify(seen));
      draw();
    });
  }
  draw();
  return list;
}

export function forgetEvents(): void {
  sessionStorage.removeItem(remembered);
}

function row({ at, type, detail }: Seen): HTMLElement {
  const time = element("time", {}, new Date(at).toLocaleTimeString("en-GB"));
  return element(
    "li",
    {},
    time,
    element("strong", {}, type),
    element("code", {}, JSON.stringify(detail)),
  );
}

function plain(detail: unknown): unknown {
  return JSON.parse(JSON.stringify(detail ?? null));
}

function kept(): readonly Seen[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(remembered) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
