import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { heapCounts } from "../support/heapCounts.ts";
import { openSite, type Site } from "../support/site.ts";
import { ready } from "./widgets.ts";
import { settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
afterAll(() => site.close());

/**
 * Counts what is still active on the page: listeners of window and document, timers, and elements
 * under an IntersectionObserver.
 */
function countWhatIsOpen(): void {
  const listeners = new Set<string>();
  const timers = new Set<unknown>();
  const observed = new Set<Element>();
  const ids = new WeakMap<object, number>();
  let count = 0;
  const idOf = (thing: object) => ids.get(thing) ?? (ids.set(thing, ++count), count);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const key = (target: EventTarget, type: string, listener: object, options: unknown) =>
    [
      target === document ? "document" : "window",
      type,
      idOf(listener),
      typeof options === "object" && options
        ? Reflect.get(options, "capture") === true
        : options === true,
    ].join();
  const isPage = (target: EventTarget) => target === document || target === window;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && isPage(target)) {
      const name = key(target, type, listener, options);
      listeners.add(name);
      if (typeof options === "object")
        options.signal?.addEventListener("abort", () => listeners.delete(name));
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && isPage(target)) listeners.delete(key(target, type, listener, options));
    return remove.call(target, type, listener, options);
  };
  const { setTimeout: start, clearTimeout: stop, IntersectionObserver: Observer } = window;
  Reflect.set(window, "setTimeout", (task: () => void, ms?: number, ...rest: unknown[]) => {
    const timer: unknown = start(() => {
      timers.delete(timer);
      Reflect.apply(task, window, rest);
    }, ms);
    timers.add(timer);
    return timer;
  });
  Reflect.set(window, "clearTimeout", (timer: number) => {
    timers.delete(timer);
    stop(timer);
  });
  const { observe, unobserve } = Observer.prototype;
  Observer.prototype.observe = function (element) {
    observed.add(element);
    observe.call(this, element);
  };
  Observer.prototype.unobserve = function (element) {
    observed.delete(element);
    unobserve.call(this, element);
  };
  Reflect.set(window, "open_", () => ({
    listeners: [...listeners].toSorted(),
    timers: timers.size,
    observed: [...observed].filter(({ isConnected }) => !isConnected).length + observed.size,
  }));
}

/**
 * Runs in the page. Adds, moves, changes and removes widgets, and goes back and forth. Returns how
 * many widgets the loader still knows.
 */
async function playAtRandom(start: number): Promise<number> {
  let state = start;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const homes = [...document.querySelectorAll("main, aside")];
  const names = ["Counter", "Counter", "Fragile", "Thrower", "Framed", "HousePanel", "Unknown"];
  const loads = [
    "eager",
    "visible",
    "idle",
    "interaction",
    "media:(min-width: 1px)",
    "media:print",
    "consent:never",
    "manual",
  ];
  const hosts = () => [...document.querySelectorAll<HTMLElement>("[data-widget]")];
  const operations = [
    () => {
      const host = document.createElement("div");
      Object.assign(host.dataset, {
        widget: names[random(names.length)],
        load: loads[random(loads.length)],
      });
      homes[random(2)]?.append(host);
    },
    (host?: HTMLElement) => host && homes[random(2)]?.prepend(host),
    (host?: HTMLElement) => host?.replaceWith(host.cloneNode(true)),
    (host?: HTMLElement) => host?.setAttribute("data-start", String(random(9))),
    (host?: HTMLElement) => host?.setAttribute("data-widget", names[random(names.length)] ?? ""),
    (host?: HTMLElement) => host?.remove(),
    (host?: HTMLElement) => {
      host?.remove();
      if (host) homes[0]?.append(host);
    },
    () => {
      const [home] = homes;
      if (home && !random(4))
        home.replaceChildren(...[...home.children].map((child) => child.cloneNode(true)));
    },
  ];
  // Back and forward replace the page's content, as Turbo and htmx do. The cached content returns
  // as clones.
  const pages: Node[][] = [];
  const ending = new AbortController();
  const entry = () => Number(history.state ?? 0);
  const travel = (go: () => void) =>
    new Promise<void>((there) => {
      addEventListener("popstate", () => there(), { once: true, signal: ending.signal });
      setTimeout(there, 100);
      go();
    });
  addEventListener(
    "popstate",
    () =>
      homes[0]?.replaceChildren(...(pages[entry()] ?? []).map((child) => child.cloneNode(true))),
    { signal: ending.signal },
  );
  const travels = [
    () => {
      pages[entry()] = [...(homes[0]?.children ?? [])];
      history.pushState(entry() + 1, "");
    },
    () => entry() > 0 && travel(() => history.back()),
    () => travel(() => history.forward()),
  ];
  for (let step = 0; step < 200; step++) {
    const all = hosts();
    operations[random(operations.length)]?.(all[random(all.length || 1)]);
    if (!random(8)) await travels[random(travels.length)]?.();
    if (!random(4)) await new Promise((later) => setTimeout(later, random(12)));
  }
  ending.abort();
  for (const home of homes) home.replaceChildren();
  await new Promise((later) => setTimeout(later, 1500));
  const api = window.DiningWidgets;
  return api && !Array.isArray(api) ? api.list().length : -1;
}

test.each([1, 7, 2026])(
  "two hundred random operations leave no root, timer, listener, observer or request (seed %i) (fault H1)",
  async (seed) => {
    const { page, uncaught, close } = await site.visit({
      before: countWhatIsOpen,
      context: { isAlone: true },
      // The API client loads with it. Its library listens to the page's messages once and never
      // stops.
      body: '<div id="warm" data-widget="HousePanel" data-load="eager"></div><main id="main"></main><aside id="aside"></aside>',
    });
    await ready(page, "#warm");
    const counts = async () => {
      const { listeners, ...others } = await page.evaluate(() => Reflect.get(window, "open_")());
      // One listener watches the page's policy from the first error on, and is never removed.
      const ofWidgets = listeners.filter((one: string) => !/^document,securitypolicy/.test(one));
      return { ...others, listeners: ofWidgets };
    };
    await page.evaluate(() => document.querySelector("#warm")?.remove());
    await settle(page);
    const session = await page.context().newCDPSession(page);
    // An element that is written to the console is kept by its reader, which is this test.
    await page.evaluate(() => Reflect.set(console, "error", () => {}));
    const before = await counts();
    const leftElements = await page.evaluate(playAtRandom, seed);
    expect(leftElements).toBe(0);
    expect(await counts()).toEqual(before);
    const requests = site.bundle.requests.length;
    await settle(page);
    expect(site.bundle.requests.length).toBe(requests);
    expect(uncaught).toEqual([]);
    await page.evaluate(() => document.body.replaceChildren());
    const alive = await heapCounts(session);
    expect({
      observers: alive.IntersectionObserver,
      resize: alive.ResizeObserver,
      documents: alive.documents,
    }).toEqual({ observers: 1, resize: 0, documents: 1 });
    // React itself keeps the root that it rendered last, and its scheduler keeps one until its next
    // turn.
    await expect.poll(async () => (await heapCounts(session)).ShadowRoot).toBeLessThanOrEqual(2);
    await close();
  },
);
