import type { Page } from "playwright-core";

/**
 * Lets the page do all that is due: two frames, then an idle moment. What has not happened by then
 * was not going to happen.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 })),
        ),
      ),
  );
}

/** Waits until no animation or transition is running, but for those without an end. */
export async function atRest(page: Page): Promise<void> {
  await settle(page);
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [document, ...roots]
      .flatMap((root) => root.getAnimations())
      .every(
        (animation) =>
          animation.playState !== "running" ||
          animation.effect?.getComputedTiming().endTime === Infinity,
      );
  });
}
