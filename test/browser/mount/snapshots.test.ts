// @module-tag thorough
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withoutSnapshot } from "../../../build/snapshots/starts.ts";
import { widgets } from "../matrix/cases.ts";
import { callingExample } from "../matrix/callingExample.ts";
import { markup } from "../matrix/markup.ts";
import { rounds } from "../matrix/rounds.ts";
import { textOnScreen } from "../matrix/textOnScreen.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

const inventory: {
  widgets: Record<
    string,
    { files: string[]; snapshot?: { file: string; files: string[]; styleHashes: string[] } }
  >;
} = JSON.parse(readFileSync("dist/script-inventory.json", "utf8"));

function snapshotOf(widget: string) {
  const entry = inventory.widgets[widget]?.snapshot;
  if (!entry) throw new Error(`${widget} has no snapshot`);
  const hashes = entry.styleHashes.map((hash) => `'${hash}'`).join(" ");
  return { html: readFileSync(`dist/${entry.file}`, "utf8"), policy: { "style-src": hashes } };
}

const below = '<p id="below">What the host wrote below</p>';

/** A page with one widget, whose template has included the snapshot. */
function body(widget: string, attributes = ""): string {
  return `<div data-widget="${widget}" ${attributes}>${snapshotOf(widget).html}<a href="/x">Placeholder</a></div>${below}`;
}

const expectReady = (page: Page) => expectStatus(page, "ready");

async function expectStatus(page: Page, status: "loading" | "ready"): Promise<void> {
  await page.waitForFunction((wanted) => {
    const api = window.DiningWidgets;
    return Boolean(api && "list" in api && api.list()[0]?.status === wanted);
  }, status);
}

/** The sign-in's button that shows whether it is pressed. A second press would undo the first. */
const toggleIn = (page: Page) => page.locator("[data-widget] button[aria-pressed]");

/** The widget takes over, and its toggle was pressed exactly once. */
async function expectOnePress(page: Page, network: ReturnType<typeof rounds>): Promise<void> {
  const button = toggleIn(page);
  await network.end();
  await expectReady(page);
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  await network.held();
  expect(await button.getAttribute("aria-pressed")).toBe("true");
}

const withSnapshot = widgets.filter((name) => !withoutSnapshot.includes(name));

test.each(withSnapshot)(
  "%s: a page without scripts shows the snapshot's text or a named skeleton, under the strict policy",
  async (widget) => {
    const {
      page,
      console: messages,
      close,
    } = await site.visit({
      body: body(widget),
      policy: snapshotOf(widget).policy,
      context: { javaScriptEnabled: false },
    });
    const root = page.locator("[data-widget] .dining");
    // The styles of the snapshot apply.
    expect(await root.evaluate((element) => getComputedStyle(element).display)).toBe("block");
    expect(await root.evaluate((element) => getComputedStyle(element).containerType)).toBe(
      "inline-size",
    );
    const text = (await root.innerText()).trim();
    const names = await page.locator(".skeletons[aria-label]").count();
    expect(text.length > 10 || names > 0, text).toBe(true);
    // A browser logs to the console what its policy refused.
    expect(messages.filter((message) => message.includes("style"))).toEqual([]);
    await close();
  },
);

test("no snapshot contains personal data, a price of the API or a form that submits without the widget", () => {
  for (const widget of withSnapshot) {
    const { html } = snapshotOf(widget);
    const markup = html.replace(/<style>.*?<\/style>/s, "");
    expect(markup, widget).not.toMatch(/snapshot|SNAPSHOT|example\.com| style=| onclick=|<script/);
    for (const [form] of markup.matchAll(/<form[^>]*>/g)) expect(form).toContain('method="dialog"');
  }
});

