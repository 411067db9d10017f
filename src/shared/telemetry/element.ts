import { hostDocument } from "../host/hostDocument.ts";

type Child = Node | string;

/** Creates an element with attributes and children. Strings become text nodes. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const node = hostDocument.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.append(...children);
  return node;
}

export function button(words: string, onClick: () => void): HTMLButtonElement {
  const node = element("button", { type: "button" }, words);
  node.addEventListener("click", onClick);
  return node;
}

/** A table with a caption, which names it for screen readers. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  if (!rows.length) return element("p", { class: "muted" }, "None.");
  const line = (cells: readonly string[], cell: "th" | "td") =>
    element(
      "tr",
      {},
      ...cells.map((text) => element(cell, cell === "th" ? { scope: "col" } : {}, text)),
    );
  return element(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": label },
    element(
      "table",
      {},
      element("thead", {}, line(head, "th")),
      element("tbody", {}, ...rows.map((row) => line(row, "td"))),
    ),
  );
}
