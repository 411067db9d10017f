import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";

/** The tallest picture, in CSS pixels. To see more, open the harness. */
const tallest = 4_000;

/**
 * Saves a picture of the widget, including a dialog or sheet over it. Nothing is injected, because
 * the policy would refuse it.
 */
export async function keepScreenshot(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const { fullPage, clip } = await page.evaluate(areaOf, tallest);
  // A JPEG takes half the time, and there are over a thousand pictures.
  await page.screenshot({
    path,
    type: "jpeg",
    quality: 85,
    clip,
    fullPage,
    caret: "initial",
    animations: "allow",
    scale: "css",
  });
}

/**
 * Runs in the page. Returns the part to photograph: the window if something overlays the page or
 * the whole widget is in view, else the widget's area in the document.
 */
function areaOf(limit: number): {
  fullPage: boolean;
  clip: { x: number; y: number; width: number; height: number };
} {
  const { innerWidth: width, innerHeight, scrollY, matrix } = window;
  const frame = document.querySelector(".frame")?.getBoundingClientRect();
  const isCovered = matrix
    .elements()
    .some((element) => element.matches("dialog[open], :popover-open") && matrix.isSeen(element));
  if (isCovered || !frame)
    return { fullPage: false, clip: { x: 0, y: 0, width, height: innerHeight } };
  const isInView = frame.top >= 0 && frame.bottom <= innerHeight;
  return {
    fullPage: !isInView,
    clip: {
      x: 0,
      y: frame.top + (isInView ? 0 : scrollY),
      width,
      height: Math.min(frame.height, limit),
    },
  };
}
