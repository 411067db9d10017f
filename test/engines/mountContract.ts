import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Driver } from "./drivers/driver.ts";
import { openHostSite, type HostSite } from "./hostSite.ts";
import { counter, placeholder, type Scene } from "./scene.ts";
import { pinnedTests } from "./pinnedTests.ts";
import { kept, listed, told, use, wordsOf } from "./page/counter.ts";

const library = async (path: string) => {
  const body = await readFile(new URL(`../../node_modules/${path}`, import.meta.url));
  return () => ({ body, type: "text/javascript" });
};

/** The mount contract of host pages, played in an engine whose window is open. */
export function describeMountContract(window: () => Driver): void {
  describe("mount contract", { tags: ["thorough"] }, () => {
    let site: HostSite;
    beforeAll(async () => {
      site = await openHostSite();
      site.routes.set("/turbo.js", await library("@hotwired/turbo/dist/turbo.es2017-esm.js"));
      site.routes.set("/htmx.js", await library("htmx.org/dist/htmx.min.js"));
    });
    afterAll(() => site?.close());
    const scene: Scene = {
      window,
      site: () => site,
      words: (id = "a") => window().evaluate(wordsOf, id),
      events: () => window().evaluate(told, null),
      listing: () => window().evaluate(listed, null),
    };
    for (const tests of [startTests, lifeTests, clickTest, pageChangerTests, backTest, pinnedTests])
      tests(scene);
  });
}

/** Clicks as a person does, because WebKit's Back skips pages that only a script has opened. */
async function clickOn(driver: Driver): Promise<void> {
  const [x, y] = await driver.evaluate(() => {
    const box = document.querySelector("#on")?.getBoundingClientRect();
    return [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4] as const;
  }, null);
  await driver.click(x, y);
}

/** Tests placement, options and errors. */
function startTests({ window, site, words, events }: Scene): void {
  test("a widget paints under the strict policy, in place of its fallback, and leaves the host's markup alone", async () => {
    await site().visit(window(), { body: counter('data-start="3"') });
    await expect.poll(() => words()).toMatch(/^Counter Count 3/);
    const markup = () => document.querySelector("#a")?.outerHTML;
    expect(await window().evaluate(markup, null)).toBe(counter('data-start="3"'));
    const isFallbackShown = () => document.querySelector("#a a")?.checkVisibility();
    expect(await window().evaluate(isFallbackShown, null)).toBe(false);
    expect(await events()).toEqual(["a ready Counter"]);
    expect(await window().evaluate(() => globalThis.window.pageErrors ?? [], null)).toEqual([]);
  });

  test("options come from attributes before data-props before the inner script", async () => {
    const inner = '<script type="application/json">{"title":"script","start":1}</script>';
    const host = (id: string, attributes = "") =>
      `<div id="${id}" data-widget="Counter" data-load="eager" ${attributes}>${inner}</div>`;
    const props = `data-props='{"title":"props"}'`;
    await site().visit(window(), {
      body: host("a") + host("b", props) + host("c", `${props} data-title="attribute"`),
    });
    await expect.poll(() => words("a")).toMatch(/^script Count 1/);
    await expect.poll(() => words("b")).toMatch(/^props Count 1/);
    await expect.poll(() => words("c")).toMatch(/^attribute Count 1/);
  });

  test("a bad name, option or JSON keeps the placeholder, reports its phase and does not affect other widgets", async () => {
    await site().visit(window(), {
      body: [
        `<div id="name" data-widget="Countr" data-load="eager">${placeholder}</div>`,
        counter("data-props='{broken'", "json"),
        counter('data-start="many"', "option"),
        counter("", "good"),
      ].join(""),
    });
    await expect.poll(() => words("good")).toMatch(/^Counter/);
    await expect
      .poll(events)
      .toEqual(
        expect.arrayContaining([
          "name error name",
          "json error options",
          "option error options",
          "good ready Counter",
        ]),
      );
    const visibleLinks = () =>
      [...document.querySelectorAll("a")]
        .filter((link) => link.checkVisibility())
        .map(({ parentElement }) => parentElement?.id);
    expect(await window().evaluate(visibleLinks, null)).toEqual(["name", "json", "option"]);
  });
}

/** Tests changes, moves and the JavaScript API. */
function lifeTests({ window, site, words, events, listing }: Scene): void {
  test("a changed attribute keeps state and focus; a bad one keeps the last good value", async () => {
    await site().visit(window(), { body: counter() });
    await expect.poll(() => words()).toMatch(/^Counter/);
    await window().evaluate(use, null);
    const set = (attributes: Record<string, string>) =>
      window().evaluate((values) => {
        for (const [name, value] of Object.entries(values))
          document.querySelector("#a")?.setAttribute(name, value);
      }, attributes);
    await set({ "data-title": "Renamed" });
    await expect.poll(() => words()).toMatch(/^Renamed Count 1/);
    await set({ "data-start": "broken" });
    await expect.poll(events).toContain("a error options");
    expect(await window().evaluate(kept, null)).toEqual({ note: "kept", hasFocus: true });
  });

  test("a moved widget keeps state and focus; a removed one unmounts and is listed no longer", async () => {
    await site().visit(window(), { body: `${counter()}<main></main>` });
    await expect.poll(() => words()).toMatch(/^Counter/);
    await window().evaluate(use, null);
    await window().evaluate(
      () => document.querySelector("main")?.append(document.querySelector("#a")!),
      null,
    );
    await expect
      .poll(() => window().evaluate(kept, null))
      .toEqual({ note: "kept", hasFocus: true });
    expect(await words()).toMatch(/^Counter Count 1/);
    const removed = await window().evaluate(async () => {
      const host = document.querySelector("#a")!;
      const gone = new Promise((done) =>
        host.addEventListener("widget:unmount", () => done("unmounted")),
      );
      host.remove();
      return gone;
    }, null);
    expect(removed).toBe("unmounted");
    expect(await listing()).toEqual({ roots: 0, statuses: {} });
  });

  test("the JavaScript API mounts, updates, lists and unmounts", async () => {
    await site().visit(window(), { body: `<div id="a">${placeholder}</div>` });
    const outcome = await window().evaluate(async () => {
      const api = globalThis.window.DiningWidgets;
      const host = document.querySelector<HTMLElement>("#a");
      if (!host || !api || Array.isArray(api)) return undefined;
      const handle = api.mount(host, "Counter", { start: 7 });
      await handle.ready;
      const painted = new Promise((done) =>
        new MutationObserver(done).observe(host.shadowRoot!, {
          subtree: true,
          characterData: true,
          childList: true,
        }),
      );
      handle.update({ title: "Updated" });
      await painted;
      const text = host.shadowRoot?.querySelector("section")?.textContent;
      const statuses = api.list().map(({ status }) => status);
      handle.unmount();
      return { text, statuses, after: handle.status };
    }, null);
    expect(outcome).toEqual({
      text: expect.stringMatching(/^Updated.*Count 7/),
      statuses: ["ready"],
      after: "unmounted",
    });
  });
}

