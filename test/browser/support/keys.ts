import type { Page } from "playwright-core";

/**
 * Presses Tab until the control with this name has the focus. A new page starts at its first
 * control.
 */
export async function tabTo(page: Page, name: string | RegExp, most = 120): Promise<void> {
  const focusedNames: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    focusedNames.push(focused);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab does not reach "${name}", but ${[...new Set(focusedNames)].join(" | ")}`);
}

/** Reaches the control with Tab and presses it with Enter. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Reaches the field with Tab and types into it. */
export async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

/** Reaches the checkbox or radio button with Tab and presses it with Space. */
export async function tick(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Space");
}

/** The name of the focused element, through shadow roots: its label, or else its text. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!(active instanceof HTMLElement)) return "";
    const labels =
      "labels" in active && active.labels instanceof NodeList
        ? [...active.labels].map(({ textContent }) => textContent ?? "").join(" ")
        : "";
    return (active.getAttribute("aria-label") ?? (labels || active.textContent || ""))
      .replace(/\s+/g, " ")
      .trim();
  });
}
