import type { Page } from "playwright-core";

/** Input of the check for untranslated words. */
export interface Told {
  /** Texts of servers and of the host, which are not translated. */
  readonly served: string;
  /** Whether translated texts have the marks of `markedTexts`. Otherwise they have no Latin letters. */
  readonly isMarked: boolean;
}

/** Finds texts that are cut off, overlap or are not translated. */
export async function wordProblems(page: Page, told: Told): Promise<string[]> {
  const problems = [
    ...(await page.evaluate(untranslatedTexts, told)),
    ...(await page.evaluate(misplacedTexts)),
  ];
  return [...new Set(problems)];
}

/** Runs in the page, after `installFlatTree`. Self-contained, because it is sent as text. */
function untranslatedTexts({ served, isMarked }: Told): string[] {
  const { matrix } = window;
  const { chainOf } = matrix;
  // A code that the widget does not know is shown as text.
  const knownText = served.toLowerCase() + served.toLowerCase().replaceAll(/[_.]/g, " ");
  const dates =
    /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|[ap]m|utc|gmt|usd|nzd|aud|jpeg|png|webp|csv|pdf|new zealand|australia|nueva zelanda|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:ene|febr?|abr|mayo|junio|julio|ago|set|dic)[a-z]*|de)|(?:central|eastern|mountain|pacific|alaska|hawaii-aleutian)(?: standard)? time|hora (?:estándar )?(?:central|oriental|del pacífico|de las montañas|de alaska|de hawái-aleutianas)|[\s\d,.:-])+$/i;
  const isName = (element: Element) =>
    chainOf(element).some((one) => one.matches("[translate=no]"));

  /** A name may be combined: a person's first and last name, or a place's city and state. */
  const isKnownName = (word: string) =>
    /^\p{Lu}/u.test(word) && knownText.includes(word.toLowerCase());
  /** The card provider's own fields and its buttons. */
  const isForeign = (element: Element) =>
    chainOf(element).some((one) => one.matches("[data-dining-slot]"));
  /** Runs of Latin letters that contain no text of a server or the host between commas. */
  function untranslated(text: string): string[] {
    return (
      text.match(/[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ\d ,.'’&/-]*[A-Za-zÀ-ÖØ-öø-ɏ]{2}/g) ?? []
    ).filter((run) =>
      run
        .split(/,\s*/)
        .some(
          (part) =>
            /[a-zÀ-ɏ]{3}/i.test(part) &&
            !dates.test(part) &&
            !knownText.includes(part.trim().toLowerCase()) &&
            !part.split(/\s+/).every(isKnownName),
        ),
    );
  }
  const accented = /[àƀçđéƒĝĥîĵķļɱñôƥɋřšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔƤɊŘŠŢÛṼŴẊÝŽ]+/g;
  const visited = new Set<Node>();
  /**
   * The texts in an element that belong to no message, in order. A message may continue in the
   * elements inside it.
   */
  function outside(element: Element): string[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rests: string[] = [];
    let open = "";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || visited.has(node)) continue;
      visited.add(node);
      const unwritten = window.outsideMessages?.(node.data, open);
      open = unwritten?.open ?? "";
      const parent = node.parentElement;
      if (parent && !parent.matches("style, script") && matrix.isSeen(parent) && !isName(parent))
        rests.push(unwritten?.rest ?? "");
    }
    return rests;
  }
  function wordsOf(element: Element): string[] {
    const attributes = ["aria-label", "placeholder", "title", "alt", "aria-valuetext"].map(
      (attribute) => element.getAttribute(attribute) ?? "",
    );
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    if (isMarked)
      return [
        ...attributes.map((text) => window.outsideMessages?.(text, "").rest ?? ""),
        ...(texts.some((text) => !visited.has(text)) ? outside(element) : []),
      ];
    // A text that a widget keeps from the previous language has marks.
    return [...attributes, ...texts.map(({ data }) => data)]
      .filter((text) => !text.includes("\u2063"))
      .map((text) => text.replace(accented, " "));
  }
  const problems: string[] = [];
  for (const element of matrix.scope().filter(matrix.isSeen)) {
    if (element.matches("style, script") || isName(element) || isForeign(element)) continue;
    for (const run of wordsOf(element).flatMap(untranslated))
      problems.push(`not translated: "${run}" in ${element.localName}`);
  }
  return problems;
}

/** Runs in the page, after `installFlatTree`. Self-contained, because it is sent as text. */
function misplacedTexts(): string[] {
  const { matrix, innerWidth } = window;
  const { chainOf } = matrix;
  const problems: string[] = [];
  const name = (element: Element) => `${innerWidth} px: ${matrix.nameOf(element)}`;
  const isLeftOut = (element: Element) =>
    chainOf(element).some(
      (one) =>
        one.matches("[inert], [aria-hidden=true], style, script, svg, .maplibregl-map") ||
        getComputedStyle(one).clipPath === "inset(50%)" ||
        (one.getBoundingClientRect().width <= 1 && getComputedStyle(one).position === "absolute"),
    );
  /** Elements over the page, such as a toast, cover it only for a moment. */
  const layerOf = (element: Element) =>
    chainOf(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
  const lines = matrix
    .scope()
    .filter(matrix.isSeen)
    .flatMap((element) => {
      if (isLeftOut(element) || element.matches("option, select, textarea")) return [];
      return [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map((rect) => ({ element, rect, isOurs: /[⟦⟧\u2063]/.test(node.data) }));
      });
    });
  /** The part of a line that is inside the boxes that clip it. */
  function shown(element: Element, { left, right, top, bottom }: DOMRect): DOMRect {
    for (const box of chainOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      if (overflowX !== "visible") {
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
      if (overflowY !== "visible") {
        top = Math.max(top, edges.top);
        bottom = Math.min(bottom, edges.bottom);
      }
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  for (const { element, rect, isOurs } of lines) {
    // A name or an address may end with an ellipsis.
    if (!isOurs) continue;
    for (const box of chainOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const cutsX = overflowX !== "visible" && (rect.left < left - 2 || rect.right > right + 2);
      const cutsY = overflowY !== "visible" && (rect.top < top - 3 || rect.bottom > bottom + 3);
      const leaves = box.matches("button, a") && (rect.left < left - 1 || rect.right > right + 1);
      if (cutsX || cutsY) problems.push(`cut off: ${name(element)}`);
      else if (leaves) problems.push(`stands out of its control: ${name(element)}`);
    }
  }
  const visible = lines.map(({ element, rect }) => ({ element, rect: shown(element, rect) }));
  for (const [index, one] of visible.entries())
    for (const other of visible.slice(index + 1)) {
      const width =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const lineHeight = Math.min(one.rect.height, other.rect.height);
      if (width <= 3 || height <= lineHeight / 2 || one.element === other.element) continue;
      if (layerOf(one.element) === layerOf(other.element))
        problems.push(`overlapping: ${name(one.element)} and ${matrix.nameOf(other.element)}`);
    }
  return problems;
}
