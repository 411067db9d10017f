import type { Page } from "playwright-core";

/**
 * Walks through the widget with the Tab key: every control in order, each with a visible focus
 * mark, and out again.
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  let hasFrameLoaded = false;
  const noteFrame = () => (hasFrameLoaded = true);
  page.on("framenavigated", noteFrame);
  const first = await walkThrough(page);
  page.off("framenavigated", noteFrame);
  // A part that loads late may add controls during a walk, and a frame may take the focus away. The
  // next walk reaches all controls.
  const isSure = first.isSteady && !hasFrameLoaded;
  const { problems, unmarked } = isSure ? first : await walkThrough(page);
  return [...problems, ...(await unseen(page, unmarked))];
}

async function walkThrough(page: Page): Promise<TabOrderReport> {
  const { count, isModal } = await page.evaluate(startWalk);
  const limit = count * 3 + 12;
  for (let pressed = 0; pressed < limit;) {
    const presses = Math.min(count + 1 - Math.min(pressed, count), limit - pressed) || 1;
    for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
    pressed += presses;
    // In a modal dialog, Tab also stops at the browser's own controls, and at the dialog if it
    // scrolls.
    if ((await page.evaluate(isOut)) || (isModal && pressed > count + 2)) break;
  }
  return page.evaluate(checkTabOrder, isModal);
}

interface TabOrderReport {
  readonly problems: string[];
  /** The number of controls without a focus mark in their computed styles. */
  readonly unmarked: number;
  /** Whether the controls at the end are the same as at the beginning. */
  readonly isSteady: boolean;
}

/**
 * Checks focus marks that computed styles do not show, such as at a slider's thumb: a picture with
 * the focus must differ from one without.
 */
async function unseen(page: Page, count: number): Promise<string[]> {
  const problems: string[] = [];
  for (let index = 0; index < count; index++) {
    const [focused, blurred] = [
      await portrait(page, index, true),
      await portrait(page, index, false),
    ];
    if (focused.equals(blurred))
      problems.push(
        `keyboard: the focus cannot be seen on ${await page.evaluate((at) => window.matrix.nameOf(window.matrix.unmarked![at]!), index)}`,
      );
  }
  return problems;
}

async function portrait(page: Page, index: number, hasFocus: boolean): Promise<Buffer> {
  const area = await page.evaluate(
    ([at, focus]) => {
      const element = window.matrix.unmarked?.[Number(at)];
      if (!(element instanceof HTMLElement || element instanceof SVGElement))
        throw new Error("the element is gone");
      if (focus) element.focus();
      else element.blur();
      element.scrollIntoView({ block: "center" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        x: Math.max(0, x - 8),
        y: Math.max(0, y - 8),
        width: width + 16,
        height: height + 16,
      };
    },
    [index, hasFocus],
  );
  return page.screenshot({ clip: area, caret: "initial", animations: "allow", scale: "css" });
}

function isOut(): boolean {
  const { walk } = window.matrix;
  return document.activeElement === walk?.end || document.activeElement === document.body;
}

/**
 * Runs in the page. Records every focus, and whether the look of the focused element or its
 * surroundings changes.
 */
function startWalk(): { count: number; isModal: boolean } {
  const { matrix } = window;
  const host = matrix.host();
  const all = matrix.elements();
  const visited: Element[] = [];
  const unmarked = new Set<Element>();
  const [start, end] = ["before", "after"].map((name) =>
    Object.assign(document.createElement("button"), { textContent: name, type: "button" }),
  );
  let last: { element: Element; looks: string } | undefined;

  /** The element, its ancestors and siblings: a focus mark may be drawn on any of them. */
  function looksOf(element: Element): string {
    const around = new Set<Element>([element, ...(element.parentElement?.children ?? [])]);
    for (
      let at = matrix.parentOf(element), step = 0;
      at && at !== host && step < 4;
      at = matrix.parentOf(at), step++
    )
      around.add(at);
    const styles = [...around].flatMap((one) =>
      [null, "::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo)),
    );
    return styles
      .map((style) => {
        const outline =
          style.outlineStyle === "none" ? "" : style.outlineWidth + style.outlineColor;
        const border = style.borderWidth === "0px" ? "" : style.borderWidth + style.borderColor;
        const { boxShadow, backgroundColor, textDecorationLine } = style;
        return [outline, boxShadow, border, backgroundColor, textDecorationLine].join();
      })
      .join("|");
  }

  function checkLast(): void {
    if (last && looksOf(last.element) === last.looks) unmarked.add(last.element);
    last = undefined;
  }

  function note(event: Event): void {
    const [element] = event.composedPath();
    if (!(element instanceof Element) || element === last?.element) return;
    checkLast();
    const roots = new Set(all.map((one) => one.getRootNode()));
    if (
      element === start ||
      element === end ||
      element === host ||
      !roots.has(element.getRootNode())
    )
      return;
    visited.push(element);
    last = { element, looks: looksOf(element) };
  }

  const roots = [document, ...new Set(all.flatMap(({ shadowRoot }) => shadowRoot ?? []))];
  for (const root of roots) root.addEventListener("focusin", note, true);
  host.before(start!);
  host.after(end!);
  start!.focus();
  const stops = matrix.stops();
  matrix.walk = {
    visited,
    unmarked,
    stops,
    end: end!,
    finish() {
      end!.focus();
      checkLast();
      for (const root of roots) root.removeEventListener("focusin", note, true);
      start!.remove();
      end!.remove();
    },
  };
  return {
    count: stops.length,
    isModal: stops.length > 0 && all.some((element) => element.matches("dialog:modal")),
  };
}

function checkTabOrder(isModal: boolean): TabOrderReport {
  const { matrix } = window;
  const { walk } = matrix;
  if (!walk) throw new Error("the walk did not start");
  const isTrapped =
    !isModal && document.activeElement !== walk.end && document.activeElement !== document.body;
  walk.finish();
  const stops = matrix.stops();
  const names = (elements: readonly Element[]) => elements.map(matrix.nameOf).join(" → ");
  const visited = [...new Set(walk.visited)].filter((element) => stops.includes(element));
  // Focus moves into a frame without an event in this document. The widget's own test walks there.
  const missed = stops.filter(
    (element) => !visited.includes(element) && element.localName !== "iframe",
  );
  const isOrdered =
    isModal ||
    visited.every(
      (element, index) => element === stops.filter((stop) => visited.includes(stop))[index],
    );
  matrix.unmarked = [...walk.unmarked].filter((element) => element.isConnected);
  const problems = [
    ...(isTrapped
      ? [`keyboard: Tab does not lead out; it ends at ${names(walk.visited.slice(-3))}`]
      : []),
    ...(missed.length ? [`keyboard: Tab misses ${names(missed)}`] : []),
    ...(isOrdered ? [] : [`keyboard: Tab goes ${names(visited)}, the document ${names(stops)}`]),
  ];
  const isSteady =
    stops.length === walk.stops.length && stops.every((stop, index) => stop === walk.stops[index]);
  return { problems, unmarked: matrix.unmarked.length, isSteady };
}
