// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { stateOptions } from "../../../src/widgets/PrivacyChoices/states.ts";
import { examplesOf, widgets } from "../matrix/cases.ts";
import { markup } from "../matrix/markup.ts";
import { nonce } from "../support/hostPage.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { gatherTexts } from "./gatherTexts.ts";
import { leftoversIn } from "./leftovers.ts";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

/**
 * Names that no answer contains: the states in a list, and the Spanish abbreviation of the United
 * States.
 */
const names: readonly string[] = [
  ...stateOptions("").map(({ label }) => (typeof label === "string" ? label : "")),
  "EE. UU.",
];

/** The number of controls of each widget that are pressed, one after the other. */
const presses = 12;

test("a Spanish page with all widgets has no word of English but names and what the server sent, behind their first controls too", async () => {
  expect(widgets).toHaveLength(25);
  const { page, served, close } = await spanishPage();
  for (const widget of widgets) await pressControls(page, widget);
  await page.waitForLoadState("networkidle");
  const texts = await page.evaluate(() => window.gatheredTexts?.() ?? []);
  const spoken = new Set(texts.map(([widget]) => widget));
  expect(widgets.filter((widget) => !spoken.has(widget))).toEqual([]);

  const find = leftoversIn(served, names);
  const leftovers = texts.flatMap(([widget, place, text]) => {
    const words = find(text);
    return words.length ? [`${widget} ${place}: "${text}" has ${words.join(", ")}`] : [];
  });
  expect(leftovers).toEqual([]);
  await close();
});

/** All widgets, loaded in a Spanish page that none of them may leave. */
async function spanishPage(): Promise<{
  readonly page: Page;
  readonly served: readonly string[];
  close(): Promise<void>;
}> {
  site.api.open();
  const examples = await Promise.all(
    widgets.map(async (widget) => [widget, (await examplesOf(widget))[0]] as const),
  );
  const stay = `<script nonce="${nonce}">addEventListener("widget:navigate", (event) => event.preventDefault())</script>`;
  const served = examples.map(([, example]) =>
    JSON.stringify([example?.options, example?.attributes]),
  );
  const { page, close } = await site.visit({
    html: 'lang="es"',
    head: stay,
    body: examples.map(([widget, example]) => example && markup(widget, alone(example))).join(""),
    policy: { "img-src": "https: data:", "frame-src": "data:" },
    context: { reducedMotion: "reduce", locale: "es-US" },
    before: gatherTexts,
    prepare: async (opened) => {
      opened.on("response", async (response) => {
        if (response.headers()["content-type"]?.includes("json"))
          served.push(await response.text().catch(() => ""));
      });
    },
  });
  await page.waitForFunction(
    (count) => {
      const api = window.DiningWidgets;
      const list = api && "list" in api ? api.list() : [];
      return list.length === count && list.every(({ status }) => status === "ready");
    },
    widgets.length,
    { timeout: 120_000 },
  );
  await page.waitForLoadState("networkidle");
  return { page, served, close };
}

/**
 * Prevents the widget from writing its steps into the address, which the other widgets of the page
 * would read.
 */
function alone(example: Example): Example {
  return { ...example, attributes: { ...example.attributes, router: "memory" } };
}

/**
 * Opens every disclosure and presses the controls with empty fields, so that forms say what is
 * missing.
 */
async function pressControls(page: Page, widget: string): Promise<void> {
  for (let press = 0; press < presses; press++) {
    const isThere = await page.evaluate(
      ([name, index]) => {
        const root = document.querySelector(`[data-widget="${name}"]`)?.shadowRoot;
        root?.querySelectorAll("details").forEach((details) => (details.open = true));
        const modal = [...(root?.querySelectorAll("dialog:modal") ?? [])].at(-1);
        const controls = (modal ?? root)?.querySelectorAll<HTMLElement>(
          "button:not(:disabled), [role=tab], [role=button], input[type=radio], input[type=checkbox]",
        );
        const control = controls?.[index % (controls.length || 1)];
        control?.click();
        return Boolean(control);
      },
      [widget, press] as const,
    );
    if (!isThere) return;
    // Waits two frames: the change is painted, and its texts are recorded.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))),
        ),
    );
  }
}
