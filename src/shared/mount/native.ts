/** The page's document; a server has none. Lint keeps `document` out of the loader's other files. */
// oxlint-disable-next-line no-restricted-properties -- the one place that reads it
export const page = globalThis.document;

/**
 * Calls a method of a node as the platform defines it. Returns undefined if that kind of node has
 * no such method. An element such as `<img name="createElement">` shadows a method of the document,
 * and an input one of its form, but neither affects the prototype.
 */
export function call(node: Node, method: "createElement", tag: "button"): HTMLButtonElement;
export function call(node: Node, method: "createElement", tag: string): HTMLElement;
export function call(node: Node, method: "dispatchEvent", event: Event): boolean;
export function call(node: Node, method: "getRootNode"): Node;
export function call(
  node: Node,
  method: "querySelectorAll",
  selectors: string,
): NodeListOf<HTMLElement> | undefined;
export function call(node: Node, method: string, argument?: unknown): unknown {
  return Object.getPrototypeOf(node)[method]?.call(node, argument);
}
