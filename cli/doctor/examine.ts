import type { Catalog } from "../../build/catalog.ts";
import { lintSource } from "../templates/lintSource.ts";
import { positions } from "../templates/report.ts";
import { rules } from "../templates/rules.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkPins } from "./checkPins.ts";
import { checkPolicy } from "./checkPolicy.ts";
import type { Answer, Fetcher } from "./fetchText.ts";
import type { PageFinding } from "./finding.ts";
import { privateAddressFinding } from "./privateAddressFinding.ts";
import { readLivePage, type LivePage } from "./livePage.ts";
import { readManifests } from "./manifests.ts";

/**
 * The findings about the widgets of a live page, from plain requests. Rejects with a message if the
 * page does not answer.
 */
export async function examine(
  address: URL,
  catalog: Catalog,
  get: Fetcher,
): Promise<PageFinding[]> {
  const answer = await get(address, { accept: "text/html" });
  const withheld = checkHeaders(address, answer);
  if (answer.status !== 200)
    return [
      ...withheld,
      {
        check: "page",
        severity: "error",
        message: `${answer.url.href} answers ${answer.status}`,
        remedy:
          "give an address that opens without signing in, or a file with a line 'Cookie: …' to --header-file",
      },
    ];
  const type = answer.headers.get("content-type") ?? "text/html";
  if (!/\bx?html\b/i.test(type))
    return [
      ...withheld,
      {
        check: "page",
        severity: "error",
        message: `${answer.url.href} is ${type}, and no HTML page`,
        remedy: "give the address of a page",
      },
    ];
  const page = readLivePage(answer);
  const widgets = page.widgets.map((name) => (name.endsWith("HousePanel") ? "HousePanel" : name));
  const [first] = page.loaders;
  const manifests = first ? await readManifests(first.url, get) : null;
  const thirdParties = widgets.flatMap(
    (name) =>
      manifests?.widgets[name]?.thirdParties ??
      catalog.widgets.find((widget) => widget.name === name)?.thirdParties ??
      [],
  );
  const findings = [
    ...withheld,
    ...checkSource(page, catalog, await readStyles(page, get)),
    ...checkPage(page),
    ...checkPolicy(
      page,
      uniqueBy(thirdParties, ({ origin, directive }) => `${directive} ${origin}`),
    ),
    ...checkPins(page, widgets, manifests),
    ...(await checkFiles(page, widgets, manifests, get)),
  ];
  return [...findings, ...get.refusals().map(privateAddressFinding)];
}

/** Reports that a redirect left the server for which the person's headers are meant. */
function checkHeaders({ href }: URL, { withheldFrom }: Answer): PageFinding[] {
  if (withheldFrom === undefined) return [];
  return [
    {
      check: "page",
      severity: "warning",
      message: `${href} redirects to ${withheldFrom}, and the given headers were not sent there`,
      remedy: "give the address behind the redirect, if the headers are for that server",
    },
  ];
}

/** The page's style sheets. Sheets that do not load are ignored, as in browsers. */
async function readStyles({ styleSheets }: LivePage, get: Fetcher): Promise<string> {
  const sheets = styleSheets.map(async (url) => {
    const { status, body } = await get(url);
    return status === 200 ? body.toString("utf8") : "";
  });
  return (await Promise.allSettled(sheets))
    .map((sheet) => (sheet.status === "fulfilled" ? sheet.value : ""))
    .join("\n");
}

/** Applies the rules of the template lint to the rendered page. */
function checkSource({ source, url }: LivePage, catalog: Catalog, css: string): PageFinding[] {
  const positionAt = positions(source);
  const trust = { isFull: false, origins: [url.origin] };
  return lintSource(source, "page", catalog, { css, trust })
    .filter(({ rule }) => rule !== "duplicate-script")
    .map(({ rule, start, message, fix }) => {
      const { line, column } = positionAt(start);
      return {
        check: rule,
        severity: rules[rule].severity,
        message: `${url.href}:${line}:${column}: ${message}`,
        ...(fix && { remedy: `write ${fix.text}` }),
      };
    });
}

/** The loader reads only the first element, and only if its type is `application/json`. */
function checkConfigs(configs: readonly string[]): PageFinding[] {
  const findings: PageFinding[] = [];
  const [type] = configs;
  if (configs.length > 1)
    findings.push({
      check: "config",
      severity: "warning",
      message: `the page has ${configs.length} elements with the id dining-widgets-config; only the first is read`,
      remedy: "put all keys into one, in the layout",
    });
  if (type !== undefined && type.trim().toLowerCase() !== "application/json")
    findings.push({
      check: "config",
      severity: "error",
      message: `the page configuration has ${type ? `type="${type}"` : "no type"}: browsers run it as a script`,
      remedy: 'write <script type="application/json" id="dining-widgets-config">',
    });
  return findings;
}

function checkPage(page: LivePage): PageFinding[] {
  const { url, widgets, loaders, config, preloadsLate } = page;
  const findings = checkConfigs(page.configs);
  if (!widgets.length)
    findings.push({
      check: "widgets",
      severity: "warning",
      message: `${url.href} holds no element with data-widget`,
      remedy:
        "if a script adds the elements, nothing is wrong; their options are said in the browser's console",
    });
  if (widgets.length && !config)
    findings.push({
      check: "config",
      severity: "warning",
      message: `the page has no configuration: the API is expected at ${url.origin}`,
      remedy:
        'add <script type="application/json" id="dining-widgets-config">{ "apiOrigin": "https://…" }</script>',
    });
  const addresses = new Set(loaders.map((loader) => loader.url.href));
  if (loaders.length > 1)
    findings.push({
      check: "scripts",
      severity: addresses.size > 1 ? "error" : "warning",
      message:
        addresses.size > 1
          ? `the page loads mount.js from ${addresses.size} addresses; whichever comes first serves all widgets: ${[...addresses].join(", ")}`
          : `the page loads mount.js ${loaders.length} times`,
      remedy: "load it once, in the layout",
    });
  if (preloadsLate)
    findings.push({
      check: "preload",
      severity: "warning",
      message: "links with modulepreload stand behind the script, which saves nothing",
      remedy: "put the links before the script",
    });
  return findings;
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
