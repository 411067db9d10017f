/*
 * Each function runs in the page, after `installFlatTree`, and is sent as text. It can use only
 * `window.matrix` and its argument.
 */

/** The line, letter, word and paragraph spacing of WCAG 1.4.12. */
export function spreadText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  );
  for (const element of window.matrix.elements()) {
    const { shadowRoot } = element;
    if (shadowRoot) shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  }
}

/**
 * Finds text that its own box cuts off, except text that is hidden on purpose or can be scrolled.
 */
export function clippedText(): string[] {
  const { matrix } = window;
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  return matrix.elements().flatMap((element) => {
    if (!(element instanceof HTMLElement) || !matrix.isSeen(element)) return [];
    const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } =
      getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const isTiny = clientWidth < 2 || clientHeight < 2;
    if (clipPath !== "none" || isShortened || isTiny || !element.innerText?.trim()) return [];
    // A map's canvas follows the size of the map a frame later.
    if (element.matches(".maplibregl-map")) return [];
    // A carousel shows its other slides when its buttons are pressed.
    const isCarousel = element.matches(".slick-list, .carousel-slides");
    const isCut =
      (!isCarousel && cuts(overflowX) && scrollWidth > clientWidth + 1) ||
      (cuts(overflowY) && scrollHeight > clientHeight + 1);
    return isCut ? [`${matrix.nameOf(element)} (${element.getAttribute("class")}) is cut off`] : [];
  });
}

/**
 * Finds controls that are too small for a finger. A link in a sentence has the height of its line.
 */
export function smallTargets(least: number): string[] {
  const { matrix } = window;
  const boxOf = (element: Element): { width: number; height: number } => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  };
  const isInSentence = (element: Element) =>
    element.localName === "a" &&
    getComputedStyle(element).display === "inline" &&
    (element.parentElement?.textContent ?? "").trim().length >
      (element.textContent ?? "").trim().length;
  /** Whether the target of a link covers the card around it. */
  const isCard = (element: Element) => getComputedStyle(element, "::after").position === "absolute";
  return matrix
    .stops()
    .filter(
      (element) => !isInSentence(element) && !isCard(element) && element.localName !== "iframe",
    )
    .flatMap((element) => {
      const { width, height } = boxOf(element);
      return Math.round(width) < least || Math.round(height) < least
        ? [`${matrix.nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`]
        : [];
    });
}

/** Finds controls that are out of sight or completely covered while they have the focus. */
export async function obscured(): Promise<string[]> {
  const { matrix } = window;
  const deepAt = (x: number, y: number): Element | null => {
    let at = document.elementFromPoint(x, y);
    for (let inner = at?.shadowRoot?.elementFromPoint(x, y); inner && inner !== at;) {
      at = inner;
      inner = at.shadowRoot?.elementFromPoint(x, y);
    }
    return at;
  };
  const isRelated = (one: Element, other: Element) => {
    for (let at: Element | null = one; at; at = matrix.parentOf(at)) if (at === other) return true;
    return false;
  };
  const isShown = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return [element, ...(label ? [label] : [])].some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const xs = [left + 2, (left + right) / 2, right - 2];
      const ys = [top + 2, (top + bottom) / 2, bottom - 2];
      return xs.some((x) =>
        ys.some((y) => {
          const at = deepAt(x, y);
          // A toast disappears after some seconds.
          return at && (at.closest(".toast") || isRelated(at, one) || isRelated(one, at));
        }),
      );
    });
  };
  const problems: string[] = [];
  for (const element of matrix.stops()) {
    if (!(element instanceof HTMLElement) || element.localName === "iframe") continue;
    element.blur();
    element.focus();
    // After a resize, a window scrolls a few frames later.
    for (let frames = 0; frames < 30 && !isShown(element); frames++)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    if (!isShown(element))
      problems.push(`${matrix.nameOf(element)} is not seen with the focus in it`);
  }
  return problems;
}

/**
 * Finds fields that a phone or a password manager could not fill in, and fields that make a phone
 * zoom.
 */
export function fieldProblems(): string[] {
  const { matrix } = window;
  const purposes: readonly (readonly [RegExp, RegExp])[] = [
    [/^first name$/i, /given-name/],
    [/^last name$/i, /family-name/],
    [/^(work )?email( address)?$/i, /email|username/],
    [/^(mobile )?phone( number)?$/i, /tel/],
    [/^zip code$|^postal code$/i, /postal-code/],
    [/verification code/i, /one-time-code/],
  ];
  return matrix.stops().flatMap((element) => {
    if (!(element instanceof HTMLInputElement)) return [];
    if (/^(checkbox|radio|range|file|button|submit|date|time)$/.test(element.type)) return [];
    const { type, autocomplete, inputMode } = element;
    const label = (element.labels?.[0]?.innerText ?? "").replace(/\s*\(optional\)\s*/i, "").trim();
    const name = matrix.nameOf(element);
    const purpose = purposes.find(([words]) => words.test(label));
    return [
      ...(autocomplete ? [] : [`${name} says nothing to autofill`]),
      ...(purpose && autocomplete !== "off" && !purpose[1].test(autocomplete)
        ? [`${name} has autocomplete="${autocomplete}"`]
        : []),
      ...(type === "password" && !/(current|new)-password/.test(autocomplete)
        ? [`${name} is a password with autocomplete="${autocomplete}"`]
        : []),
      ...(type === "email" || type === "tel" || inputMode || !/email|phone|amount/i.test(label)
        ? []
        : [`${name} brings up a keyboard of letters`]),
      ...(Number.parseFloat(getComputedStyle(element).fontSize) < 16
        ? [`${name} makes a phone zoom in: its text is smaller than 16 px`]
        : []),
    ];
  });
}

/**
 * Finds fields whose accessible name does not contain the visible label, so that speech input
 * cannot reach them.
 */
export function labelsOutOfNames(): string[] {
  const plain = (text: string) =>
    text
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .toLowerCase();
  return window.matrix.stops().flatMap((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
    const name = element.getAttribute("aria-label");
    return label && name && !plain(name).includes(plain(label))
      ? [`${window.matrix.nameOf(element)} is labeled "${label}"`]
      : [];
  });
}
