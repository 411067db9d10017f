declare global {
  interface Window {
    /**
     * The widget, the place of the text, and the text: everything that was shown or announced so
     * far.
     */
    gatheredTexts?: () => readonly (readonly [widget: string, place: string, text: string])[];
  }
}

/**
 * Runs in the page before its scripts. Records every text and every announced attribute in a shadow
 * root, however briefly it exists. Skips text that is marked as a name or as another language.
 * Self-contained, because it is sent as text.
 */
export function gatherTexts(): void {
  const spoken = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
    "alt",
    "label",
  ];
  const textsByKey = new Map<string, readonly [widget: string, place: string, text: string]>();

  function note(element: Element, place: string, text: string | null): void {
    const words = text?.replace(/\s+/g, " ").trim();
    const root = element.getRootNode();
    if (!words || !(root instanceof ShadowRoot)) return;
    if (element.closest("style, script, svg style, [translate=no]")) return;
    const lang = element.closest("[lang]")?.getAttribute("lang") ?? "es";
    if (!lang.startsWith("es")) return;
    const widget = root.host.getAttribute("data-widget") ?? "";
    textsByKey.set(`${widget} ${words}`, [widget, place, words]);
  }

  function noteElement(element: Element): void {
    for (const name of spoken)
      note(element, `${element.localName}[${name}]`, element.getAttribute(name));
    for (const node of element.childNodes)
      if (node instanceof Text) note(element, element.localName, node.data);
    for (const child of element.children) noteElement(child);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text && target.parentElement) noteElement(target.parentElement);
      if (target instanceof Element) noteElement(target);
      for (const node of addedNodes) if (node instanceof Element) noteElement(node);
    }
  });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: spoken,
    });
    return root;
  };
  window.gatheredTexts = () => [...textsByKey.values()];
}
