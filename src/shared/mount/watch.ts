import { source } from "./source.ts";
import { call, page } from "./native.ts";
import { parsed } from "./parsed.ts";
import { createPlacement, placements, start, type Placement } from "./placement.ts";
import { awaitTrigger } from "./triggers.ts";

/** A server has none, and never watches. */
const observer = page && new MutationObserver(changed);

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

/**
 * Observes all nodes that are added or removed in a node's whole tree: the document, or another
 * component's shadow tree.
 */
export function watch(node: Node): void {
  observer.observe(call(node, "getRootNode"), { childList: true, subtree: true });
}

/** Visits every element of a subtree that asks for a widget, including the root. */
export function scan(root: Node): void {
  visit(root);
  call(root, "querySelectorAll", "[data-widget]")?.forEach(visit);
}

/** Handles a node that is new, has moved, or has other attributes or children than before. */
function visit(node: Node): void {
  const placement = placements.get(node);
  // SAFETY: a property that a node does not have is undefined, and the code expects that.
  const attribute = (node as HTMLElement).dataset?.widget;
  if (placement?.attribute === attribute) return placement?.update();
  placement?.unmount();
  // SAFETY: only an HTML element has this `dataset` entry.
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
  // The JavaScript API starts an element at once, even if the page is still being parsed.
  const placement = createPlacement(
    element,
    written,
    Promise.resolve(trigger === "manual" || parsed),
  );
  observer.observe(element, { attributes: true });
  if (!source.has(placement.widget) || !awaitTrigger(placement, trigger))
    start(placement, "diagnostics");
  return placement;
}
