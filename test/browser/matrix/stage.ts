import type { Page } from "playwright-core";

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await frame(page);
}

/** Switches the widget to another brand and theme, and the host around it to the same theme. */
export async function applyTheme(
  page: Page,
  brand: string,
  theme: "light" | "dark",
): Promise<void> {
  await page.evaluate(
    (look) => {
      const sheet = new CSSStyleSheet();
      const colors = look.theme === "dark" ? "#12141f" : "#fff";
      sheet.replaceSync(
        `.frame { background: ${colors} !important; border-color: transparent !important }`,
      );
      document.adoptedStyleSheets.push(sheet);
      Object.assign(window.matrix.host().dataset, look);
    },
    { brand, theme },
  );
  await frame(page);
}

/** The widget renders changed attributes a task later and paints them a frame later. */
async function frame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => setTimeout(() => requestAnimationFrame(() => setTimeout(drawn)), 20)),
  );
}
