/**
 * Runs in the page, after `installFlatTree` and in Arabic. Finds data in Latin letters that would
 * run from right to left, so that a full stop, a parenthesis or a house number moves to the other
 * end. Also finds data that is aligned unlike the page, and lines that data reverses.
 * Self-contained, because it is sent as text.
 */
export function directionProblems(): string[] {
  const { matrix } = window;
  const arabic = /[\u0590-\u08ff]/;
  const phone = /\d[\d)]*[ )-]+\(?\d{3}/;
  const data = new RegExp(`[A-Za-zÀ-ɏ]|${phone.source}`);
  const isLeftOut = (element: Element) => {
    for (let at: Element | null = element; at && at !== matrix.host(); at = matrix.parentOf(at))
      if (at.matches("style, script, svg, .maplibregl-map, [data-dining-slot]")) return true;
    return false;
  };
  const isOrdered = (element: Element) => {
    const { display, unicodeBidi } = getComputedStyle(element);
    return display !== "contents" && (display !== "inline" || unicodeBidi !== "normal");
  };
  /** The nearest element whose content has its own direction. */
  function orderOf(element: Element): Element {
    for (let at: Element | null = element; at; at = matrix.parentOf(at))
      if (isOrdered(at)) return at;
    return document.body;
  }
  /** The text that determines the direction of an element, without isolated parts. */
  function decisive(element: Element): string {
    return [...element.childNodes]
      .map((node) => {
        if (node instanceof Text) return node.data;
        return node instanceof Element && !isOrdered(node) ? decisive(node) : "";
      })
      .join("")
      .replaceAll(/\u2068[^\u2069]*\u2069/g, "");
  }
  function path(element: Element): string {
    const names: string[] = [];
    for (
      let at: Element | null = element;
      at && at !== matrix.host() && names.length < 4;
      at = matrix.parentOf(at)
    )
      names.unshift([at.localName, ...at.classList].join("."));
    return names.join(" > ");
  }
  function textsOf(element: Element): string[] {
    if (element instanceof HTMLTextAreaElement) return [element.value];
    if (element instanceof HTMLInputElement)
      return /^(?:text|search|email)$/.test(element.type) ? [element.value] : [];
    return [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
  }
  return matrix
    .elements()
    .slice(1)
    .filter((element) => matrix.isSeen(element) && !isLeftOut(element))
    .flatMap((element) => {
      const box = orderOf(element);
      const { unicodeBidi, direction, textAlign, display } = getComputedStyle(box);
      const text = decisive(box);
      const isTurned =
        unicodeBidi === "plaintext" &&
        arabic.test(text) &&
        !/^[^A-Za-z]*[\u0590-\u08ff\u200f]/.test(text);
      return textsOf(element)
        .map((one) => one.replaceAll(/\u2068[^\u2069]*\u2069/g, ""))
        .flatMap((one) => {
          if (!data.test(one)) return [];
          const where = `"${one.trim().slice(0, 40)}" in ${path(element)}`;
          if (arabic.test(one))
            return phone.test(one.replaceAll(/⟦[^⟧]*⟧/g, "")) ? [`stands in a text: ${where}`] : [];
          if (unicodeBidi !== "plaintext" && direction === "rtl")
            return [`runs from right to left: ${where}`];
          if (isTurned) return [`turns its line around: ${where}`];
          const isAligned = display === "inline" || !/^(?:start|end)$/.test(textAlign);
          // Text for screen readers alone has the size of a pixel.
          const isHidden = box.getBoundingClientRect().width <= 1;
          return isAligned || isHidden || box.matches("input, textarea, option")
            ? []
            : [`aligned unlike the page: ${where}`];
        });
    });
}