test("a widget takes over its snapshot with its input and focus, without a layout shift (fault G7)", async () => {
  const network = rounds();
  const { page, violations, uncaught, close } = await site.visit({
    body: body("NewLoginCreateAccount"),
    policy: snapshotOf("NewLoginCreateAccount").policy,
    prepare: network.hold,
    waitUntil: "commit",
  });
  await page.evaluate(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  const email = page.getByLabel("Email");
  await email.pressSequentially("ada@example.com");
  const before = await page.evaluate(textOnScreen);
  await network.end();
  await expectReady(page);
  expect(await email.inputValue()).toBe("ada@example.com");
  expect(await email.evaluate((field: HTMLInputElement) => field.matches(":focus"))).toBe(true);
  // The widget itself knows the typed text, because the next letter is added to it.
  await page.keyboard.type("x");
  expect(await email.inputValue()).toBe("ada@example.comx");
  expect(await page.locator("[data-widget] .dining").count()).toBe(1);
  expect(await page.evaluate(textOnScreen)).toBe(before);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  expect([...violations, ...uncaught]).toEqual([]);
  await close();
});

test("the caret stays where it was when a widget takes its snapshot over", async () => {
  const network = rounds();
  const { page, close } = await site.visit({
    body: body("UserFlow"),
    policy: snapshotOf("UserFlow").policy,
    prepare: network.hold,
    waitUntil: "commit",
  });
  const field = page.getByLabel("Restaurant name");
  await field.pressSequentially("Oteria");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await network.end();
  await expectReady(page);
  await page.keyboard.type("s");
  expect(await field.inputValue()).toBe("Osteria");
  await close();
});

test("a selection keeps its direction when a widget takes its snapshot over", async () => {
  const { page, network, close } = await openWhileLoading("UserFlow");
  const field = page.getByLabel("Restaurant name");
  await field.fill("Osteria");
  await page.keyboard.press("Shift+Home");
  await network.end();
  await expectReady(page);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionDirection)).toBe(
    "backward",
  );
  await close();
});

test.each(["PartnerPortal", "PartnerPortal.es"])(
  "%s: what was typed into the form of a snapshot stays, though the widget loads its form later",
  async (name) => {
    const network = rounds();
    const [widget = "", lang = "en"] = name.split(".");
    const { page, close } = await site.visit({
      body: `<div data-widget="${widget}" data-lang="${lang}">${readFileSync(`dist/snapshots/${name}.html`, "utf8")}</div>`,
      policy: false,
      prepare: network.hold,
      waitUntil: "commit",
    });
    const email = page.locator("[data-widget] input[type=email]");
    await email.fill("ada@example.com");
    while ((await network.held()).length) {
      await network.next();
      expect(await email.count()).toBe(1);
    }
    await expectReady(page);
    expect(await email.inputValue()).toBe("ada@example.com");
    expect(await email.evaluate((field) => field.matches(":focus"))).toBe(true);
    await close();
  },
);

test("a screen that a snapshot has shown does not fade in again", async () => {
  const network = rounds();
  const { page, close } = await site.visit({
    before: () => {
      document.addEventListener("widget:ready", ({ target }) => {
        const screen = target instanceof Element && target.shadowRoot?.querySelector(".screen");
        if (screen) Object.assign(window, { opacity: getComputedStyle(screen).opacity });
      });
    },
    body: body("UserFlow"),
    policy: snapshotOf("UserFlow").policy,
    prepare: network.hold,
    waitUntil: "commit",
  });
  await page.waitForFunction(
    () => document.querySelector("[data-widget]")?.shadowRoot?.getAnimations().length === 0,
  );
  await network.end();
  await expectReady(page);
  expect(await page.evaluate("opacity")).toBe("1");
  await close();
});

test("the position of a slider that was moved before the script came is the widget's", async () => {
  const network = rounds();
  const { page, close } = await site.visit({
    body: body("SubscriptionCalculator"),
    policy: snapshotOf("SubscriptionCalculator").policy,
    prepare: network.hold,
    waitUntil: "commit",
  });
  const slider = page.getByRole("slider");
  await slider.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  const moved = await slider.inputValue();
  const text = await page.evaluate(textOnScreen);
  await network.end();
  await expectReady(page);
  expect(await slider.inputValue()).toBe(moved);
  // The values that are calculated from the slider follow it.
  await expect.poll(() => page.evaluate(textOnScreen)).not.toBe(text);
  await close();
});

test("a press on a snapshot that starts on interaction is given to the widget, once", async () => {
  const network = rounds();
  const { page, close } = await site.visit({
    body: body("NewLoginCreateAccount", 'data-load="interaction"'),
    policy: snapshotOf("NewLoginCreateAccount").policy,
    prepare: network.hold,
    waitUntil: "commit",
  });
  expect(await network.next()).toEqual(["mount.js"]);
  await page.waitForFunction(() => "list" in (window.DiningWidgets ?? {}));
  const button = toggleIn(page);
  await button.click();
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await expectOnePress(page, network);
  await close();
});

/**
 * A page on which the snapshot shows and the loader runs, while the files of the widget are held.
 */
async function openWhileLoading(widget: string) {
  const network = rounds();
  const visit = await site.visit({
    body: `${body(widget)}${"<br>".repeat(200)}`,
    policy: snapshotOf(widget).policy,
    prepare: network.hold,
    waitUntil: "commit",
  });
  expect(await network.next()).toEqual(["mount.js"]);
  await expectStatus(visit.page, "loading");
  return { ...visit, network };
}

