import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { hostPage } from "../support/hostPage.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready, statuses } from "./widgets.ts";
import { settle } from "../support/settle.ts";

let site: Site;

const script = async (path: string) => {
  const body = await readFile(new URL(`../../../node_modules/${path}`, import.meta.url));
  return () => ({ body, type: "text/javascript" });
};

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
  site.routes.set("/turbo.js", await script("@hotwired/turbo/dist/turbo.es2017-esm.js"));
  site.routes.set("/htmx.js", await script("htmx.org/dist/htmx.min.js"));
});
afterAll(() => site.close());

const widget = (attributes = "") =>
  `<div id="a" data-widget="Counter" data-load="eager" ${attributes}>${placeholder}</div>`;

/** The number of shadow roots with a widget, and the loader's own list of widgets. */
async function live(page: Page): Promise<{ roots: number; statuses: Record<string, string> }> {
  const roots = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter(({ shadowRoot }) =>
        shadowRoot?.querySelector(".dining"),
      ).length,
  );
  return { roots, statuses: await statuses(page) };
}

test("Turbo: navigating away and back leaves exactly one live root (fault A7)", async () => {
  const head = '<script type="module" src="/turbo.js"></script>';
  const other = hostPage({
    bundle: site.bundle.origin,
    head,
    title: "Second",
    body: `<h1>Second</h1>${widget('data-title="Second"')}`,
  });
  site.routes.set("/second", () => ({ body: other }));
  const { page, uncaught, close } = await site.visit({
    address: "/first",
    policy: false,
    head,
    title: "First",
    body: `<h1>First</h1><a id="on" href="/second">On</a>${widget('data-title="First"')}`,
  });
  await ready(page, "#a");
  await page.click("#on");
  await page.getByRole("heading", { name: "Second", level: 2 }).waitFor();
  expect(await live(page)).toEqual({ roots: 1, statuses: { a: "ready" } });
  await page.goBack();
  await page.getByRole("heading", { name: "First", level: 2 }).waitFor();
  await settle(page);
  expect(await live(page)).toEqual({ roots: 1, statuses: { a: "ready" } });
  expect(uncaught).toEqual([]);
  await close();
});

test("Turbo 8: a morph of the page keeps state and focus, and takes over a changed option", async () => {
  let title = "Before";
  const head =
    '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve"><script type="module" src="/turbo.js"></script><script type="module">import * as Turbo from "/turbo.js"; window.refresh = () => Turbo.session.refresh(location.href)</script>';
  const { page, uncaught, close } = await site.visit({
    address: "/morph",
    policy: false,
    head,
    body: widget(),
  });
  site.routes.set("/morph", () => ({
    body: hostPage({
      bundle: site.bundle.origin,
      head,
      body: `<p>${title}</p>${widget(`data-title="${title}"`)}`,
    }),
  }));
  await ready(page, "#a");
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByLabel("Note").fill("kept");
  for (title of ["Morphed", "Again"]) {
    await page.evaluate(() => Reflect.get(window, "refresh")());
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await page.getByRole("button", { name: "Count 1" }).count()).toBe(1);
    expect(await page.getByLabel("Note").inputValue()).toBe("kept");
    expect(
      await page
        .getByLabel("Note")
        .evaluate((field) => document.activeElement?.shadowRoot?.activeElement === field),
    ).toBe(true);
  }
  expect(await live(page)).toEqual({ roots: 1, statuses: { a: "ready" } });
  expect(uncaught).toEqual([]);
  await close();
});

test("htmx: a swap and the way back leave exactly one live root", async () => {
  site.routes.set("/part", () => ({ body: `<h1>Part</h1>${widget('data-title="Part"')}` }));
  const { page, uncaught, close } = await site.visit({
    address: "/whole",
    policy: false,
    head: '<script src="/htmx.js"></script>',
    body: `<main id="main" hx-history-elt><button id="on" hx-get="/part" hx-target="#main" hx-push-url="true">On</button>${widget('data-title="Whole"')}</main>`,
  });
  await ready(page, "#a");
  await page.click("#on");
  await page.getByRole("heading", { name: "Part", level: 2 }).waitFor();
  await settle(page);
  expect(await live(page)).toEqual({ roots: 1, statuses: { a: "ready" } });
  await page.goBack();
  await page.getByRole("heading", { name: "Whole", level: 2 }).waitFor();
  await settle(page);
  expect(await live(page)).toEqual({ roots: 1, statuses: { a: "ready" } });
  expect(uncaught).toEqual([]);
  await close();
});

test("two script tags, two versions and <base href> elsewhere: one engine, one root (fault A8) (fault G2) (fault G3)", async () => {
  const later = await fixtureBundle("1.1.0");
  const { folder, serve } = await import("../support/serve.ts");
  const second = await serve(folder(later));
  const urls = [
    `${site.bundle.origin}/mount.js`,
    `${site.bundle.origin}/mount.js?again`,
    `${second.origin}/mount.js`,
  ];
  const { page, uncaught, console, close } = await site.visit({
    policy: false,
    head: '<base href="https://elsewhere.example/x/">',
    scripts: urls,
    body: widget(),
  });
  await ready(page, "#a");
  expect(await live(page)).toEqual({ roots: 1, statuses: { a: "ready" } });
  expect(second.requests).toEqual(["/mount.js"]);
  expect({ uncaught, console }).toEqual({ uncaught: [], console: [] });
  await close();
  await second.close();
});
