import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { nonce } from "../support/hostPage.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready, statuses } from "./widgets.ts";
import { settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
afterAll(() => site.close());

const counter = `<div id="a" data-widget="Counter" data-load="eager">${placeholder}</div>`;

/** Counts to one and types a note. The focus stays in the field. */
async function use(page: Page): Promise<void> {
  await ready(page, "#a");
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByLabel("Note").fill("kept");
}

async function expectKept(page: Page): Promise<void> {
  expect(await page.getByRole("button", { name: "Count 1" }).count()).toBe(1);
  expect(await page.getByLabel("Note").inputValue()).toBe("kept");
  expect(
    await page
      .getByLabel("Note")
      .evaluate((field) => document.activeElement?.shadowRoot?.activeElement === field),
  ).toBe(true);
}

test("a moved element keeps state and focus (fault H1)", async () => {
  const { page, close, uncaught } = await site.visit({
    body: `${counter}<main id="elsewhere"></main>`,
  });
  await use(page);
  await page.evaluate(() =>
    document.querySelector("#elsewhere")?.append(document.querySelector("#a")!),
  );
  await settle(page);
  await expectKept(page);
  expect(uncaught).toEqual([]);
  await close();
});

test("changed, added and removed attributes re-render the same root and keep state and focus; a bad one keeps the last good value and is reported once", async () => {
  const { page, close, console } = await site.visit({ body: counter });
  await use(page);
  await page.locator("#a").evaluate((host) => host.setAttribute("data-title", "Renamed"));
  await page.getByRole("heading", { name: "Renamed" }).waitFor();
  await page.locator("#a").evaluate((host) => host.setAttribute("data-start", "broken"));
  await page.locator("#a").evaluate((host) => host.classList.add("styled-on-error"));
  await settle(page);
  await expectKept(page);
  expect(console.filter((line) => line.includes('data-start="broken"'))).toHaveLength(1);
  await page.locator("#a").evaluate((host) => {
    host.removeAttribute("data-start");
    host.removeAttribute("data-title");
  });
  await page.getByRole("heading", { name: "Counter" }).waitFor();
  await expectKept(page);
  await close();
});

test("a host that marks failed elements does not start a loop of errors, and a corrected option starts the widget", async () => {
  const { page, close } = await site.visit({
    head: `<script nonce="${nonce}">window.errors = 0; addEventListener('widget:error', ({ target }) => { errors++; target.setAttribute('data-failed', errors) })</script>`,
    body: `<div id="a" data-widget="Counter" data-load="eager" data-start="x"></div><div id="b" data-widget="Nope" data-load="eager"></div>`,
  });
  const errors = () => page.evaluate(() => Reflect.get(window, "errors"));
  await expect.poll(errors).toBe(2);
  await settle(page);
  expect(await errors()).toBe(2);
  await page.locator("#a").evaluate((host) => host.setAttribute("data-start", "4"));
  await page.getByRole("button", { name: "Count 4" }).waitFor();
  await ready(page, "#a");
  expect(await statuses(page)).toEqual({ a: "ready", b: "error" });
  await close();
});

test("a changed data-widget mounts the other widget; a removed element unmounts one task later (fault H1)", async () => {
  const { page, close } = await site.visit({ body: counter });
  await ready(page, "#a");
  await page.evaluate(() => {
    Reflect.set(window, "gone", []);
    const api = window.DiningWidgets;
    if (api && !Array.isArray(api))
      api.on("widget:unmount", ({ detail }) => Reflect.get(window, "gone").push(detail.widget));
    document.querySelector("#a")?.setAttribute("data-widget", "HousePanel");
  });
  await page.getByRole("button", { name: "House" }).waitFor();
  await page.evaluate(() => document.querySelector("#a")?.remove());
  await page.waitForFunction(() => Reflect.get(window, "gone").length === 2);
  expect(await page.evaluate(() => Reflect.get(window, "gone"))).toEqual(["Counter", "HousePanel"]);
  expect(await statuses(page)).toEqual({});
  await close();
});

test("a crash shows the placeholder with Try again, is reported once, leaves other widgets alone, and keeps the input", async () => {
  const { page, close, console, uncaught } = await site.visit({
    body: `<div id="f" data-widget="Fragile" data-load="eager">${placeholder}</div>${counter}`,
    config: { links: { support: "mailto:help@host.example" } },
  });
  await use(page);
  await ready(page, "#f");
  await page.getByLabel("Text").fill("typed");
  await page.getByRole("button", { name: "Throw" }).click();
  await page.getByRole("button", { name: "Break the render" }).click();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  expect(await page.locator("#f").getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
  expect(
    await page.locator("#f").getByRole("link", { name: "Get help" }).getAttribute("href"),
  ).toBe("mailto:help@host.example");
  expect(console.filter((line) => line.startsWith("DiningWidgets:"))).toHaveLength(1);
  expect(await statuses(page)).toEqual({ f: "error", a: "ready" });
  await page.getByRole("button", { name: "Try again" }).click();
  expect(await page.getByLabel("Text").inputValue()).toBe("typed");
  await ready(page, "#f");
  expect(uncaught).toEqual([]);
  await close();
});

test("a page translation that breaks the tree is followed by a new tree from the store, without a message (fault H6)", async () => {
  const { page, close, uncaught } = await site.visit({
    body: '<div id="f" data-widget="Fragile" data-load="eager"></div>',
  });
  await ready(page, "#f");
  const text = page.getByLabel("Text");
  const paragraph = page.locator("#f p");
  await text.fill("shout!");
  expect(await paragraph.textContent()).toBe("Loud: 6 letters");
  await page.locator("#f").evaluate((host) => {
    const before = host.shadowRoot?.querySelector("p");
    Reflect.set(window, "paragraphBefore", before);
    const walker = document.createTreeWalker(host.shadowRoot!, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const node of texts) {
      const font = document.createElement("font");
      node.parentNode?.replaceChild(font, node);
      font.append(node.textContent ?? "");
    }
  });
  // React now removes a text node that is no longer a child of its paragraph.
  await text.fill("quiet");
  await page.waitForFunction(
    () => document.querySelector("#f")?.shadowRoot?.querySelector("p")?.textContent === "5 letters",
  );
  expect(
    await page.evaluate(
      () =>
        document.querySelector("#f")?.shadowRoot?.querySelector("p") ===
        Reflect.get(window, "paragraphBefore"),
    ),
  ).toBe(false);
  expect(await page.getByLabel("Text").inputValue()).toBe("quiet");
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  expect(await statuses(page)).toEqual({ f: "ready" });
  expect(uncaught).toEqual([]);
  await close();
});

test("a frame in the light-DOM slot is not reloaded by an option change, and is removed by unmount", async () => {
  let loads = 0;
  site.routes.set("/frame", () => ({ body: `<p>frame ${++loads}</p>` }));
  const { page, close, violations } = await site.visit({
    body: `<div id="a" data-widget="Framed" data-load="eager" data-label="one"><i data-dining-slot slot="old">left by a page cache</i></div>`,
  });
  await ready(page, "#a");
  await page.frameLocator("iframe").getByText("frame 1").waitFor();
  expect(await page.locator("#a > [data-dining-slot]").count()).toBe(1);
  await page.locator("#a").evaluate((host) => host.setAttribute("data-label", "two"));
  await page.getByText("two").waitFor();
  await settle(page);
  expect(loads).toBe(1);
  await page.locator("#a").evaluate((host) => host.removeAttribute("data-widget"));
  await page.waitForFunction(() => !document.querySelector("#a > [data-dining-slot]"));
  expect(violations).toEqual([]);
  await close();
});