test("the first press on a snapshot's button while the code loads is given to the widget, though the page has scrolled since", async () => {
  const { page, network, close } = await openWhileLoading("NewLoginCreateAccount");
  const button = toggleIn(page);
  await button.click();
  await button.click();
  await page.mouse.wheel(0, 500);
  await page.waitForFunction(() => scrollY > 300);
  await expectOnePress(page, network);
  await close();
});

test("Enter in a field of a snapshot while the code loads submits the widget's form with the input", async () => {
  const { page, network, uncaught, close } = await openWhileLoading("NewLoginCreateAccount");
  const email = page.getByLabel("Email");
  await email.pressSequentially("nobody");
  await page.keyboard.press("Enter");
  await network.end();
  await expectReady(page);
  await page.locator("[data-widget] [aria-invalid=true]").first().waitFor();
  expect(await email.inputValue()).toBe("nobody");
  expect(uncaught).toEqual([]);
  await close();
});

test("a press on a snapshot's button by keyboard while the code loads is given to the widget", async () => {
  const { page, network, close } = await openWhileLoading("NewLoginCreateAccount");
  const button = toggleIn(page);
  await button.focus();
  await page.keyboard.press("Space");
  await expectOnePress(page, network);
  await close();
});

/**
 * Releases all files while something is held down, and gives the widget time to take over too
 * early.
 */
async function loadWhileHeld(page: Page, network: ReturnType<typeof rounds>): Promise<void> {
  await network.end();
  await network.held();
  await expectStatus(page, "loading");
}

test("a slider that is being dragged when the widget comes follows the pointer to the end", async () => {
  const { page, network, close } = await openWhileLoading("SubscriptionCalculator");
  const slider = page.getByRole("slider");
  const { x, y, width, height } = (await slider.boundingBox()) ?? {};
  if (!x || !y || !width || !height) throw new Error("the slider has no box");
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await loadWhileHeld(page, network);
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.up();
  await expectReady(page);
  expect(await slider.inputValue()).toBe(await slider.getAttribute("max"));
  await close();
});

test("a button that is held down when the widget comes is pressed once, by mouse and by keyboard", async () => {
  for (const device of ["mouse", "keyboard"]) {
    const { page, network, close } = await openWhileLoading("NewLoginCreateAccount");
    const button = toggleIn(page);
    await button.hover();
    await button.focus();
    if (device === "mouse") await page.mouse.down();
    else await page.keyboard.down("Space");
    await loadWhileHeld(page, network);
    if (device === "mouse") await page.mouse.up();
    else await page.keyboard.up("Space");
    await expectOnePress(page, network);
    await close();
  }
});

test("a word that is being composed when the widget comes is chosen before the field is taken over", async () => {
  const { page, network, close } = await openWhileLoading("UserFlow");
  const field = page.getByLabel("Restaurant name");
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  let isLoading = true;
  const loading = loadWhileHeld(page, network).finally(() => (isLoading = false));
  // Only its events show that text is being composed.
  for (let length = 1; isLoading; length++) await compose("す".repeat(1 + (length % 5)));
  await loading;
  await keyboard.send("Input.insertText", { text: "寿司" });
  await expectReady(page);
  expect(await field.inputValue()).toBe("寿司");
  await close();
});

test("a snapshot is taken over without a round of its own: the file for it comes with the widget's", async () => {
  const example = await callingExample("Checkout");
  site.api.open(example.backend);
  const { html, policy } = snapshotOf("Checkout");
  const network = rounds();
  const { page, close } = await site.visit({
    body: markup("Checkout", example).replace(">", `>${html}`),
    policy,
    address: example.address ?? "/",
    prepare: network.hold,
    waitUntil: "commit",
  });
  await network.next();
  expect(await network.next()).toContain("recovery.js");
  await expectReady(page);
  expect(await network.next()).toContain("/api/v5/checkout");
  expect(network.passed.filter((name) => name === "/api/v5/checkout")).toHaveLength(1);
  await network.end();
  await close();
});

test("a page that preloads the files of a widget and of its snapshot's takeover has the widget after one round", async () => {
  const { files, snapshot } = inventory.widgets["UserFlow"] ?? {};
  const network = rounds();
  const { page, close } = await site.visit({
    head: [...(files ?? []), ...(snapshot?.files ?? [])]
      .map((file) => `<link rel="modulepreload" href="${site.bundle.origin}/${file}" crossorigin>`)
      .join(""),
    body: body("UserFlow"),
    policy: false,
    prepare: network.hold,
    waitUntil: "commit",
  });
  expect(await network.next()).toEqual(
    ["UserFlow.js", "base.js", "core.js", "mount.js", "react.js", "recovery.js"].toSorted(),
  );
  await expectReady(page);
  await network.end();
  await close();
});
