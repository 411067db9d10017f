import { pageConfig } from "../../../demo/server/pages.ts";
import { strictPolicy, extraSourcesOf } from "../../../demo/server/policy.ts";
import { readFileSync } from "node:fs";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { registry } from "../../../src/widgets/registry.ts";
import { pageOf, type LivePage } from "./content.ts";
import type { LiveEngine, SiteContent } from "./engine.ts";

/** Places in which hosts put a widget, by the slug of the page. */
export const places = {
  details: ["<details><summary>More</summary>", "</details>"],
  dialog: ['<dialog id="dialog">', "</dialog>"],
  tab: ['<div id="panel" role="tabpanel" hidden>', "</div>"],
  table: ["<table><tr><td>Left</td><td>", "</td></tr></table>"],
  form: ['<form id="form" action="/sent/">', "</form>"],
  narrow: ['<div class="narrow">', "</div>"],
} as const;
export type Place = keyof typeof places;

/** Style sheets of hosts, which must not affect a widget. */
export const hostSheets = {
  none: "",
  "content-box": "*, *::before, *::after { box-sizing: content-box }",
  unset: "button, input, select, a, h1, h2, h3, p, ul, label { all: unset }",
  rem: "html { font-size: 62.5% } body { font-size: 1.6rem }",
  preflight:
    "*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 } button, input { font: inherit; color: inherit; background: transparent; border-radius: 0 } img, svg { display: block; max-width: 100% } ol, ul { list-style: none } a { color: inherit; text-decoration: inherit }",
} as const;

/** The flows that are played on each site, by the widget and the key of its example. */
const playedFlows = {
  OfferClaimApp: "success",
  RedeemCheckout: "success",
  SubscriptionCalculator: "typed",
  PrivacyChoices: "honored",
  MobileLink: "text-sent",
} as const;
export type PlayedWidget = keyof typeof playedFlows;
export const playedWidgets: readonly PlayedWidget[] = [
  "OfferClaimApp",
  "RedeemCheckout",
  "SubscriptionCalculator",
  "PrivacyChoices",
  "MobileLink",
];

const calculator = "SubscriptionCalculator";

async function exampleOf(widget: string, key?: string): Promise<Example> {
  const { examples }: { examples: readonly Example[] } = await import(
    `../../../src/widgets/${widget}/examples.ts`
  );
  const example = key ? examples.find((one) => one.key === key) : examples[0];
  if (!example) throw new Error(`${widget} has no example "${key}"`);
  return example;
}

/** The example of a flow, whose `play` a guest follows. */
export const flowOf = (widget: PlayedWidget): Promise<Example> =>
  exampleOf(widget, playedFlows[widget]);

/** The pages of each site. The first three are linked from each other. */
export async function livePages(): Promise<LivePage[]> {
  const first = await exampleOf(calculator);
  const widgets = Object.keys(registry);
  return [
    await pageOf("calculator", calculator, first, { title: "Estimate your earnings" }),
    await pageOf("offer", "OfferClaimApp", await exampleOf("OfferClaimApp", "success")),
    await pageOf("slides", "DynamicSlider", await exampleOf("DynamicSlider")),
    ...(await Promise.all(
      widgets.map(async (widget) => pageOf(`first-${widget}`, widget, await exampleOf(widget))),
    )),
    ...(await Promise.all(
      playedWidgets.map(async (widget) =>
        pageOf(`flow-${widget}`, widget, await flowOf(widget)),
      ),
    )),
    ...(await Promise.all(
      Object.entries(places).map(([slug, around]) =>
        pageOf(slug, calculator, first, { around, sheet: "/sheets/places.css" }),
      ),
    )),
    ...(await Promise.all(
      Object.keys(hostSheets).map((name) =>
        pageOf(`sheet-${name}`, calculator, first, { sheet: `/sheets/${name}.css` }),
      ),
    )),
    await pageOf("twice", calculator, first, { times: 2 }),
    await pageOf("spanish", calculator, first, { attributes: { lang: "es" } }),
    await pageOf("right-to-left", calculator, first, { lang: "ar", dir: "rtl" }),
    await pageOf("consent", calculator, first, {
      attributes: { load: "consent:marketing", datalayer: "" },
    }),
    await pageOf(
      "snapshot",
      calculator,
      { ...first, placeholder: `${snapshot()}<a href="/elsewhere">Read more</a>` },
      { around: ["<section>", "</section>"] },
    ),
    await pageOf("framed", calculator, first, {
      around: ['<iframe src="/calculator/" title="Calculator" width="600" height="900"></iframe>', ""],
    }),
  ];
}

/** The first screen of the calculator, as hosts include it. */
const snapshot = () => readFileSync(`dist/snapshots/${calculator}.html`, "utf8");

/** The sources of a snapshot's styles for a policy. */
function snapshotStyles(): string[] {
  const inventory: Inventory = JSON.parse(readFileSync("dist/script-inventory.json", "utf8"));
  return (inventory.widgets[calculator]?.snapshot.styleHashes ?? []).map((hash) => `'${hash}'`);
}

interface Inventory {
  readonly widgets: Readonly<
    Record<string, { readonly snapshot: { readonly styleHashes: readonly string[] } }>
  >;
}

/** The heading that the host itself has written for one language. */
export const ownHeading = "تناول واكسب";

/** Everything that a site needs to serve the pages. */
export async function siteContent(
  { name }: Pick<LiveEngine, "name">,
  { widgetsUrl, apiUrl }: { readonly widgetsUrl: string; readonly apiUrl: string },
): Promise<SiteContent> {
  return {
    widgetsUrl,
    config: {
      ...pageConfig,
      apiOrigin: apiUrl,
      contentOrigins: [widgetsUrl],
      texts: { ar: { [`${calculator}.heading`]: ownHeading } },
    },
    policy: policyOf(name, widgetsUrl, apiUrl),
    files: {
      "/sheets/turbo.js": {
        type: "text/javascript",
        body: readFileSync("node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js", "utf8"),
      },
      "/sheets/places.css": { type: "text/css", body: ".narrow { width: 240px }" },
      ...Object.fromEntries(
        Object.entries(hostSheets).map(([sheet, body]) => [
          `/sheets/${sheet}.css`,
          { type: "text/css", body: `body { margin: 0 } ${body}` },
        ]),
      ),
    },
    pages: await livePages(),
  };
}

const trustedTypes = /; require-trusted-types-for.*$/;

/** The recommended policy, with what each engine writes into its pages itself. */
function policyOf(name: LiveEngine["name"], widgetsUrl: string, apiUrl: string): string {
  const extra: Record<string, string[]> = {
    "connect-src": [apiUrl],
    "style-src": [widgetsUrl, ...(name === "wordpress" ? [] : snapshotStyles())],
  };
  for (const widget of Object.keys(registry))
    for (const [directive, sources] of Object.entries(extraSourcesOf(widget)))
      (extra[directive] ??= []).push(...sources);
  const policy = strictPolicy("{nonce}", { assets: widgetsUrl, extra });
  switch (name) {
    case "django":
      return policy;
    case "rails":
      // Turbo's progress bar is a style element, and Turbo parses pages without trusted types.
      return policy
        .replace("style-src 'self'", "style-src 'self' 'nonce-{nonce}'")
        .replace(trustedTypes, "");
    case "wordpress":
      // A site cannot sign the scripts and styles of its theme and its blocks, so it allows them; a
      // hash beside it would forbid them.
      return policy
        .replace("'nonce-{nonce}' 'strict-dynamic'", `'self' 'unsafe-inline' ${widgetsUrl}`)
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace(trustedTypes, "");
  }
}
