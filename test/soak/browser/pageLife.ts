import type { CDPSession, Page } from "playwright-core";

/** Changes that a page makes to one of its widgets. */
export const widgetOperations = [
  ["move", 3],
  ["morph", 3],
  ["hide", 2],
  ["empty", 1],
  ["clone", 1],
  ["mount another", 2],
  ["press", 4],
  ["nothing", 2],
] as const;
export type WidgetOperation = (typeof widgetOperations)[number][0];

/** Events of the page around the widgets. */
export const pageOperations = [
  ["back and forward", 3],
  ["away and back", 1],
  ["clear storage", 2],
  ["refuse cookies", 1],
  ["offline and on", 2],
  ["freeze", 2],
  ["discard", 1],
  ["duplicate", 1],
  ["a day later", 2],
  ["wait", 3],
  ["nothing", 6],
] as const;
export type PageOperation = (typeof pageOperations)[number][0];

/** One step of one walk. Its stage is an element of the page. */
export interface Step {
  readonly stage: string;
  readonly operation: WidgetOperation;
  readonly html: string;
  /** Which control is pressed. */
  readonly at: number;
}

/** Runs in the page. */
export function actAll(steps: readonly Step[]): void {
  for (const { stage: id, operation, html, at } of steps) {
    const stage = document.getElementById(id);
    const host = stage?.querySelector<HTMLElement>("[data-widget]");
    if (!stage) continue;
    const changesOfHost = {
      move: () => host && stage.append(host),
      morph: () => host?.toggleAttribute("data-morphed"),
      hide: () => host && (host.hidden = !host.hidden),
      empty: () => stage.replaceChildren(),
      clone: () => host && stage.append(host.cloneNode(true)),
      "mount another": () => stage.insertAdjacentHTML("beforeend", html),
      press() {
        const controls = host?.shadowRoot?.querySelectorAll<HTMLElement>(
          "button:not(:disabled), input, select",
        );
        controls?.[at % controls.length]?.click();
      },
    };
    if (operation in changesOfHost) Reflect.get(changesOfHost, operation)();
  }
}

function refuseCookies(): void {
  Reflect.defineProperty(Document.prototype, "cookie", {
    configurable: true,
    get: () => "",
    set() {
      throw new DOMException("refused", "SecurityError");
    },
  });
}

/** Every way to ask a page for the time. */
function moveClock(): void {
  const Before = Date;
  const day = 86_400_000;
  // SAFETY: it has everything that a Date has.
  window.Date = new Proxy(Before, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length ? values : [Before.now() + day], self),
    apply: () => new window.Date().toString(),
    get: (target, name) => (name === "now" ? () => Before.now() + day : Reflect.get(target, name)),
  });
}

/**
 * A copy of the tab, which starts with the same session storage, until its widgets have settled.
 */
async function duplicate(page: Page): Promise<void> {
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await copy.waitForLoadState("load");
  await copy.waitForFunction(areSettled);
  await copy.close();
}

export async function perform(
  page: Page,
  session: CDPSession,
  operation: PageOperation,
): Promise<void> {
  const operations: Readonly<Record<PageOperation, () => Promise<unknown>>> = {
    "back and forward": async () => {
      await page.evaluate(() => (location.hash = `#of-the-host-${Math.random()}`));
      await page.evaluate(() => history.back());
      await page.evaluate(() => history.forward());
    },
    "away and back": async () => {
      await page.goto(new URL("/favicon.ico.html", page.url()).href);
      await page.goBack();
    },
    "clear storage": () =>
      page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())),
    "refuse cookies": () => page.evaluate(refuseCookies),
    "offline and on": async () => {
      await page.context().setOffline(true);
      await page.waitForTimeout(20);
      await page.context().setOffline(false);
    },
    freeze: async () => {
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      await session.send("Page.setWebLifecycleState", { state: "active" });
    },
    // A discarded tab loads again when it is shown, and still has its storage.
    discard: () => page.reload(),
    duplicate: () => duplicate(page),
    "a day later": () => page.evaluate(moveClock),
    wait: () => page.waitForTimeout(60),
    nothing: async () => {},
  };
  await operations[operation]();
}

/** Runs in the page. Waits until every widget is ready or has failed. */
export function areSettled(): boolean {
  const api = window.DiningWidgets;
  return Boolean(
    api &&
    "list" in api &&
    api.list().every(({ status }) => status === "ready" || status === "error"),
  );
}

/** Runs in the page. */
export function areGone(): boolean {
  const api = window.DiningWidgets;
  return Boolean(api && "list" in api && api.list().length === 0);
}
