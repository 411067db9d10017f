import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isFileOf } from "../../../build/fileTable.ts";
import type { Release } from "../../../build/pinnedScript.ts";
import { otherLanguages } from "../../../build/texts/languageModules.ts";
import { withEmbedded } from "../../../src/widgets/embeddedWidgets.ts";
import type { Reply, Respond } from "../support/serve.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { hashOf, pinnedHead, releaseIn } from "../support/pinnedPage.ts";
import { widgets } from "../matrix/cases.ts";
import { placeholder, ready, statuses } from "./widgets.ts";

let site: MockSite;
let release: Release;
let sound: Respond;

beforeAll(async () => {
  release = releaseIn("dist");
  site = await openMockSite();
  sound = site.bundle.respond;
});
beforeEach(() => {
  site.bundle.respond = sound;
  site.bundle.requests.length = 0;
});
afterAll(() => site?.close());

const div = (widget: string, attributes = "") =>
  `<div id="${widget}" data-widget="${widget}" data-load="eager" ${attributes}>${placeholder}</div>`;

const pin = (...names: string[]) => pinnedHead(names, release, site.bundle.origin);

/** The file with a statement before it that says which file ran. */
function changed(path: string): Reply {
  return {
    body: `(globalThis.ran ??= []).push(${JSON.stringify(path)});${readFileSync(`dist${path}`, "utf8")}`,
    headers: { "access-control-allow-origin": "*" },
  };
}

/** Serves a changed copy of the files of which this is true, whatever their query is. */
function change(isChanged: (path: string) => boolean): void {
  site.bundle.respond = (url, request) =>
    isChanged(url.pathname) ? changed(url.pathname) : sound(url, request);
}

const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "ran") ?? []);

async function isSettled(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await statuses(page))[id]).toMatch(/ready|error/);
}

/** The paths of the requests that no hash of the snippet covers. */
function uncovered(...names: string[]): string[] {
  const covered = names.flatMap((name) => release.widgets[name]?.allFiles ?? []);
  return site.bundle.requests.filter((path) => !["mount.js", ...covered].includes(path.slice(1)));
}

/** Whether each file runs, when a script of the page imports it. */
async function imported(page: Page, paths: readonly string[]): Promise<("ran" | "refused")[]> {
  const addresses = paths.map((path) => site.bundle.origin + path);
  // A string, because vitest replaces `import()` in functions.
  return page.evaluate(
    `Promise.all(${JSON.stringify(addresses)}.map((one) => import(one).then(() => "ran", () => "refused")))`,
  );
}

