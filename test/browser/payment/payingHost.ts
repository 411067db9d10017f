import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { pageConfig } from "../../../demo/server/pages.ts";
import { serveMockApi } from "../matrix/mockApi.ts";
import { sharedChromium, type Chromium } from "../support/chromium.ts";
import { hostPage } from "../support/hostPage.ts";
import { folder, serve, type Reply, type Respond, type Server } from "../support/serve.ts";
import type { PayingWidget } from "./widgets.ts";

/**
 * The outcome of a request that moves money. A `lost` one is carried out, but its answer never
 * arrives. A `never` one does not arrive.
 */
export type Ending = "answered" | "held" | "lost" | "never";

/** The share of each outcome. */
export const endings = [
  ["answered", 4],
  ["held", 5],
  ["lost", 2],
  ["never", 2],
] as const satisfies readonly (readonly [Ending, number])[];

const placeholder = ({ name, attributes }: PayingWidget) =>
  `<div data-widget="${name}" data-load="eager" ${attributes}></div>`;

/**
 * An answer that ends early. A connection that is reset before its answer starts would not work,
 * because the browser itself repeats such a request.
 */
function brokenOff(reply: Awaited<ReturnType<Respond>>): Reply {
  const { headers = {}, ...rest } = typeof reply === "object" ? reply : { body: "" };
  return { ...rest, headers: { ...headers, "content-length": "100000", connection: "close" } };
}

/**
 * The mock API and the pages of one host, whose requests that move money have a given outcome. All
 * widgets are at `/pay`, each single one at `/pay/<name>`. The scenario and the path of the first
 * widget apply to all.
 */
export async function openHost(
  bundle: Server,
  ...widgets: readonly [PayingWidget, ...PayingWidget[]]
) {
  const [{ scenario, path }] = widgets;
  const routes = new Map<string, Respond>();
  const host = await serve((url, request) => routes.get(url.pathname)?.(url, request));
  const pageOf = (body: string) => ({
    body: hostPage({
      bundle: bundle.origin,
      body,
      config: { ...pageConfig, trustAttributes: true },
    }),
    // The back/forward cache does not keep pages that may not be stored.
    headers: { "cache-control": "no-cache" },
  });
  routes.set("/pay", () => pageOf(widgets.map(placeholder).join("")));
  for (const widget of widgets)
    routes.set(`/pay/${widget.name}`, () => pageOf(placeholder(widget)));
  routes.set("/blank", () => ({ body: "<!doctype html><title>Blank</title>" }));
  const api = serveMockApi({ host, routes });
  api.open(scenario);

  const respond = host.respond;
  let next: () => Ending = () => "answered";
  let heldAnswers: (() => void)[] = [];
  let arrived = 0;
  let open = 0;

  host.respond = async (url, request) => {
    open++;
    try {
      return await respondWithEnding(url, request);
    } finally {
      open--;
    }
  };

  const respondWithEnding: Respond = async (url, request) => {
    if (request.method !== "POST" || !path.test(url.pathname)) return respond(url, request);
    const ending = next();
    if (ending === "never") return "reset";
    arrived++;
    const reply: Awaited<ReturnType<Respond>> = await respond(url, request);
    if (ending === "lost") return brokenOff(reply);
    if (ending === "held") await new Promise<void>((release) => heldAnswers.push(release));
    return reply satisfies Reply | "hang" | "reset" | undefined;
  };

  function release(): void {
    for (const answer of heldAnswers) answer();
    heldAnswers = [];
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
      /** All further requests are answered. */
      end(): void {
        next = () => "answered";
        release();
      },
      arrived: () => arrived,
      isBusy: () => open > 0,
    },
  };
}

export type PayingHost = Awaited<ReturnType<typeof openHost>>;

/** The cookies and tabs of one guest, who can reach only the host. */
export async function openGuest(browser: Pick<Chromium, "newContext">): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.route(/^https:/, (route) => route.abort());
  return context;
}

/**
 * The browser and the bundle of a test file. They are created before its first test and closed
 * after its last.
 */
export function payingSite(launch: () => Promise<Chromium> = sharedChromium) {
  let browser: Chromium;
  let bundle: Server;
  beforeAll(async () => {
    [browser, bundle] = await Promise.all([launch(), serve(folder("dist"))]);
  });
  afterAll(async () => {
    await browser?.close();
    await bundle?.close();
  });
  return {
    /** Runs with a new host of these widgets and a new guest. */
    async visit(
      widgets: readonly [PayingWidget, ...PayingWidget[]],
      run: (host: PayingHost, guest: BrowserContext) => Promise<void>,
    ): Promise<void> {
      const host = await openHost(bundle, ...widgets);
      const guest = await openGuest(browser);
      try {
        await run(host, guest);
      } finally {
        await guest.close();
        await host.host.close();
      }
    },
  };
}
