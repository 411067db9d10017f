import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { folder } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready, statuses } from "./widgets.ts";
import { settle } from "../support/settle.ts";

let site: Site;
let dist: string;

beforeAll(async () => {
  dist = await fixtureBundle();
  site = await openSite({ dist });
});
afterAll(() => site.close());

test("API beats attribute, which beats data-props, which beats the inner script [C1.19]", async () => {
  const inner = '<script type="application/json">{"title":"script","start":1}</script>';
  const { page, close } = await site.visit({
    body: `<div id="a" data-widget="Counter" data-load="eager">${inner}</div>
      <div id="b" data-widget="Counter" data-load="eager" data-props='{"title":"props"}'>${inner}</div>
      <div id="c" data-widget="Counter" data-load="eager" data-props='{"title":"props"}' data-title="attribute">${inner}</div>
      <div id="d" data-title="attribute"></div>`,
  });
  await page.evaluate(async () => {
    const api = window.DiningWidgets;
    if (api && !Array.isArray(api))
      await api.mount(document.querySelector("#d")!, "Counter", { title: "API" }).ready;
  });
  for (const id of ["a", "b", "c"]) await ready(page, `#${id}`);
  const texts = await page.evaluate(() =>
    ["a", "b", "c", "d"].map((id) =>
      document
        .querySelector(`#${id}`)
        ?.shadowRoot?.querySelector("section")
        ?.innerText.replace(/\s+/g, " "),
    ),
  );
  expect(texts.map((text) => text?.trim())).toEqual([
    expect.stringMatching(/^script Count 1/),
    expect.stringMatching(/^props Count 1/),
    expect.stringMatching(/^attribute Count 1/),
    expect.stringMatching(/^API Count 0/),
  ]);
  await close();
});

test("an own direction holds inside a page that forces another", async () => {
  site.routes.set("/rtl.css", () => ({
    body: "html,body,div{direction:rtl!important}",
    type: "text/css",
  }));
  const { page, close } = await site.visit({
    head: `<link rel="stylesheet" href="/rtl.css"><script type="application/json" id="dining-widgets-config">{"texts":{"ar":{"Counter.title":"عدّاد"}}}</script>`,
    body: '<div id="a" data-widget="Counter" data-load="eager"></div><div id="b" data-widget="Counter" data-load="eager" data-lang="ar"></div>',
  });
  await ready(page, "#a");
  await ready(page, "#b");
  const direction = (id: string) =>
    page.locator(`#${id} h2`).evaluate((title) => getComputedStyle(title).direction);
  expect([await direction("a"), await direction("b")]).toEqual(["ltr", "rtl"]);
  await close();
});

test("data-load is read once; a widget in another shadow root starts with scan; an element without a shadow root fails alone", async () => {
  const { page, uncaught, close } = await site.visit({
    body: '<div id="a" data-widget="Counter" data-load="manual"></div><section id="other"></section><input id="x" data-widget="Counter" data-load="eager">',
  });
  await page.evaluate(() => {
    document.querySelector("#a")?.setAttribute("data-load", "eager");
    const shadow = document.querySelector("#other")!.attachShadow({ mode: "open" });
    const inner = Object.assign(document.createElement("div"), { id: "inner" });
    Object.assign(inner.dataset, { widget: "Counter", load: "eager" });
    shadow.append(inner);
    const api = window.DiningWidgets;
    if (api && !Array.isArray(api)) api.scan(shadow);
  });
  await ready(page, "#inner");
  await settle(page);
  await expect.poll(() => statuses(page)).toEqual({ a: "waiting", inner: "ready", x: "error" });
  expect(uncaught).toEqual([]);
  await close();
});

test("Try again after a failed load loads the widget", async () => {
  site.bundle.respond = (url, request) =>
    url.pathname.startsWith("/Counter-") ? { body: "no", status: 404 } : folder(dist)(url, request);
  const { page, close } = await site.visit({
    body: `<div id="a" data-widget="Counter" data-load="eager">${placeholder}</div>`,
  });
  await page.getByRole("button", { name: "Try again" }).waitFor();
  site.bundle.respond = folder(dist);
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page, "#a");
  expect(await page.getByRole("button", { name: "Count 0" }).isVisible()).toBe(true);
  await close();
});

test("a widget’s file of another contract is refused with a load error (fault G2)", async () => {
  site.bundle.respond = async (url, request) => {
    const reply = await folder(dist)(url, request);
    return reply && typeof reply === "object" && url.pathname === "/mount.js"
      ? { ...reply, body: String(reply.body).replace("contract:1", "contract:2") }
      : reply;
  };
  const { page, console, close } = await site.visit({
    body: `<div id="a" data-widget="Counter" data-load="eager">${placeholder}</div>`,
  });
  await page.waitForFunction(
    () =>
      document.querySelector("#a")?.shadowRoot === null ||
      document.querySelector("#a")?.shadowRoot?.querySelector("slot"),
  );
  await expect.poll(() => statuses(page)).toEqual({ a: "error" });
  site.bundle.respond = folder(dist);
  expect(await page.getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
  expect(console.filter((line) => line.includes("another release"))).toHaveLength(1);
  await close();
});
