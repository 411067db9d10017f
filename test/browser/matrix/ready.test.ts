// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { examplesOf, widgets } from "./cases.ts";
import { markup } from "./markup.ts";
import { rounds } from "./rounds.ts";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

interface Shown {
  readonly widget: string;
  /** A part of its text, the accessible name of its skeleton, or the name of the widget that it embeds. */
  readonly text: string;
}

/** Runs in the page. Records what each widget shows at the time of its `widget:ready`. */
function noteReady(): void {
  const shownTexts: Shown[] = [];
  Object.assign(window, { shown: shownTexts });
  document.addEventListener(
    "widget:ready",
    (event) => {
      const [element] = event.composedPath();
      const root = element instanceof Element ? element.shadowRoot : null;
      const parts = [...(root?.querySelectorAll<HTMLElement>(".dining *") ?? [])];
      // `innerText` is empty until the browser has decided that an eager widget is near (`content-visibility`).
      const ownText = ({ childNodes }: HTMLElement) =>
        [...childNodes].map((node) => (node instanceof Text ? node.data.trim() : "")).join("");
      const text = parts.find((part) => part.checkVisibility() && ownText(part));
      const skeleton = parts.find(
        (part) =>
          part.matches(".skeletons[aria-label]") &&
          [...part.children].some((shape) => shape.getBoundingClientRect().height > 8),
      );
      // A widget that another one embeds has its own event.
      const [embedded] =
        root?.querySelector<HTMLSlotElement>("slot[name]")?.assignedElements() ?? [];
      const { widget, props } = element instanceof HTMLElement ? element.dataset : {};
      shownTexts.push({
        widget: `${widget} ${props}`,
        text:
          (text && ownText(text)) ||
          skeleton?.ariaLabel ||
          embedded?.getAttribute("data-widget") ||
          "",
      });
    },
    true,
  );
}

/** The examples that can be on one page: those with the same address. */
function byAddress(examples: readonly Example[]): Map<string, Example[]> {
  const groups = new Map<string, Example[]>();
  for (const example of examples) {
    const { address = "/" } = example;
    groups.set(address, [...(groups.get(address) ?? []), example]);
  }
  return groups;
}

test.each(widgets)(
  "%s: every example shows text or a named skeleton when it says that it is ready, though the API has not answered",
  { timeout: 120_000 },
  async (widget) => {
    for (const [address, examples] of byAddress(await examplesOf(widget))) {
      site.api.open();
      const network = rounds("calls");
      const { page, close } = await site.visit({
        before: noteReady,
        body: examples.map((example) => markup(widget, example)).join(""),
        policy: false,
        address,
        // High enough for all examples, because browsers skip the content of elements far from the
        // viewport.
        context: { viewport: { width: 1280, height: 30_000 } },
        prepare: network.hold,
        waitUntil: "commit",
      });
      await page.waitForFunction((count) => {
        const api = window.DiningWidgets;
        const all = api && "list" in api ? api.list() : [];
        // Some contain other widgets.
        return all.length >= count && all.every(({ status }) => /ready|error/.test(status));
      }, examples.length);
      const shownTexts = await page.evaluate((): Shown[] => Reflect.get(window, "shown"));
      expect(
        shownTexts.filter(({ text }) => !text),
        address,
      ).toEqual([]);
      expect(shownTexts.length, address).toBeGreaterThan(0);
      await close();
    }
  },
);
