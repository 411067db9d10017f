/** Runs in the page. Returns the text of all widgets, without that of styles. */
export function textOnScreen(): string {
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return "";
    return [...node.childNodes].map(textOf).join(" ");
  };
  const roots = [...document.querySelectorAll("[data-widget]")].map(({ shadowRoot }) => shadowRoot);
  return roots
    .map((root) => (root ? textOf(root) : ""))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