test("every widget's list of files is closed: no file of it names a file that is not in the list", () => {
  expect(Object.keys(release.widgets).toSorted()).toEqual([...widgets].toSorted());
  for (const [widget, { files, allFiles }] of Object.entries(release.widgets)) {
    // A language's list names the texts of all widgets, and the loader asks only for this one's.
    const lists = otherLanguages.flatMap((language) =>
      allFiles.filter((file) => isFileOf(language, file)),
    );
    expect(lists).toHaveLength(otherLanguages.length);
    const imports = allFiles.filter((file) => !lists.includes(file));
    const named = imports.flatMap((file) =>
      [...readFileSync(`dist/${file}`, "utf8").matchAll(/["'`]\.\/([\w./-]+\.js)\b/g)].map(
        ([, name = ""]) => name,
      ),
    );
    const inner = withEmbedded(widget);
    const texts = Object.keys(release.integrity).filter((file) =>
      inner.some((name) => isFileOf(`es-${name}`, file)),
    );
    const firstFiles = inner.flatMap((name) => release.widgets[name]?.files ?? []);
    const missing = [...files, ...firstFiles, ...named, ...texts].filter(
      (file) => !allFiles.includes(file),
    );
    expect({ widget, missing }).toEqual({ widget, missing: [] });
    expect(texts.length).toBeGreaterThan(0);
  }
});

/** One that stands alone, one that takes payments, and one that embeds others. The rest is left to `test:all`. */
const few: readonly string[] = ["SubscriptionCalculator", "Checkout", "OfferClaimApp"];

describe.each([
  { some: widgets.filter((widget) => few.includes(widget)), tags: [] },
  { some: widgets.filter((widget) => !few.includes(widget)), tags: ["thorough"] },
])("under the pinned snippet", ({ some, tags }) => {
  test.for(some)(
    "%s: a changed byte in any of its files runs nowhere, with a query neither",
    { tags },
    async (widget) => {
      change((path) => path !== "/mount.js");
      const { page, close } = await site.visit({ ...pin(widget), body: div(widget) });
      await isSettled(page, widget);
      const files = release.widgets[widget]?.allFiles ?? [];
      const addresses = files.flatMap((file) => ["", "?1"].map((query) => `/${file}${query}`));
      const outcomes = await imported(page, addresses);
      expect(new Set(outcomes)).toEqual(new Set(["refused"]));
      expect({ ran: await ran(page), statuses: await statuses(page) }).toEqual({
        ran: [],
        statuses: { [widget]: "error" },
      });
      expect(await page.getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
      expect(uncovered(widget)).toEqual([]);
      await close();
    },
  );
});

test("a change of one file of the first screen leaves the placeholder, and asks for nothing that is not pinned", async () => {
  const files = release.widgets["MobileLink"]?.files ?? [];
  for (const file of files) {
    change((path) => path === `/${file}`);
    const { page, close } = await site.visit({ ...pin("MobileLink"), body: div("MobileLink") });
    await isSettled(page, "MobileLink");
    expect(await ran(page), file).toEqual([]);
    expect(await statuses(page), file).toEqual({ MobileLink: "error" });
    await close();
  }
  expect(files.length).toBeGreaterThan(2);
  expect(uncovered("MobileLink")).toEqual([]);
});

test("a changed loader does not run (fault G4)", async () => {
  change((path) => path === "/mount.js");
  const { page, close } = await site.visit({ ...pin("MobileLink"), body: div("MobileLink") });
  await page.waitForLoadState("networkidle");
  expect(await ran(page)).toEqual([]);
  expect(await page.evaluate(() => "DiningWidgets" in window)).toBe(false);
  await close();
});

test("an unchanged release runs under the pinned snippet, in Spanish too, without a violation or a message", async () => {
  const { page, console, uncaught, violations, close } = await site.visit({
    ...pin("MobileLink", "DynamicSlider"),
    body: div("MobileLink") + div("DynamicSlider", 'lang="es"'),
  });
  await ready(page, "#MobileLink");
  await ready(page, "#DynamicSlider");
  expect(site.bundle.requests.some((path) => path.startsWith("/es-DynamicSlider-"))).toBe(true);
  expect(uncovered("MobileLink", "DynamicSlider")).toEqual([]);
  const files = release.widgets["MobileLink"]?.allFiles ?? [];
  expect(
    new Set(
      await imported(
        page,
        files.map((file) => `/${file}`),
      ),
    ),
  ).toEqual(new Set(["ran"]));
  expect({ console, uncaught, violations }).toEqual({ console: [], uncaught: [], violations: [] });
  await close();
});

test("the snippet of a Spanish page asks for the list of texts and the widget's own before the loader has come", async () => {
  const texts = release.widgets["DynamicSlider"]?.allFiles.filter((file) =>
    ["es", "es-DynamicSlider"].some((name) => isFileOf(name, file)),
  );
  const areAsked = () => texts?.every((file) => site.bundle.requests.includes(`/${file}`));
  site.bundle.respond = async (url, request) => {
    if (url.pathname === "/mount.js") await expect.poll(areAsked).toBe(true);
    return sound(url, request);
  };
  const { page, console, close } = await site.visit({
    ...pinnedHead(["DynamicSlider"], release, site.bundle.origin, "es"),
    body: div("DynamicSlider", 'lang="es"'),
  });
  await ready(page, "#DynamicSlider");
  expect(texts).toHaveLength(2);
  expect(console).toEqual([]);
  await close();
});

test("a widget inside of another runs under the snippet of the outer one", async () => {
  site.api.open();
  const { page, console, violations, close } = await site.visit({
    ...pin("AmbassadorWebDiscovery"),
    body: `<div id="outer" data-widget="AmbassadorWebDiscovery" data-load="eager">${placeholder}</div>`,
    address: "/a/noor",
  });
  await ready(page, "#outer");
  await page.evaluate(() => {
    const inner = document.createElement("div");
    inner.id = "inner";
    const api = window.DiningWidgets;
    document.body.append(inner);
    if (api && !Array.isArray(api)) api.mount(inner, "MobileLink");
  });
  await ready(page, "#inner");
  expect(uncovered("AmbassadorWebDiscovery")).toEqual([]);
  expect(console.filter((line) => line.includes("DW"))).toEqual([]);
  expect(violations).toEqual([]);
  await close();
});

test("a widget that the snippet does not name is not requested, and says so", async () => {
  const { page, console, close } = await site.visit({
    ...pin("MobileLink"),
    body: div("MobileLink") + div("AmexApp") + div("Unknown"),
  });
  await ready(page, "#MobileLink");
  await isSettled(page, "AmexApp");
  await isSettled(page, "Unknown");
  expect(console.filter((line) => /DW301 AmexApp: /.test(line))).toHaveLength(1);
  expect(console.filter((line) => line.includes("DW101"))).toHaveLength(1);
  expect(uncovered("MobileLink")).toEqual([]);
  await close();
});

test("a file that fails is asked for under its own address alone, and loads once the server answers", async () => {
  const [file] = release.widgets["MobileLink"]?.files ?? [];
  let failures = Infinity;
  site.bundle.respond = (url, request) =>
    url.pathname === `/${file}` && failures-- > 0
      ? { body: "no", status: 503 }
      : sound(url, request);
  const { page, close } = await site.visit({ ...pin("MobileLink"), body: div("MobileLink") });
  const tryAgain = page.locator("#MobileLink").getByRole("button", { name: "Try again" });
  await tryAgain.waitFor();
  expect(uncovered("MobileLink")).toEqual([]);
  failures = 0;
  await tryAgain.click();
  await ready(page, "#MobileLink");
  expect(uncovered("MobileLink")).toEqual([]);
  await close();
});

/** Answers with a redirect to a folder whose files are changed. */
function redirect(isRedirected: (file: string) => boolean, to: string): void {
  site.bundle.respond = (url, request) => {
    const [, isElsewhere, file = ""] = /^\/(elsewhere\/)?(.+)$/.exec(url.pathname) ?? [];
    if (isElsewhere)
      return isRedirected(file) ? sound(new URL(`/${file}`, url), request) : changed(`/${file}`);
    if (!isRedirected(file)) return sound(url, request);
    return {
      body: "",
      status: 302,
      headers: { location: `${to}/elsewhere/${file}`, "access-control-allow-origin": "*" },
    };
  };
}

test.each(["mount.js", "MobileLink-"])(
  "a redirect of %s to a folder with changed files runs none of them",
  async (start) => {
    redirect((file) => file.startsWith(start), site.bundle.origin);
    const { page, close } = await site.visit({ ...pin("MobileLink"), body: div("MobileLink") });
    await page.waitForLoadState("networkidle");
    await isSettled(page, "MobileLink");
    expect(await ran(page)).toEqual([]);
    expect(await statuses(page)).toEqual({ MobileLink: "error" });
    await close();
  },
);

test("an import map of the page's own does not stop the loader's later tries", async () => {
  const own = JSON.stringify({ integrity: { "/app.js": hashOf("") } });
  const [file] = release.widgets["MobileLink"]?.files ?? [];
  let failures = 2;
  site.bundle.respond = (url, request) =>
    url.pathname === `/${file}` && failures-- > 0
      ? { body: "no", status: 503 }
      : sound(url, request);
  const { page, close } = await site.visit({
    head: `<script type="importmap" nonce="test-nonce">${own}</script>`,
    body: `${div("MobileLink")}<ul type="importmap">{"integrity":{"${site.bundle.origin}/mount.js":"x"}}</ul>`,
  });
  await ready(page, "#MobileLink");
  expect(site.bundle.requests.at(-1)).toBeDefined();
  expect(site.bundle.requests.some((path) => path.includes("?"))).toBe(true);
  await close();
});
