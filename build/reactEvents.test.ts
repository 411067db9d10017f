import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { handlersOf, unheard } from "./reactEvents.ts";

const file = createRequire(import.meta.url)
  .resolve("react-dom/client")
  .replace("client.js", "cjs/react-dom-client.production.js");
const handlers = handlersOf(readFileSync(file, "utf8"));

const nothing = () => undefined;

/** Each event for which React listens at a root, in this phase. */
function listenedByReact(phase: "bubble" | "capture"): Set<string> {
  const names = new Set<string>();
  const listen = (name: string, _: unknown, options: boolean | AddEventListenerOptions) => {
    const isCapture = typeof options === "boolean" ? options : Boolean(options.capture);
    if (isCapture === (phase === "capture")) names.add(name);
  };
  const ownerDocument = { addEventListener: nothing };
  // SAFETY: React reads no more of a container than this before the first render.
  const container = { nodeType: 1, addEventListener: listen, ownerDocument } as unknown as Element;
  createRoot(container);
  return names;
}

test.each(["bubble", "capture"] as const)(
  "finds each event for which React listens in the %s phase",
  (phase) => {
    const needed = [...handlers.values()]
      .filter(({ isCapture }) => isCapture === (phase === "capture"))
      .flatMap(({ events }) => events);
    expect(new Set(needed)).toEqual(listenedByReact(phase));
  },
);

test("knows what a handler needs", () => {
  expect(handlers.get("onBlur")).toEqual({ events: ["focusout"], isCapture: false });
  expect(handlers.get("onMouseEnter")?.events).toEqual(["mouseout", "mouseover"]);
  expect(handlers.get("onScroll")?.events).toEqual([]);
  expect(handlers.get("onScrollCapture")).toEqual({ events: ["scroll"], isCapture: true });
});

test.each([
  ["a({onWheel:b})"],
  ["a({onWheel(){}})"],
  ["a({onWheel})"],
  ['a({"onWheel":b})'],
  ["a({[`onWheel`]:b})"],
  ["a.onWheel=b"],
])("reports a handler that would never be called: %s", (code) => {
  expect(unheard(code, handlers)).toEqual([
    'onWheel needs "wheel" in handledEvents of build/reactEvents.ts',
  ]);
});

test.each([
  ["a({onClick:b})", "an event that is listened for"],
  ["a({onPaid:b})", "a name of our own"],
  ["a.onWheel", "a handler that is read"],
  ["a.onWheel==b", "a handler that is compared"],
  ["`onCopy.onWheel`.split(`.`)", "a text with names"],
])("lets %s pass: %s", (code) => {
  expect(unheard(code, handlers)).toEqual([]);
});
