import { source } from "./source.ts";
import { call } from "./native.ts";
import { parsed } from "./parsed.ts";
import { createPlacement, placements, start, type Placement } from "./placement.ts";
import { awaitTrigger } from "./triggers.ts";

let observer: MutationObserver | undefined;

/** Made with its first use, so that a server may import this module. */
const observing = () => (observer ??= new MutationObserver(changed));

function changed(records: MutationRecord[]): void {
  for (const { target, addedNodes } of records) {
    visit(target);
    addedNodes.forEach(scan);
  }
  placements.forEach(
    ({ element, unmount }) =>
      element.isConnected || setTimeout(() => element.isConnected || unmount()),
  );
}

/** Sees what comes and goes in the whole tree of a node: the document, or another component's shadow tree. */
export function watch(node: Node): void {
  observing().observe(call(node, "getRootNode"), { childList: true, subtree: true });
}

/** Visits every element of a subtree, itself included, that asks for a widget. */
export function scan(root: Node): void {
  visit(root);
  call(root, "querySelectorAll", "[data-widget]")?.forEach(visit);
}

/** A node that is new, has moved, or whose own attributes or children are others than before. */
function visit(node: Node): void {
  const placement = placements.get(node);
  // SAFETY: what a node does not have is undefined, and asked for as such.
  const attribute = (node as HTMLElement).dataset?.widget;
  if (placement?.attribute === attribute) return placement?.update();
  placement?.unmount();
  // SAFETY: only an element of HTML has a `dataset` that says so.
  if (attribute) addPlacement(node as HTMLElement, attribute);
}

export function addPlacement(
  element: HTMLElement,
  written: string,
  trigger = element.dataset.load || "visible",
): Placement {
  const existing = placements.get(element);
  if (existing?.written === written) return existing;
  existing?.unmount();
  // The JavaScript API starts an element at once, whatever comes behind it in the page.
  const placement = createPlacement(element, written, trigger === "manual" ? undefined : parsed);
  observing().observe(element, { attributes: true });
  if (!source.has(placement.widget) || !awaitTrigger(placement, trigger))
    start(placement, "diagnostics");
  return placement;
}
