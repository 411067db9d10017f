import type { Browser, BrowserContext, Page } from "playwright-core";
import { pageConfig } from "../../../demo/server/pages.ts";
import { imitateApi } from "../matrix/imitation.ts";
import { hostPage } from "../support/hostPage.ts";
import { serve, type Reply, type Respond, type Server } from "../support/serve.ts";
import { pick, randomOf } from "./random.ts";
import { widgets, type PayingName, type PayingWidget } from "./widgets.ts";

/** How a request that moves money ends: `lost` ones are carried out, and nobody hears of it; `never` ones do not arrive. */
type Ending = "answered" | "held" | "lost" | "never";

const endings = [
  ["answered", 4],
  ["held", 5],
  ["lost", 2],
  ["never", 2],
] as const satisfies readonly (readonly [Ending, number])[];

const actions = [
  ["press", 6],
  ["reload", 2],
  ["back", 1],
  ["answer", 3],
  ["wait", 2],
] as const;

const stepsPerWalk = 8;
/** A walk that has not come to rest by then never will, in milliseconds. */
const restMs = 15_000;

/** What one walk came to, as the mock API and the two pages have it. */
export interface Walked {
  readonly seed: number;
  readonly payments: number;
  /** Requests that move money and reached the mock API, also those that it refused: one more than payments is one too many. */
  readonly arrived: number;
  /** What each page shows in the end that was opened before the payment was known. */
  readonly screens: readonly Screen[];
  readonly steps: readonly string[];
}

export type Screen = "paid" | "form" | "unconfirmed" | `neither: ${string}`;

export interface TwoTabs {
  walk(seed: number): Promise<Walked>;
  close(): Promise<void>;
}

/** Two tabs of one browser at one widget, over a mock API that both share; used again for each walk. */
export async function openTwoTabs(
  browser: Browser,
  bundle: Server,
  name: PayingName,
): Promise<TwoTabs> {
  const widget: PayingWidget = widgets[name];
  const { host, api, network } = await openHost(bundle, name, widget);
  const context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  await context.route(/^https:/, (route) => route.abort());
  const pages = [await tabOf(context), await tabOf(context)] as const;

  await pages[0].goto(host.origin + widget.address);
  await widget.prepare(pages[0]);
  // What was typed is kept a moment later.
  await pages[0].waitForTimeout(500);
  const start = {
    stored: await pages[0].evaluate(() => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
    })),
    address: pages[0].url(),
    backend: api.backend.snapshot(),
  };

  /** Each page as a duplicate of the one that was prepared. */
  async function open(page: Page): Promise<void> {
    await page.goto(`${host.origin}/blank`);
    await page.evaluate(({ local, session }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    }, start.stored);
    await page.goto(start.address);
  }

  async function walk(seed: number): Promise<Walked> {
    const random = randomOf(seed);
    await Promise.all(pages.map((page) => page.goto(`${host.origin}/blank`)));
    api.backend.restore(start.backend);
    network.begin(() => pick(random, endings));
    for (const page of pages) await open(page);
    await Promise.all(pages.map((page) => untilRest(page, widget)));
    const steps: string[] = [];
    /** Pages that were opened when this browser knew of the payment: what they offer is another one. */
    const isLater = [false, false];
    for (let step = 0; step < stepsPerWalk; step++) {
      const index = random() < 0.5 ? 0 : 1;
      const page = pages[index];
      const action = pick(random, actions);
      steps.push(`${action} ${index}`);
      if (action === "press" && !isLater[index]) await widget.press(page);
      if (action === "answer") network.release();
      if (action === "wait") await page.waitForTimeout(100 + 400 * random());
      if (action === "reload" || action === "back") {
        if (action === "reload") await page.reload();
        else {
          await page.goBack();
          await page.goForward();
        }
        await untilShown(page, widget);
        isLater[index] ||= await isKnownAsPaid(pages);
      }
    }
    network.end();
    const screens: Screen[] = [];
    for (const [index, page] of pages.entries()) {
      if (isLater[index]) continue;
      let screen = await lookUntilKnown(page, widget);
      // A form of before the payment is out of date: its button must say so, and pay nothing.
      if (screen === "form" && widget.payments(api.backend)) {
        await widget.press(page);
        screen = await lookUntilKnown(page, widget);
        steps.push(`press ${index} at last`);
      }
      screens.push(screen);
    }
    const payments = widget.payments(api.backend);
    return { seed, payments, arrived: network.arrived(), screens, steps };
  }

  return {
    walk,
    async close() {
      await context.close();
      await host.close();
    },
  };
}

