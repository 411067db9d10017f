import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readFileSync } from "node:fs";
import type { Browser, CDPSession } from "playwright-core";
import { heightRules, heights, type Heights } from "../../src/widgets/heights.ts";
import { defaultExample } from "../browser/harness/hostedSite.ts";
import { serveMockApi } from "../browser/matrix/mockApi.ts";
import { markup, placeholder } from "../browser/matrix/markup.ts";
import { hostPage, nonce } from "../browser/support/hostPage.ts";
import { serve, type Reply, type Respond } from "../browser/support/serve.ts";
import { buildByHand } from "./build.ts";
import { benchFolder } from "./folders.ts";
import { ratiosOf, type Ratios } from "./ratios.ts";
import { serveHttp2 } from "./serveHttp2.ts";
import { notePaints, readPaints, type Paints } from "./phonePage.ts";

/** A slow connection and a slow processor, emulated by Chromium. */
interface Profile {
  readonly name: string;
  readonly cpu: number;
  /** Milliseconds of a round trip. */
  readonly latency: number;
  readonly kilobits: number;
  /** The number of words below the widget, at 8 bytes of HTML each. None by default. */
  readonly words?: number;
}

export const profiles: readonly Profile[] = [
  { name: "slow phone (CPU 6 ×, 400 kbit/s, 400 ms)", cpu: 6, latency: 400, kilobits: 400 },
  { name: "far away (round trips of 1,000 ms)", cpu: 1, latency: 1000, kilobits: 20_000 },
  {
    name: "slow phone, a page of 150 kB HTML",
    cpu: 6,
    latency: 400,
    kilobits: 400,
    words: 18_500,
  },
];

const measured = [
  "SubscriptionCalculator",
  "OfferClaimApp",
  "Checkout",
  "RedeemCheckout",
  "BulkGiftingBrandCarousel",
  "Map",
] as const;
const repetitions = Number(process.env.REPETITIONS ?? 7);

export interface PhoneResult extends Paints {
  readonly profile: string;
  readonly widget: string;
  /**
   * `pinned`: the page requests the widget's files together with the loader, as the harness's
   * pinned snippet does.
   */
  readonly way: "loader" | "pinned" | "snapshot" | "snapshot, pinned" | "one React bundle";
  /** Bytes over the network, compressed. */
  readonly bytes: number;
  /** Of the page with one React bundle. */
  readonly firstContentRatios: Ratios;
  readonly usableRatios: Ratios;
}

type Answer = (url: URL) => Promise<Reply | undefined>;

interface Way {
  readonly way: PhoneResult["way"];
  readonly body: string;
  /** Files that the page requests before the script. */
  readonly preloads?: readonly string[];
  readonly script: string;
  readonly address: string;
  readonly backend: string | undefined;
}

/**
 * Medians of cold loads with each profile: the ways take turns, and each is compared with the page
 * by hand of the same round. The bundle comes from another origin, over HTTP/2. Reads `dist`, so
 * run `npm run build` first.
 */
export async function measurePhone(
  browser: Browser,
  widgets: readonly string[] = measured,
): Promise<PhoneResult[]> {
  const byHand = join(benchFolder, "byHand");
  await buildByHand(widgets, byHand);
  const bundle = await serveHttp2(compressed(filesIn("dist", byHand)));
  const routes = new Map<string, Respond>();
  const host = await serve((url, request) => routes.get(url.pathname)?.(url, request));
  const api = serveMockApi({ host, routes });
  const results: PhoneResult[] = [];
  const chosen = profiles.filter(({ name }) => name.includes(process.env.PROFILE ?? ""));
  for (const profile of chosen)
    for (const widget of widgets) {
      const ways = await waysOf(widget);
      const loads = new Map<PhoneResult["way"], Load[]>(ways.map(({ way }) => [way, []]));
      for (let repetition = 0; repetition < repetitions; repetition++)
        for (const start of ways) {
          api.open(start.backend);
          const { pathname } = new URL(start.address, host.origin);
          const body = pageOf(start, bundle.origin, profile);
          routes.set(
            pathname,
            compressed(async () => ({ body })),
          );
          const one = await load(browser, host.origin + start.address, profile).catch(
            (cause: unknown) => {
              throw new Error(`${widget}, ${start.way}, ${profile.name}`, { cause });
            },
          );
          loads.get(start.way)?.push(one);
        }
      const peers = loads.get("one React bundle") ?? [];
      for (const [way, own] of loads)
        results.push({
          profile: profile.name,
          widget,
          way,
          ...medians(own),
          firstContentRatios: compared(own, peers, "firstContentMs"),
          usableRatios: compared(own, peers, "usableMs"),
        });
    }
  await Promise.all([bundle.close(), host.close()]);
  return results;
}

function compared(own: readonly Load[], peers: readonly Load[], key: keyof Load): Ratios {
  return ratiosOf(
    own.map((one) => one[key]),
    peers.map((one) => one[key]),
  );
}

