import type { Plugin } from "vite";

/** The events of the DOM that components handle, among them those of `onChange` and `onSelect`. */
const handledEvents = [
  "animationend",
  "animationstart",
  "change",
  "click",
  "compositionend",
  "compositionstart",
  "contextmenu",
  "copy",
  "dblclick",
  "dragend",
  "dragleave",
  "dragover",
  "dragstart",
  "drop",
  "focusin",
  "focusout",
  "input",
  "keydown",
  "keypress",
  "keyup",
  "mousedown",
  "mousemove",
  "mouseout",
  "mouseover",
  "mouseup",
  "paste",
  "pointercancel",
  "pointerdown",
  "pointermove",
  "pointerout",
  "pointerover",
  "pointerup",
  "submit",
  "touchcancel",
  "touchend",
  "touchmove",
  "touchstart",
  "transitionend",
];

/** Those that a component handles in the capture phase, such as by `onClickCapture`. */
const capturedEvents = ["click", "keydown", "pointerdown"];

export const reactDom = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** React's loop over all events that any component could handle, in both phases. */
export const listening =
  /allNativeEvents\.forEach\(function \((\w+)\) \{[^{}]+?listenToNativeEvent\(\1, !0, (\w+)\)\);\s+\}\);/;

/** What `libraryPatches.ts` writes instead. */
export const ownListening = `
  ${JSON.stringify(handledEvents)}.forEach((name) => listenToNativeEvent(name, false, $2));
  ${JSON.stringify(capturedEvents)}.forEach((name) => listenToNativeEvent(name, true, $2));`;

/**
 * A handler that is set: by its name, by a quoted key, or by an assignment. recharts has a text
 * with the names of all handlers, which sets none.
 */
const handlerName =
  /(?<![\w$"'`.])on[A-Z]\w+\b|(?<=["'`])on[A-Z]\w+(?=["'`]\]?[:=(])|(?<=\.)on[A-Z]\w+(?==[^=])/g;

/** What a handler needs: the events of the DOM, and whether it is called in the capture phase. */
interface Needs {
  readonly events: readonly string[];
  readonly isCapture: boolean;
}

/**
 * React adds 144 listeners to each root, which is half of what the mount of a small widget takes. In
 * the bundle it adds only those that some component needs. This plugin fails the build if a
 * component has a handler that would never be called.
 */
export function reactEvents(): Plugin {
  let needs: ReadonlyMap<string, Needs> = new Map();
  return {
    name: "react-events",
    transform(code, id) {
      if (reactDom.test(id)) needs = handlersOf(code);
    },
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "chunk" || file.name === "react") continue;
        for (const problem of unheard(file.code, needs)) this.error(`${file.name}: ${problem}`);
      }
    },
  };
}

/** The handlers in this code that would never be called. */
export function unheard(code: string, handlers: ReadonlyMap<string, Needs>): readonly string[] {
  const names = code.matchAll(handlerName);
  return [...new Set(Array.from(names, ([name]) => name))].flatMap((name) => {
    const { events = [], isCapture = false } = handlers.get(name) ?? {};
    const list = isCapture ? "capturedEvents" : "handledEvents";
    const listened = isCapture ? capturedEvents : handledEvents;
    return events
      .filter((event) => !listened.includes(event))
      .map((event) => `${name} needs "${event}" in ${list} of build/reactEvents.ts`);
  });
}

/** The table that React makes for itself, read from its source: name of a handler → its needs. */
export function handlersOf(code: string): ReadonlyMap<string, Needs> {
  const table = (name: string) =>
    wordsOf(new RegExp(`\\b${name} =\\s*(?:new Set\\(\\s*)?"([^"]+)"`).exec(code)?.[1]);
  const handlers = new Map<string, Needs>();
  // React listens for these at the element itself.
  const atElement = new Set([...table("nonDelegatedEvents"), ...table("mediaEventTypes")]);
  // React listens for a change of the selection at the document.
  const add = (name: string, dependencies: readonly string[]) => {
    const events = dependencies.filter((event) => event !== "selectionchange");
    const delegated = events.filter((event) => !atElement.has(event));
    handlers.set(name, { events: delegated, isCapture: false });
    handlers.set(`${name}Capture`, { events, isCapture: true });
  };
  const pushed = Array.from(
    code.matchAll(/simpleEventPluginEvents\.push\("(\w+)"\)/g),
    ([, event = ""]) => event,
  );
  for (const event of [...table("simpleEventPluginEvents"), ...pushed])
    add(`on${event.charAt(0).toUpperCase()}${event.slice(1)}`, [event.toLowerCase()]);
  for (const [, event = "", name = ""] of code.matchAll(
    /registerSimpleEvent\("?(\w+)"?, "(on\w+)"\)/g,
  ))
    // A constant holds the name of the event in this browser.
    add(name, [event.includes("_") ? name.slice(2).toLowerCase() : event]);
  for (const [, name = "", events] of code.matchAll(
    /register(?:TwoPhase|Direct)Event\(\s*"(on\w+)",\s*(\[[^\]]*\]|"[^"]*")/g,
  ))
    add(name, wordsOf(events));
  return handlers;
}

const wordsOf = (text = "") => text.match(/\w+/g) ?? [];
