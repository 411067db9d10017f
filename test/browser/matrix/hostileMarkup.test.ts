// @module-tag thorough
import { readFileSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalog } from "../../../cli/catalog.ts";
import { guestToken } from "../../../mock-api/accounts.ts";
import { hostileAddresses, hostileValue, writtenValue } from "../../support/hostileValues.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { widgets } from "./cases.ts";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
  const purify = readFileSync("node_modules/dompurify/dist/purify.js", "utf8");
  site.routes.set("/purify.js", () => ({ body: purify, type: "text/javascript" }));
});
afterAll(() => site?.close());

const [evil, ...addresses] = hostileAddresses;

/** Reviews with this widget: one with an attribute for each option, and one with all options in `data-props`, for each way to write an address. */
function reviews(widget: string): string[] {
  const own = catalog.widgets.find(({ name }) => name === widget)?.options ?? [];
  // The router stays in memory, because one widget must not change the address for the others.
  const options = [...catalog.common, ...own].filter(({ name }) => name !== "router");
  const single = options.map(
    ({ name, attribute, schema }) =>
      `${attribute}="${escaped(writtenValue(hostileValue(schema, name, evil)))}"`,
  );
  const props = addresses.map((address) => {
    const values = options.map(({ name, schema }) => [name, hostileValue(schema, name, address)]);
    return `data-props="${escaped(JSON.stringify(Object.fromEntries(values)))}"`;
  });
  return [...single, ...props].map(
    (attribute) =>
      `<div data-widget="${widget}" data-load="eager" data-router="memory" ${attribute}>x</div>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Sanitizes the reviews by DOMPurify's defaults, and shows them. */
function published(markup: readonly string[]): string {
  const text = JSON.stringify(markup.join("\n")).replaceAll("<", "\\u003c");
  return `<section id="reviews"></section><script>document.querySelector("#reviews").innerHTML = DOMPurify.sanitize(${text})</script>`;
}

/** A signed-in visitor, whose page remembers where widgets wanted to go, and stays. */
const head = `<script src="/purify.js"></script><script>
  localStorage.setItem("userToken", "${guestToken}");
  window.evil = () => (window.hasRun = true);
  window.alert = window.evil;
  // Buttons that leave the page would end the test.
  window.close = history.back = () => {};
  window.went = [];
  addEventListener("widget:navigate", (event) => { went.push(event.detail.url); event.preventDefault(); });
  addEventListener("click", (event) => {
    const link = event.composedPath().find(({ href }) => typeof href === "string");
    if (link) { went.push(link.href); event.preventDefault(); }
  }, true);
</script>`;

/** Presses every button and link of the widgets, as a visitor might. Runs in the page. */
async function pressAll(): Promise<void> {
  const hosts = [...document.querySelectorAll("[data-widget]")];
  for (const { shadowRoot } of hosts) {
    const controls = [...(shadowRoot?.querySelectorAll<HTMLElement>("a[href],button") ?? [])];
    for (const control of controls.slice(0, 12)) {
      // An earlier press may have replaced this control.
      if (control.isConnected) control.click();
      await new Promise((later) => setTimeout(later, 10));
    }
  }
}

/** Runs in the page. */
function readPage(): { token: string | null; went: string[]; hasRun: boolean } {
  return {
    token: localStorage.getItem("userToken"),
    went: Reflect.get(window, "went") ?? [],
    hasRun: Reflect.get(window, "hasRun") === true,
  };
}

/** Refuses requests to other sites, and remembers them and all headers. */
async function watch(page: Page, foreign: string[], headers: string[]): Promise<void> {
  const isKnown = (url: string) =>
    [site.host.origin, site.bundle.origin].some((origin) => url.startsWith(`${origin}/`)) ||
    /^(blob|data):/.test(url);
  page.on("request", (request: Request) => {
    headers.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
    if (!isKnown(request.url())) foreign.push(request.url());
  });
  await page.route(
    (url) => !isKnown(url.href),
    (route) => route.abort(),
  );
}

/** The page of directions that widgets use by default. */
const directions = "https://www.google.com/maps/dir/?api=1&destination=";

/** Scripts and calls that a page with this widget's configuration makes anyway. */
const ownParties = /^https:\/\/(js\.stripe\.com|cdn\.plaid\.com|res\.cloudinary\.com)\//;

describe("sanitized reviews with every option of a widget", () => {
  test.each(widgets)(
    "%s: load nothing of another site, sign nobody in, and lead nowhere, whatever is pressed",
    async (widget) => {
      site.api.open();
      const foreign: string[] = [];
      const headers: string[] = [];
      const { page, close } = await site.visit({
        policy: false,
        head,
        body: published(reviews(widget)),
        prepare: (opened) => watch(opened, foreign, headers),
      });
      await page.waitForFunction(() => {
        const api = window.DiningWidgets;
        return api && !Array.isArray(api) && api.list().every(({ status }) => status !== "loading");
      });
      await page.evaluate(pressAll);
      const { token, went, hasRun } = await page.evaluate(readPage);
      const all = headers.join("\n");
      expect({
        foreign: foreign.filter((url) => !ownParties.test(url)),
        went: went.filter((url) => !isHarmless(url)),
        hasRun,
        token,
        sendsTheirToken: all.includes("attacker-token"),
        usesTheirKey: all.includes("pk_live_ATTACKER"),
        reachesThem: foreign.some((url) => url.includes("evil.example")),
      }).toEqual({
        foreign: [],
        went: [],
        hasRun: false,
        // One of the buttons is Log Out.
        token: token && guestToken,
        sendsTheirToken: false,
        usesTheirKey: false,
        reachesThem: false,
      });
      await close();
    },
  );
});

/** The page's own addresses, the way to a restaurant of the API, and what opens the phone's own programs. */
function isHarmless(url: string): boolean {
  const isOwn = url.startsWith(`${site.host.origin}/`) || url.startsWith(directions);
  return isOwn || /^(tel|sms|mailto|blob):/.test(url) || url === "";
}
