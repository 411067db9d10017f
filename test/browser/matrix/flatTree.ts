import type { Page } from "playwright-core";

/** Defines `window.matrix` in the page, which the checks there share. */
export async function installFlatTree(page: Page): Promise<void> {
  await page.evaluate(installElements);
  await page.evaluate(installStops);
}

/** Runs in the page. Self-contained, because it is sent as text. */
function installElements(): void {
  function* flat(root: Element): Generator<Element> {
    yield root;
    const slotted = root instanceof HTMLSlotElement ? root.assignedElements() : [];
    const children = slotted.length ? slotted : (root.shadowRoot ?? root).children;
    for (const child of children) yield* flat(child);
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return (
      element.assignedSlot ??
      element.parentElement ??
      (root instanceof ShadowRoot ? root.host : null)
    );
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }

  window.matrix = {
    host: () => {
      const host = document.querySelector<HTMLElement>(".frame > [data-widget]");
      if (!host) throw new Error("the page has no widget");
      return host;
    },
    elements: () => [...flat(window.matrix.host())],
    parentOf,
    isSeen,
    scope() {
      const all = window.matrix.elements();
      const modal = all.findLast((element) => element.matches("dialog:modal"));
      return modal ? [...flat(modal)] : all.slice(1);
    },
    flat: (root) => [...flat(root)],
    chainOf(element) {
      const chain: Element[] = [];
      for (let at: Element | null = element; at && at !== window.matrix.host(); at = parentOf(at))
        chain.push(at);
      return chain;
    },
    stops: () => [],
    nameOf(element) {
      const words =
        element.getAttribute("aria-label") ??
        (element instanceof HTMLInputElement
          ? element.labels?.[0]?.textContent
          : element.textContent) ??
        "";
      const type = element.getAttribute("type");
      return `${element.localName}${type ? `[${type}]` : ""} "${words.replace(/\s+/g, " ").trim().slice(0, 40)}"`;
    },
  };
}

/** Runs in the page, after `installElements`. Self-contained, because it is sent as text. */
function installStops(): void {
  const { matrix } = window;
  const { parentOf, isSeen, flat } = matrix;

  function isInert(element: Element): boolean {
    for (let at: Element | null = element; at; at = parentOf(at))
      if (at.hasAttribute("inert")) return true;
    return false;
  }

  /** The one radio button of its group that Tab reaches: the selected one, else the first. */
  function isStopOfGroup(radio: HTMLInputElement, all: readonly Element[]): boolean {
    const group = all.filter(
      (other): other is HTMLInputElement =>
        other instanceof HTMLInputElement &&
        other.type === "radio" &&
        other.name === radio.name &&
        other.form === radio.form,
    );
    return (
      !radio.name ||
      (group.find(({ checked }) => checked) ?? group.find(({ disabled }) => !disabled)) === radio
    );
  }

  function isStop(element: Element, _: number, all: readonly Element[]): boolean {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
    if (element.tabIndex < 0 || element.matches(':disabled, a:not([href]), input[type="hidden"]'))
      return false;
    if (
      element instanceof HTMLInputElement &&
      element.type === "radio" &&
      !isStopOfGroup(element, all)
    )
      return false;
    return isSeen(element) && !isInert(element);
  }

  /** A scrollable box without a control is a Tab stop too, because the arrow keys scroll it. */
  function isScroller(element: Element, stops: readonly Element[]): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string, by: number) => /auto|scroll/.test(overflow) && by > 0;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (
      !scrolls(overflowX, scrollWidth - clientWidth) &&
      !scrolls(overflowY, scrollHeight - clientHeight)
    )
      return false;
    const inside = new Set(flat(element));
    return (
      !element.matches("textarea, select, input") &&
      isSeen(element) &&
      !stops.some((stop) => inside.has(stop))
    );
  }

  matrix.stops = () => {
    const scope = matrix.scope();
    const stops = scope.filter(isStop);
    return scope.filter((element) => stops.includes(element) || isScroller(element, stops));
  };
}

declare global {
  interface Window {
    matrix: {
      host(): HTMLElement;
      /**
       * The host and all elements below it in the order in which they are shown, through shadow
       * roots and slots.
       */
      elements(): Element[];
      /** An element and everything below it, in the same order. */
      flat(root: Element): Element[];
      /** The elements that can be used: those of an open modal dialog, else all under the host. */
      scope(): Element[];
      parentOf(element: Element): Element | null;
      /** An element and its ancestors below the host. */
      chainOf(element: Element): Element[];
      isSeen(element: Element): boolean;
      /** The elements that Tab has to reach, in the order of the document. */
      stops(): Element[];
      nameOf(element: Element): string;
      /** Controls whose computed style does not change with the focus. */
      unmarked?: readonly Element[];
      walk?: {
        readonly visited: Element[];
        readonly unmarked: Set<Element>;
        readonly stops: readonly Element[];
        readonly end: HTMLElement;
        finish(): void;
      };
    };
  }
}