async function tabOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.accept());
  return page;
}

/** An answer that ends early. A connection that is reset before its answer began would not do: the browser itself repeats the request then. */
function brokenOff(reply: Awaited<ReturnType<Respond>>): Reply {
  const { headers = {}, ...rest } = typeof reply === "object" ? reply : { body: "" };
  return { ...rest, headers: { ...headers, "content-length": "100000", connection: "close" } };
}

/** The mock API and the pages of one host, whose requests that move money end as they are told. */
async function openHost(
  bundle: Server,
  name: PayingName,
  { scenario, attributes, path }: PayingWidget,
) {
  const routes = new Map<string, Respond>();
  const host = await serve((url, request) => routes.get(url.pathname)?.(url, request));
  const body = `<div data-widget="${name}" data-load="eager" ${attributes}></div>`;
  const page = { body: hostPage({ bundle: bundle.origin, body, config: pageConfig }) };
  routes.set("/pay", () => page);
  routes.set("/blank", () => ({ body: "<!doctype html><title>Blank</title>" }));
  const api = imitateApi({ host, routes });
  api.open(scenario);

  const respond = host.respond;
  let next: () => Ending = () => "answered";
  let held: (() => void)[] = [];
  let arrived = 0;

  host.respond = async (url, request) => {
    if (request.method !== "POST" || !path.test(url.pathname)) return respond(url, request);
    const ending = next();
    if (ending === "never") return "reset";
    arrived++;
    const reply: Awaited<ReturnType<Respond>> = await respond(url, request);
    if (ending === "lost") return brokenOff(reply);
    if (ending === "held") await new Promise<void>((release) => held.push(release));
    return reply satisfies Reply | "hang" | "reset" | undefined;
  };

  function release(): void {
    for (const answer of held) answer();
    held = [];
  }

  return {
    host,
    api,
    network: {
      begin(ending: () => Ending): void {
        release();
        next = ending;
        arrived = 0;
      },
      release,
      /** From now on every request is answered. */
      end(): void {
        next = () => "answered";
        release();
      },
      arrived: () => arrived,
    },
  };
}

/** Whether a record says so that all tabs see. */
async function isKnownAsPaid(pages: readonly Page[]): Promise<boolean> {
  const known = await Promise.all(
    pages.map((page) =>
      page
        .evaluate(() => Object.values({ ...localStorage }).some((text) => text.includes('"paid"')))
        .catch(() => false),
    ),
  );
  return known.includes(true);
}

const wordsOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => document.querySelector("[data-widget]")?.shadowRoot?.textContent ?? "")
    .catch(() => "");

async function screenOf(page: Page, { paid, unconfirmed, form }: PayingWidget): Promise<Screen> {
  const words = await wordsOf(page);
  if (paid.test(words)) return "paid";
  if (unconfirmed.test(words)) return "unconfirmed";
  const isBusy = await page
    .locator('[aria-busy="true"]')
    .count()
    .catch(() => 1);
  return form.test(words) && !isBusy ? "form" : `neither: ${words.slice(0, 200)}`;
}

/** Until the widget has read what it is about. */
async function untilShown(page: Page, { paid, unconfirmed, form }: PayingWidget): Promise<void> {
  const waiting = /another tab|is being|Checking/;
  for (let turn = 0; turn < 50; turn++) {
    const words = await wordsOf(page);
    if ([paid, unconfirmed, form, waiting].some((text) => text.test(words))) return;
    await page.waitForTimeout(100);
  }
}

/** The screen once nothing is under way any more: twice the same in a row. */
async function untilRest(page: Page, widget: PayingWidget): Promise<Screen> {
  const endMs = Date.now() + restMs;
  let screen = await screenOf(page, widget);
  while (Date.now() < endMs) {
    await page.waitForTimeout(250);
    const again = await screenOf(page, widget);
    if (again === screen && !again.startsWith("neither")) return again;
    screen = again;
  }
  return screen;
}

/** Where nobody knows, the person looks again: with the network back, that must tell. */
async function lookUntilKnown(page: Page, widget: PayingWidget): Promise<Screen> {
  const screen = await untilRest(page, widget);
  if (screen !== "unconfirmed") return screen;
  await page.getByRole("button", { name: widget.look }).click();
  return untilRest(page, widget);
}
