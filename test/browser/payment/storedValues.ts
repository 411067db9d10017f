import type { Page } from "playwright-core";

type Values = Readonly<Record<"local" | "session", Readonly<Record<string, string>>>>;

/** The values that the page's origin has stored. */
export const storedValues = (page: Page): Promise<Values> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Replaces them with those of an earlier time. */
export const restoreValues = (page: Page, values: Values): Promise<void> =>
  page.evaluate(({ local, session }) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, values);
