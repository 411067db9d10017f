import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { nonce } from "../support/hostPage.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { examplesOf, widgets } from "./cases.ts";
import { markup } from "./markup.ts";

let site: MockSite;
let body: string;
/** The texts of each widget on a page that does not interfere with it. */
let plain: Shown;
beforeAll(async () => {
  site = await openMockSite();
  const first = await Promise.all(
    widgets.map(async (widget) => [widget, (await examplesOf(widget))[0]] as const),
  );
  body = first.map(([widget, example]) => (example ? markup(widget, alone(example)) : "")).join("");
  plain = await shown();
});
afterAll(() => site.close());

interface Shown {
  /** Each widget's status and text. */
  readonly widgets: readonly string[];
  readonly uncaught: readonly string[];
}

/**
 * Prevents the widget from writing its steps into the address, which the other widgets of the page
 * would read.
 */
function alone(example: Example): Example {
  return { ...example, attributes: { ...example.attributes, router: "memory" } };
}

/** Mounts every widget in one page that no widget may leave. */
async function shown(around = "", before?: () => void): Promise<Shown> {
  site.api.open();
  const stay = `<script nonce="${nonce}">addEventListener("widget:navigate", (event) => event.preventDefault())</script>`;
  const { page, uncaught, close } = await site.visit({
    head: stay,
    config: { trustAttributes: true },
    // Elements have no size, so that every widget stays in its place.
    body: `<div hidden>${around}</div>${body}`,
    policy: { "img-src": "https: data:", "frame-src": "data:" },
    context: { reducedMotion: "reduce" },
    ...(before && { before }),
  });
  await page.waitForFunction(
    (count) => {
      const api = window.DiningWidgets;
      return (
        api &&
        "list" in api &&
        api.list().length >= count &&
        api.list().every(({ status }) => status === "ready" || status === "error")
      );
    },
    widgets.length,
    { timeout: 120_000 },
  );
  await page.waitForLoadState("networkidle");
  const words = plain ? await wordsLike(page, plain.widgets) : await lastWords(page);
  await close();
  return { widgets: words, uncaught };
}

/** The words once they equal the others, or after 20 seconds, so that the assertion shows what differs. */
async function wordsLike(page: Page, others: readonly string[]): Promise<string[]> {
  let words: string[] = [];
  const look = async () => {
    words = await wordsOf(page);
    if (String(words) !== String(others)) throw new Error("the words differ");
  };
  await vi.waitFor(look, { timeout: 20_000, interval: 100 }).catch(() => {});
  return words;
}

/**
 * The words once they have stayed the same for 30 looks: replacements of missing pictures and the
 * link of a slow redirect appear a moment later.
 */
async function lastWords(page: Page): Promise<string[]> {
  let words = await wordsOf(page);
  let same = 0;
  const look = async () => {
    const before = String(words);
    words = await wordsOf(page);
    same = String(words) === before ? same + 1 : 0;
    if (same < 30) throw new Error("the words may still change");
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 100 });
  return words;
}

/** Without drawings, which appear only where the widget comes into view. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const api = window.DiningWidgets;
    const mounted = api && "list" in api ? api.list() : [];
    return mounted.map(({ element, widget, status }) => {
      // The page may shadow `document.createElement`.
      const copy = Document.prototype.createElement.call(document, "div");
      copy.append(
        ...[...(element.shadowRoot?.childNodes ?? [])].map((node) => node.cloneNode(true)),
      );
      for (const drawing of copy.querySelectorAll("svg, .recharts-wrapper")) drawing.remove();
      // Content far below the screen is not painted, and has no `innerText`.
      return `${widget} ${status}: ${copy.textContent.replace(/\s+/g, " ").trim()}`;
    });
  });
}

test("mounts all widgets on a page that does nothing to them", () => {
  expect(plain.uncaught).toEqual([]);
  expect(plain.widgets.filter((words) => !/^\w+ ready: \S/.test(words))).toEqual([]);
});

/** Compares widget by widget, so that a failure names the one that differs. */
function expectLikePlain({ widgets: found, uncaught }: Shown): void {
  expect(found.filter((words, index) => words !== plain.widgets[index])).toEqual([]);
  expect(found.length).toBe(plain.widgets.length);
  expect(uncaught).toEqual([]);
}

/**
 * All properties, methods and event handlers that the platform defines on a document, including
 * those of nodes and event targets.
 */
async function documentNames(): Promise<string[]> {
  const { page, close } = await site.visit({ body: "", policy: false });
  const names = await page.evaluate(() =>
    [Document.prototype, Node.prototype, EventTarget.prototype, Object.prototype].flatMap(
      (prototype) => Object.getOwnPropertyNames(prototype),
    ),
  );
  await close();
  return names;
}

describe("elements that shadow properties of the document", () => {
  test.each<[string, (name: string) => string]>([
    ["pictures", (name) => `<img name="${name}" alt="">`],
    ["forms", (name) => `<form name="${name}"></form>`],
    ["objects", (name) => `<object id="${name}"></object>`],
    ["two of a name", (name) => `<img name="${name}" alt=""><form name="${name}"></form>`],
  ])("change nothing for any widget: %s with all their names (fault B8)", async (_, element) => {
    const names = await documentNames();
    expect(names.length).toBeGreaterThan(300);
    expectLikePlain(await shown(names.map(element).join("")));
  });

  test.each([
    "cookie",
    "referrer",
    "defaultView",
    "createElement",
    "querySelectorAll",
    "getElementById",
  ])(
    "change nothing for any widget where one alone is called %s",
    { tags: ["thorough"] },
    async (name) => {
      expectLikePlain(await shown(`<img name="${name}" alt="">`));
    },
  );
});

test("elements with the names of globals change nothing for any widget (fault B8)", async () => {
  const { page, close } = await site.visit({ body: "", policy: false });
  const defined = await page.evaluate(() =>
    [window, Window.prototype, EventTarget.prototype].flatMap((part) =>
      Object.getOwnPropertyNames(part),
    ),
  );
  await close();
  /** Names that a browser may lack, and whose support libraries or the widgets check. */
  const missing =
    "Stripe Plaid dataLayer process global module exports define require setImmediate OTPCredential requestIdleCallback trustedTypes jQuery $ __REACT_DEVTOOLS_GLOBAL_HOOK__".split(
      " ",
    );
  const names = [...defined, ...missing];
  expect(names.length).toBeGreaterThan(1_000);
  expectLikePlain(await shown(names.map((name) => `<a id="${name}"></a>`).join("")));
});

describe("an enumerable extra on Object.prototype", () => {
  test.each<[string, () => void]>([
    ["a string", () => void Reflect.set(Object.prototype, "extra", "of the page")],
    ["a number", () => void Reflect.set(Object.prototype, "extra", 7)],
    ["an object", () => void Reflect.set(Object.prototype, "extra", { of: "the page" })],
    ["a list", () => void Reflect.set(Object.prototype, "extra", ["of the page"])],
    ["a function", () => void Reflect.set(Object.prototype, "extra", () => "of the page")],
    [
      "a getter",
      () =>
        void Reflect.defineProperty(Object.prototype, "extra", {
          enumerable: true,
          get: () => "of the page",
        }),
    ],
  ])("that is %s changes nothing for any widget", async (_, before) => {
    expectLikePlain(await shown("", before));
  });
});
