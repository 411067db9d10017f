import type { Page } from "playwright-core";

/** The longest motion under reduced motion, in milliseconds. */
const stillMs = 10;

/** The animations that run under reduced motion, or would run after the next change. */
export function motionProblems(page: Page): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const roots = [
      document,
      ...window.matrix.elements().flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    const moving = () =>
      roots
        .flatMap((root) => root.getAnimations())
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number(effect?.getComputedTiming().endTime) > limit,
        );
    // A motion that started before the preference was set may end.
    await Promise.race([
      Promise.allSettled(moving().map(({ finished }) => finished)),
      new Promise((over) => setTimeout(over, 600)),
    ]);
    const longestDuration = (list: string) =>
      Math.max(
        0,
        ...list
          .split(",")
          .map((part) => parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1000)),
      );
    const declared = window.matrix.elements().flatMap((element) => {
      if (!window.matrix.isSeen(element)) return [];
      const {
        animationName,
        animationDuration,
        transitionProperty,
        transitionDuration,
        scrollBehavior,
      } = getComputedStyle(element);
      const moves = [
        ...(animationName !== "none" && longestDuration(animationDuration) > limit
          ? [`animation ${animationName} ${animationDuration}`]
          : []),
        ...(transitionProperty !== "none" && longestDuration(transitionDuration) > limit
          ? [`transition ${transitionProperty} ${transitionDuration}`]
          : []),
        ...(scrollBehavior === "smooth" ? ["smooth scrolling"] : []),
      ];
      return moves.map(
        (move) => `reduced motion: ${element.localName}.${element.getAttribute("class")}: ${move}`,
      );
    });
    const running = moving().map(
      (animation) =>
        `reduced motion: ${animation instanceof CSSAnimation ? animation.animationName : animation instanceof CSSTransition ? `a transition of ${animation.transitionProperty}` : "a script's animation"} runs`,
    );
    return [...new Set([...declared, ...running])];
  }, stillMs);
}

/** The elements that overflow at the right or left, so that the page scrolls sideways. */
export function sidewaysProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { innerWidth, matrix } = window;
    const { scrollWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (
        let at = matrix.parentOf(element);
        at && at !== matrix.host();
        at = matrix.parentOf(at)
      ) {
        if (
          getComputedStyle(at).overflowX !== "visible" ||
          getComputedStyle(at).clipPath !== "none"
        )
          return true;
      }
      return false;
    };
    const outside = matrix.elements().filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        (right > innerWidth + 1 || left < -1) &&
        matrix.isSeen(element) &&
        !isClipped(element)
      );
    });
    return [
      ...(scrollWidth > innerWidth ? [`${innerWidth} px: the page is ${scrollWidth} px wide`] : []),
      ...outside
        .slice(0, 4)
        .map(
          (element) =>
            `${innerWidth} px: ${matrix.nameOf(element)} (${element.getAttribute("class")}) stands out`,
        ),
    ];
  });
}

/** The controls that are drawn only with colors. Under forced colors, they have no shape left. */
export function forcedColorProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { matrix } = window;
    const hasEdge = (element: Element) => {
      const { borderStyle, borderWidth, appearance, outlineStyle } = getComputedStyle(element);
      return (
        appearance !== "none" ||
        outlineStyle !== "none" ||
        (borderStyle !== "none" && parseFloat(borderWidth) > 0)
      );
    };
    const fields = matrix
      .stops()
      .filter((element) =>
        element.matches(
          'input, select, textarea, [role="switch"], [role="checkbox"], [role="slider"]',
        ),
      );
    return fields
      .filter(
        (field) =>
          ![field, field.parentElement, ...(field.parentElement?.children ?? [])].some(
            (one) => one && hasEdge(one),
          ),
      )
      .map((field) => `forced colors: ${matrix.nameOf(field)} has no edge`);
  });
}