/** Tests the trigger that waits for a click. */
function clickTest({ window, site, words }: Scene): void {
  test("a click on the placeholder is replayed on the widget once", async () => {
    const tall = '<a href="/elsewhere" style="display:block;height:160px">Read more</a>';
    await site().visit(window(), {
      hasPolicy: false,
      head: "<style>body { margin: 0 }</style>",
      body: `<div id="probe" data-widget="Counter" data-load="eager"></div><div id="a" data-widget="Counter" data-load="interaction">${tall}</div>`,
    });
    await expect.poll(() => words("probe")).toMatch(/^Counter/);
    const point = await window().evaluate(() => {
      const probe = document.querySelector("#probe")!;
      const { x, y } = probe.shadowRoot!.querySelector("button")!.getBoundingClientRect();
      probe.remove();
      return { x: x + 5, y: y + 5 };
    }, null);
    await window().click(point.x, point.y);
    await expect.poll(() => words()).toMatch(/^Counter Count 1/);
    expect(await window().evaluate(() => location.pathname, null)).toBe("/");
  });
}

/** Tests Turbo and htmx. */
function pageChangerTests({ window, site, words, listing }: Scene): void {
  test("Turbo: a visit and the way back leave one live widget; a morph keeps state and focus", async () => {
    const head =
      '<meta name="turbo-refresh-method" content="morph"><script type="module" src="/turbo.js"></script><script type="module">import * as Turbo from "/turbo.js"; window.refresh = () => Turbo.session.refresh(location.href)</script>';
    const second = site().page({ head, body: counter('data-title="Second"') });
    site().routes.set("/second", () => ({ body: second }));
    const first = { address: "/first", hasPolicy: false, head };
    await site().visit(window(), {
      ...first,
      body: `<a id="on" href="/second">On</a>${counter('data-title="First"')}`,
    });
    await expect.poll(() => words()).toMatch(/^First/);
    await clickOn(window());
    await expect.poll(() => words()).toMatch(/^Second/);
    await window().back();
    await expect.poll(() => words()).toMatch(/^First/);
    await expect.poll(listing).toEqual({ roots: 1, statuses: { a: "ready" } });
    await window().evaluate(use, null);
    const morphed = site().page({ head, body: `<p>New</p>${counter('data-title="Morphed"')}` });
    site().routes.set("/first", () => ({ body: morphed }));
    await window().evaluate(() => Reflect.get(globalThis.window, "refresh")(), null);
    await expect.poll(() => words()).toMatch(/^Morphed Count 1/);
    expect(await window().evaluate(kept, null)).toEqual({ note: "kept", hasFocus: true });
  });

  test("htmx: a swap and the way back leave one live widget", async () => {
    site().routes.set("/part", () => ({ body: counter('data-title="Part"') }));
    await site().visit(window(), {
      address: "/whole",
      hasPolicy: false,
      head: '<script src="/htmx.js"></script>',
      body: `<main id="main" hx-history-elt><button id="on" hx-get="/part" hx-target="#main" hx-push-url="true">On</button>${counter('data-title="Whole"')}</main>`,
    });
    await expect.poll(() => words()).toMatch(/^Whole/);
    await clickOn(window());
    await expect.poll(() => words()).toMatch(/^Part/);
    await window().back();
    await expect.poll(() => words()).toMatch(/^Whole/);
    await expect.poll(listing).toEqual({ roots: 1, statuses: { a: "ready" } });
  });
}

/** Tests the browser's own Back. */
function backTest({ window, site, words, listing }: Scene): void {
  test("the way back to a page shows one live widget, with its state", async () => {
    site().routes.set("/plain", () => ({ body: "<!doctype html><h1>Plain</h1>" }));
    await site().visit(window(), {
      head: `<script nonce="test-nonce">addEventListener("pageshow", ({ persisted }) => { window.isKept = persisted })</script>`,
      body: counter(),
    });
    await expect.poll(() => words()).toMatch(/^Counter/);
    await window().evaluate(use, null);
    await window().open(`${site().origin}/plain`);
    await window().back();
    await expect.poll(() => words()).toMatch(/^Counter/);
    expect(await window().evaluate(() => Reflect.get(globalThis.window, "isKept"), null)).toBe(
      true,
    );
    expect(await words()).toMatch(/^Counter Count 1/);
    expect(await listing()).toEqual({ roots: 1, statuses: { a: "ready" } });
  });
}