function pageOf(start: Way, bundle: string, { words = 0 }: Profile): string {
  const preloads = (start.preloads ?? []).map(
    (file) => `<link rel="modulepreload" href="${bundle}/${file}" crossorigin nonce="${nonce}">`,
  );
  return hostPage({
    bundle,
    body: start.body + article(words),
    head: `<meta name="viewport" content="width=device-width"><style>${heightRules()}</style>${preloads.join("")}`,
    scripts: [`${bundle}/${start.script}`],
  });
}

/** The rest of a host's page: paragraphs of different words, always the same. */
function article(words: number): string {
  const word = (index: number) =>
    Math.abs(Math.sin(index + 1))
      .toString(36)
      .slice(2, 9);
  const paragraphs = Array.from({ length: words / 100 }, (_, paragraph) =>
    Array.from({ length: 100 }, (_word, index) => word((paragraph * 100 + index) % 3000)).join(" "),
  );
  return paragraphs.map((text) => `<p>${text}</p>`).join("");
}

async function waysOf(widget: string): Promise<Way[]> {
  const example = await defaultExample(widget);
  const embedded = markup(widget, example, "visible");
  const common = { address: example.address ?? "/", backend: example.backend };
  const snapshot = readFileSync(`dist/snapshots/${widget}.html`, "utf8");
  const withSnapshot = embedded.replace(">", `>${snapshot}`);
  const { files, takeoverFiles } = filesOf(widget);
  const reserved: Readonly<Record<string, Heights>> = heights;
  const [, height] = reserved[widget] ?? [0, 0];
  const byHand = embedded
    .replace("data-widget=", `class="dining" style="min-height: ${height}px" data-bench=`)
    .replace(placeholder, "");
  return [
    { way: "loader", body: embedded, script: "mount.js", ...common },
    { way: "pinned", body: embedded, script: "mount.js", preloads: files, ...common },
    { way: "snapshot", body: withSnapshot, script: "mount.js", ...common },
    {
      way: "snapshot, pinned",
      body: withSnapshot,
      script: "mount.js",
      preloads: [...files, ...takeoverFiles],
      ...common,
    },
    {
      way: "one React bundle",
      body: `<script>benchCount = 0</script>${byHand}`,
      script: `${widget}.js`,
      ...common,
    },
  ];
}

/**
 * The files of a widget's first screen, and those that take over its snapshot, from the release's
 * own list.
 */
function filesOf(widget: string) {
  const { widgets }: Inventory = JSON.parse(readFileSync("dist/script-inventory.json", "utf8"));
  const { files = [], snapshot } = widgets[widget] ?? {};
  return { files, takeoverFiles: snapshot?.files ?? [] };
}

interface Inventory {
  readonly widgets: Readonly<
    Record<string, { files: readonly string[]; snapshot?: { files: readonly string[] } }>
  >;
}

type Load = Paints & { readonly bytes: number };

async function load(browser: Browser, address: string, profile: Profile): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    // A carousel that advances by itself would never become idle.
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulate(session, profile);
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    // tsx adds a helper that names functions, which does not exist in the page.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(notePaints);
    await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
    await page
      .waitForFunction(() => window.benchPhone.isQuiet(), undefined, {
        timeout: 90_000,
        polling: 200,
      })
      .catch(async (cause: unknown) => {
        const noted = await page.evaluate(() => JSON.stringify(window.benchPhone.noted));
        throw new Error(`The page never became quiet: ${noted}`, { cause });
      });
    return { ...(await page.evaluate(readPaints)), bytes };
  } finally {
    await context.close();
  }
}

async function emulate(session: CDPSession, { cpu, latency, kilobits }: Profile): Promise<void> {
  const bytesPerSecond = (kilobits * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

/** Answers with the file from the first of the folders that has it, readable from every origin. */
function filesIn(...folders: readonly string[]): Answer {
  return async (url) => {
    for (const path of folders) {
      const body = await readFile(join(path, basename(url.pathname))).catch(() => undefined);
      if (body) return { body, headers: { "access-control-allow-origin": "*" } };
    }
    return undefined;
  };
}

/** Answers with brotli, as a CDN does. */
function compressed(respond: Answer): Answer {
  const bodies = new Map<string, Buffer>();
  return async (url) => {
    const reply = await respond(url);
    if (!reply) return undefined;
    const body = bodies.get(url.pathname) ?? brotliCompressSync(reply.body);
    bodies.set(url.pathname, body);
    return {
      ...reply,
      body,
      headers: { ...reply.headers, "content-encoding": "br", "timing-allow-origin": "*" },
    };
  };
}

function medians(loads: readonly Load[]): Load {
  const median = (key: keyof Load): number => {
    const sorted = loads.map((one) => one[key]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return {
    firstPaintMs: median("firstPaintMs"),
    firstContentMs: median("firstContentMs"),
    usableMs: median("usableMs"),
    firstCallMs: median("firstCallMs"),
    lastContentMs: median("lastContentMs"),
    rounds: median("rounds"),
    shift: median("shift"),
    longestTaskMs: median("longestTaskMs"),
    bytes: median("bytes"),
  };
}
