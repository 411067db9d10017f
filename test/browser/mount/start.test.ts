import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready, statuses } from "./widgets.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
afterAll(() => site.close());

test("mounts under the strict policy with no violation, no console line and nothing in the host’s attributes (fault H5)", async () => {
  const { page, console, uncaught, violations, close } = await site.visit({
    body: `<div id="a" data-widget="Counter" data-start="3">${placeholder}</div>`,
  });
  await ready(page, "#a");
  expect(await page.getByRole("button", { name: "Count 3" }).isVisible()).toBe(true);
  expect(await page.locator("#a").evaluate((host) => host.outerHTML)).toBe(
    `<div id="a" data-widget="Counter" data-start="3">${placeholder}</div>`,
  );
  expect({ console, uncaught, violations }).toEqual({ console: [], uncaught: [], violations: [] });
  await close();
});

test("an unknown name, broken JSON and a throwing widget each keep their placeholder, say so once and harm no neighbour (fault G3)", async () => {
  const { page, console, uncaught, close } = await site.visit({
    body: `<div id="name" data-widget="Countr" data-load="eager">${placeholder}</div>
      <div id="json" data-widget="Counter" data-props="{broken" data-load="eager">${placeholder}</div>
      <div id="bad" data-widget="Counter" data-start="many" data-load="eager">${placeholder}</div>
      <div id="render" data-widget="Thrower" data-load="eager">${placeholder}</div>
      <div id="load" data-widget="Counter" data-load="sometimes">${placeholder}</div>
      <div id="house" data-widget="OtherHousePanel" data-load="eager">${placeholder}</div>
      <div id="good" data-widget="Counter" data-load="eager"></div>
      <div id="own" data-widget="DineHousePanel" data-load="eager"></div>`,
  });
  await ready(page, "#good");
  await ready(page, "#own");
  await page.waitForFunction(() =>
    document.querySelector("#render")?.shadowRoot?.querySelector("button"),
  );
  expect(await statuses(page)).toEqual({
    name: "error",
    json: "error",
    bad: "error",
    render: "error",
    load: "error",
    house: "error",
    good: "ready",
    own: "ready",
  });
  for (const id of ["name", "json", "bad", "render", "load", "house"])
    expect(await page.locator(`#${id} a`).isVisible(), id).toBe(true);
  expect(await page.locator("#render").getByRole("button", { name: "Try again" }).count()).toBe(1);
  const lines = console.filter((line) => line.startsWith("DiningWidgets:"));
  expect(lines).toHaveLength(6);
  expect(lines.join("\n")).toMatch(/"Countr" names no widget.*did you mean "Counter"/);
  expect(lines.join("\n")).toMatch(/Counter: data-props is not valid JSON/);
  expect(lines.join("\n")).toMatch(/data-start="many" is not usable: expected a number/);
  expect(lines.join("\n")).toMatch(/data-load="sometimes" is not usable/);
  expect(lines.join("\n")).toMatch(/OtherHousePanel.*did you mean "DineHousePanel"/);
  expect(uncaught).toEqual([]);
  await close();
});

test("a failure is an event with its phase, and cancelling it silences the console", async () => {
  const { page, console, close } = await site.visit({
    head: `<script nonce="test-nonce">window.seen = []; addEventListener('widget:error', (event) => { event.preventDefault(); seen.push(event.detail) })</script>`,
    body: `<div data-widget="Nothing" data-load="eager"></div><div data-widget="Thrower" data-load="eager"></div><div data-widget="Stuck" data-load="eager"></div>`,
  });
  await page.waitForFunction(() => Reflect.get(window, "seen").length === 3);
  const errors: { phase: string; widget: string; id: string; message: string }[] =
    await page.evaluate(() => Reflect.get(window, "seen"));
  expect(errors.map(({ phase, widget }) => `${widget} ${phase}`).toSorted()).toEqual([
    "Nothing name",
    "Stuck timeout",
    "Thrower render",
  ]);
  expect(errors.every(({ id, message }) => id && message)).toBe(true);
  expect(console).toEqual([]);
  await close();
});
