import { afterAll, beforeAll, expect, test } from "vitest";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { examplesOf, widgets } from "./cases.ts";
import { markup } from "./markup.ts";

let site: MockSite;
/** Every widget once, as its first example. */
let body: string;
beforeAll(async () => {
  site = await openMockSite();
  const first = await Promise.all(
    widgets.map(async (widget) => [widget, (await examplesOf(widget))[0]] as const),
  );
  body = first.map(([widget, example]) => (example ? markup(widget, alone(example)) : "")).join("");
});
afterAll(() => site.close());

function alone(example: Example): Example {
  return { ...example, attributes: { ...example.attributes, router: "memory" } };
}

interface Around {
  globals: string[];
  title: string;
  html: string;
  bodyAttributes: string;
  outside: number;
  focus: string | undefined;
  statuses: string[];
}

/** The pages around the widgets. */
function around(): Around {
  const api = window.DiningWidgets;
  const attributes = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(" ");
  return {
    globals: Object.keys(window).filter((name) => name !== "DiningWidgets"),
    title: document.title,
    html: attributes(document.documentElement),
    bodyAttributes: attributes(document.body),
    outside: document.body.querySelectorAll(":scope > :not([data-widget])").length,
    focus: document.activeElement?.tagName,
    statuses: api && "list" in api ? [...new Set(api.list().map(({ status }) => status))] : [],
  };
}

const areSettled = (count: number) => {
  const api = window.DiningWidgets;
  return (
    api &&
    "list" in api &&
    api.list().length >= count &&
    api.list().every(({ status }) => status === "ready" || status === "error")
  );
};

test("every widget leaves the page's globals, title, attributes, focus and body as they were, also inside what is inert (fault H5) (fault H8)", async () => {
  site.api.open();
  const { page, uncaught, close } = await site.visit({
    body: `<main inert aria-hidden="true">${body}</main>`,
    config: { trustAttributes: true },
    policy: { "img-src": "https: data:", "frame-src": "data:" },
    context: { reducedMotion: "reduce" },
    before: () => addEventListener("widget:navigate", (event) => event.preventDefault()),
    waitUntil: "commit",
  });
  await page.waitForFunction(areSettled, widgets.length, { timeout: 120_000 });
  await page.waitForLoadState("networkidle");
  const mounted = await page.evaluate(around);
  await close();
  const plain = await site.visit({ body: "<main inert></main>", policy: false });
  const empty = await plain.page.evaluate(around);
  await plain.close();
  expect(uncaught).toEqual([]);
  expect(mounted).toEqual({ ...empty, statuses: ["ready"] });
});

test("where the page's policy lets the loader through and nothing else, every placeholder stays with Try again (fault G5)", async () => {
  const host = `<p>What the host wrote</p>`;
  const { page, uncaught, close } = await site.visit({
    body: `<div data-widget="Checkout" data-load="eager">${host}</div>`,
    head: `<meta http-equiv="Content-Security-Policy" content="script-src ${site.bundle.origin}/mount.js">`,
    policy: false,
  });
  await page.waitForFunction(areSettled, 1, { timeout: 120_000 });
  expect(await page.evaluate(around)).toMatchObject({ statuses: ["error"] });
  expect(await page.getByText("What the host wrote").isVisible()).toBe(true);
  expect(uncaught).toEqual([]);
  await close();
});

test("a browser without the required APIs shows the placeholder, and the loader throws nothing (fault G6)", async () => {
  const { page, uncaught, close } = await site.visit({
    body: `<div data-widget="Checkout" data-load="eager"><p>What the host wrote</p></div>`,
    policy: false,
    before: () => {
      Reflect.deleteProperty(Element.prototype, "attachShadow");
      Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets");
    },
  });
  await page.waitForTimeout(3_000);
  expect(await page.getByText("What the host wrote").isVisible()).toBe(true);
  expect(uncaught).toEqual([]);
  await close();
});

test("a gift whose QR code cannot be loaded shows its code as text (fault I4)", async () => {
  const gift = (await examplesOf("RedeemGifting")).find(({ key }) => key === "default");
  const respond = site.bundle.respond;
  let refused = 0;
  site.bundle.respond = (url, request) => {
    if (!url.pathname.includes("/qr-code-")) return respond(url, request);
    refused++;
    return "reset";
  };
  try {
    site.api.open(gift?.backend);
    const { page, uncaught, close } = await site.visit({
      body: gift ? markup("RedeemGifting", gift) : "",
      policy: { "img-src": "https: data:" },
      ...(gift?.address?.startsWith("/") && { address: gift.address }),
    });
    await page.waitForFunction(areSettled, 1, { timeout: 120_000 });
    await page.getByText("TASTE-4821").first().waitFor();
    await expect.poll(() => refused).toBeGreaterThan(0);
    expect(uncaught).toEqual([]);
    await close();
  } finally {
    site.bundle.respond = respond;
  }
});
