import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready, statuses } from "./widgets.ts";
import { settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
beforeEach(() => {
  site.bundle.requests.length = 0;
});
afterAll(() => site.close());

const counter = (load: string, inner = placeholder) =>
  `<div id="a" data-widget="Counter" data-load="${load}">${inner}</div>`;
const onlyTheLoader = async (page: Page) => {
  await settle(page);
  expect(site.bundle.requests).toEqual(["/mount.js"]);
};

test("visible: costs no request until 200 px before the viewport; an element without size starts when idle", async () => {
  const { page, close } = await site.visit({
    body: `<div style="height:3000px"></div>${counter("visible")}`,
    policy: false,
  });
  await onlyTheLoader(page);
  await page.evaluate(() => scrollTo(0, 3000 - innerHeight - 150));
  await ready(page, "#a");
  await close();
  const hidden = await site.visit({ body: `<div hidden>${counter("")}</div>` });
  await ready(hidden.page, "#a");
  expect(await statuses(hidden.page)).toEqual({ a: "ready" });
  await hidden.close();
});

test("visible: an element that waits, and whose widget is exchanged for another, starts that one", async () => {
  const { page, close } = await site.visit({
    body: `<div style="height:3000px"></div>${counter("visible").replace("Counter", "Stuck")}`,
    policy: false,
  });
  await onlyTheLoader(page);
  await page.locator("#a").evaluate((host) => host.setAttribute("data-widget", "Counter"));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await ready(page, "#a");
  expect(await page.getByRole("button", { name: "Count 0" }).isVisible()).toBe(true);
  await close();
});

test("interaction: hovering preloads, the click is replayed once at the same point", async () => {
  const { page, close } = await site.visit({
    body: counter(
      "interaction",
      '<a href="/elsewhere" style="display:block;height:160px">Read more</a>',
    ),
    policy: false,
  });
  await onlyTheLoader(page);
  await page.mouse.move(30, 20);
  await expect.poll(() => site.bundle.requests.length).toBeGreaterThan(1);
  expect(await statuses(page)).toEqual({ a: "waiting" });
  const point = await page.evaluate(async () => {
    const probe = document.createElement("div");
    probe.dataset["widget"] = "Counter";
    probe.dataset["load"] = "eager";
    document.querySelector("#a")?.before(probe);
    await new Promise((painted) => probe.addEventListener("widget:ready", painted));
    const { x, y } = probe.shadowRoot!.querySelector("button")!.getBoundingClientRect();
    probe.remove();
    return { x: x + 5, y: y + 5 };
  });
  await page.mouse.click(point.x, point.y);
  await ready(page, "#a");
  expect(await page.getByRole("button").innerText()).toBe("Count 1");
  expect(new URL(page.url()).pathname).toBe("/");
  await close();
});

test("interaction: Enter on the placeholder moves the focus to the first control", async () => {
  const { page, close } = await site.visit({ body: counter("interaction") });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await ready(page, "#a");
  expect(
    await page
      .getByRole("button", { name: "Count 0" })
      .evaluate((button) => document.activeElement?.shadowRoot?.activeElement === button),
  ).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/");
  await close();
});

test("consent: waits for its own purpose, by the API, by an event, or given before", async () => {
  const { page, close } = await site.visit({ body: counter("consent:maps") });
  await onlyTheLoader(page);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent("widget:consent", { detail: { purpose: "ads" } })),
  );
  await onlyTheLoader(page);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent("widget:consent", { detail: { purpose: "maps" } })),
  );
  await ready(page, "#a");
  await page.evaluate(() => {
    const later = document.createElement("div");
    Object.assign(later.dataset, { widget: "Counter", load: "consent:maps" });
    later.id = "later";
    document.body.append(later);
  });
  await ready(page, "#later");
  expect(await statuses(page)).toEqual({ a: "ready", later: "ready" });
  await close();
});

test("media and manual", async () => {
  const { page, close } = await site.visit({
    body: `${counter("media:(min-width: 900px)")}<div id="m" data-widget="Counter" data-load="manual"></div>`,
    context: { viewport: { width: 500, height: 600 } },
  });
  await onlyTheLoader(page);
  await page.setViewportSize({ width: 1000, height: 600 });
  await ready(page, "#a");
  expect(await statuses(page)).toEqual({ a: "ready", m: "waiting" });
  await close();
});

test("the JavaScript API: queue before and after, mount with options, update, ready, settled, list, unmount", async () => {
  const { page, close, uncaught } = await site.visit({
    head: '<script nonce="test-nonce">window.order = []; (window.DiningWidgets ||= []).push(() => { throw new Error("the host’s own") }, (api) => order.push(api.version))</script>',
    body: `<div id="a">${placeholder}</div><div id="n"></div>`,
  });
  const statuses = await page.evaluate(async () => {
    const api = window.DiningWidgets;
    if (!api || Array.isArray(api)) return;
    api.push(() => Reflect.get(window, "order").push("after"));
    const host = document.querySelector<HTMLElement>("#a")!;
    const handle = api.mount(host, "Counter", { start: 7 });
    const before = handle.status;
    await handle.ready;
    handle.update({ title: "By update" });
    await api.settled();
    await new Promise((later) => setTimeout(later, 50));
    const text = host.shadowRoot?.querySelector("section")?.textContent;
    const list = api.list().map(({ element, ...rest }) => ({ ...rest, element: element.id }));
    const refused = await api
      .mount(document.querySelector<HTMLElement>("#n")!, "Nonsense")
      .ready.catch(String);
    handle.unmount();
    return {
      before,
      text,
      list,
      refused,
      after: handle.status,
      placeholder: host.shadowRoot?.innerHTML,
      order: Reflect.get(window, "order"),
    };
  });
  expect(statuses).toEqual({
    before: "loading",
    text: expect.stringMatching(/^By update.*Count 7/),
    list: [
      { element: "a", widget: "Counter", id: expect.stringMatching(/^dining-/), status: "ready" },
    ],
    refused: expect.stringMatching(/Nonsense/),
    after: "unmounted",
    placeholder: "<slot></slot>",
    order: ["1.0.0", "after"],
  });
  expect(uncaught).toEqual([]);
  await close();
});
