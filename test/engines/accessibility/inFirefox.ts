import type { AccessibleNode } from "./accessibleNode.ts";

/*
 * Each function runs in the browser's own window and is sent as text, so it can use only its
 * argument.
 */

/** An accessible object of Firefox. */
export interface Accessible extends Omit<AccessibleNode, "children"> {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Accessible[];
}

/** https://searchfox.org/mozilla-central/source/accessible/interfaces/nsIAccessible.idl */
interface NsAccessible {
  readonly role: number;
  readonly name: string | null;
  readonly value: string | null;
  readonly description: string | null;
  readonly attributes: {
    enumerate(): Iterable<{ readonly key: string; readonly value: string }>;
  } | null;
  readonly parent: NsAccessible | null;
  readonly firstChild: NsAccessible | null;
  readonly nextSibling: NsAccessible | null;
  readonly focusedChild: NsAccessible | null;
  getState(state: { value?: number }, extra: { value?: number }): void;
}

interface NsAccessibilityService {
  getAccessibleFor(node: unknown): NsAccessible | null;
  getStringRole(role: number): string;
  getStringStates(state?: number, extra?: number): { length: number; item(index: number): string };
}

declare const Cc: Readonly<Record<string, { getService(kind: unknown): NsAccessibilityService }>>;
declare const Ci: Readonly<Record<string, unknown>>;
declare const gBrowser: { readonly selectedBrowser: HTMLElement };

export function focusPage(): void {
  gBrowser.selectedBrowser.focus();
}

/** Waits until the page's tree contains a marker. */
export async function untilKnown(marker: string): Promise<void> {
  const service = Cc["@mozilla.org/accessibilityService;1"]?.getService(
    Ci["nsIAccessibilityService"],
  );
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const page = service?.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
    const attributes = [...(page?.attributes?.enumerate() ?? [])];
    if (attributes.some(({ key, value }) => key === "marker" && value === marker)) return;
    await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error("the accessibility tree does not follow the page");
}

/**
 * The tree of the page's widget, and the focused object with its surroundings, from the inside out.
 */
export function readAccessibles(): {
  widget: Accessible | undefined;
  focus: Accessible[];
} {
  const service = Cc["@mozilla.org/accessibilityService;1"]?.getService(
    Ci["nsIAccessibilityService"],
  );
  const page = service?.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
  if (!service || !page) throw new Error("the page has no accessibility tree");
  // Firefox returns the same object for a node as long as a reference to it exists.
  const store: { ids?: Map<NsAccessible, string> } = Object(globalThis);
  const ids = (store.ids ??= new Map());

  function alone(object: NsAccessible): Accessible {
    const id = ids.get(object) ?? String(ids.size);
    ids.set(object, id);
    const state: { value?: number } = {};
    const extra: { value?: number } = {};
    object.getState(state, extra);
    const words = service?.getStringStates(state.value, extra.value);
    const attributes = [...(object.attributes?.enumerate() ?? [])];
    return {
      id,
      role: service?.getStringRole(object.role) ?? "",
      name: object.name ?? "",
      value: object.value ?? "",
      description: object.description ?? "",
      states: Array.from({ length: words?.length ?? 0 }, (_, index) => words?.item(index) ?? ""),
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
      children: [],
    };
  }

  function below(object: NsAccessible): Accessible {
    const read = alone(object);
    const children: Accessible[] = [];
    // The content of a frame belongs to another page.
    const isFrame = read.role === "internal frame";
    for (let child = isFrame ? null : object.firstChild; child; child = child.nextSibling)
      children.push(below(child));
    return { ...read, children };
  }

  function first(object: NsAccessible, tag: string): NsAccessible | undefined {
    for (let child = object.firstChild; child; child = child.nextSibling) {
      if (alone(child).attributes["tag"] === tag) return child;
      const deeper = first(child, tag);
      if (deeper) return deeper;
    }
    return undefined;
  }

  function focusPath(): Accessible[] {
    const path: Accessible[] = [];
    let at = page?.focusedChild;
    for (; at && at !== page; at = at.parent) path.push(alone(at));
    // The focus of the window around the page is not in the page.
    if (!at) return [];
    // A focus inside a frame belongs to the frame.
    const frame = path.findLastIndex(({ role }) => role === "internal frame");
    return frame < 0 ? path : path.slice(frame);
  }

  const main = first(page, "main");
  return { widget: main && below(main), focus: focusPath() };
}
