import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { bestExamples } from "../demo/bestExamples.ts";
import { buildHarness } from "../demo/server/buildHarness.ts";
import { folders } from "../demo/server/folders.ts";
import { startServer } from "../demo/server/startServer.ts";
import { widgetNames } from "../src/widgets/registry.ts";
import { isMain } from "./check.ts";
import { chromiumPath } from "./browsers/chromiumPath.ts";

const folder = "docs/pictures";
const examplesByName: Readonly<Record<string, string>> = bestExamples;
const font = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

/**
 * The four parts of a picture: width of the page in px, theme, and the position and scale in the
 * picture.
 */
const parts = [
  { width: 960, theme: "light", x: 0, scale: 0.5 },
  { width: 960, theme: "dark", x: 490, scale: 0.5 },
  { width: 390, theme: "light", x: 980, scale: 0.5 },
  { width: 390, theme: "dark", x: 1185, scale: 0.5 },
] as const;
const size = { width: 1380, height: 400 };
/** The picture of widgets on a page of a site: `npm run pictures -- page`. */
const pageParts = [
  { width: 1280, theme: "light", x: 0, scale: 0.7 },
  { width: 390, theme: "light", x: 920, scale: 0.7 },
] as const;
const pageSize = { width: 1193, height: 560 };
const shotHeight = 800;

/** A widget's picture on the harness's front page: a phone's screen. */
const cardParts = [{ width: 390, theme: "light", x: 0, scale: 1, pixelRatio: 1.5 }] as const;
const cardSize = { width: 585, height: 900 };

interface Part {
  /** Of the page, in px. */
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly x: number;
  readonly scale: number;
  readonly pixelRatio?: number;
}

/**
 * Writes two pictures per widget in a real interface font, `npm run pictures -- Checkout`: one for the documents, at desktop and phone
 * size, light and dark, and one for its card of the harness.
 */
async function takePictures(names: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(folders.pictures, { recursive: true });
  await buildHarness();
  const [server, browser] = await Promise.all([
    startServer(),
    chromium.launch({ executablePath: chromiumPath() ?? "", args: ["--no-sandbox"] }),
  ]);
  const write = async (file: string, shown: readonly Part[], take: Take, canvas: typeof size) => {
    const shots: string[] = [];
    for (const part of shown) shots.push(await take(part));
    const picture = await joined(browser, shots, shown, canvas);
    writeFileSync(file, picture);
    console.log(`${file} ${Math.round(picture.length / 1024)} kB`);
  };
  try {
    for (const name of names) {
      const file = `${folder}/${name}.webp`;
      const take: Take = (part) => shot(browser, server.url, name, part);
      if (name === "page")
        await write(file, pageParts, ({ width }) => pageShot(browser, server.url, width), pageSize);
      else {
        await write(file, parts, take, size);
        await write(join(folders.pictures, `${name}.webp`), cardParts, take, cardSize);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

type Take = (part: Part) => Promise<string>;

/** One part, as a PNG in base64. */
async function shot(
  browser: Browser,
  url: string,
  name: string,
  { width, theme, pixelRatio = 1 }: Part,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: shotHeight },
    deviceScaleFactor: pixelRatio,
    colorScheme: theme,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const scenario = examplesByName[name] ?? "default";
    const query = new URLSearchParams({
      widget: name,
      scenario,
      bare: "1",
      play: "1",
      attributes: JSON.stringify({ theme, load: "eager" }),
    });
    await page.goto(`${url}/?${query}`);
    await page.waitForFunction(
      () =>
        document.documentElement.dataset["played"] !== "playing" &&
        document.querySelector("[data-widget]")?.shadowRoot?.childElementCount,
    );
    await withInter(page, theme);
    await page.waitForLoadState("networkidle").catch(() => {});
    await page.evaluate(() => scrollTo(0, 0));
    return (await steadyScreenshot(page)).toString("base64");
  } finally {
    await context.close();
  }
}

/**
 * A screenshot that has not changed for two seconds, so that a map is drawn and an example has
 * played. After 20 s, the last one.
 */
async function steadyScreenshot(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ timeout: 20_000 });
  for (let equal = 0, tries = 0; equal < 4 && tries < 40; tries += 1) {
    await page.waitForTimeout(500);
    const isPlaying = await page.evaluate(
      () => document.documentElement.dataset["played"] === "playing",
    );
    const next = await page.screenshot({ timeout: 20_000 });
    equal = next.equals(last) && !isPlaying ? equal + 1 : 0;
    last = next;
  }
  return last;
}

/** The Bootstrap host page with texts of a restaurant, as a PNG in base64. */
async function pageShot(browser: Browser, url: string, width: number): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: shotHeight },
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/hosts/bootstrap`);
    await page.evaluate(() => {
      const title = document.querySelector("h1");
      if (title) {
        title.className = "display-6 fw-semibold";
        title.textContent = "Dinner by the fire";
        title.nextElementSibling?.replaceWith(
          Object.assign(document.createElement("p"), {
            className: "lead mb-4",
            textContent:
              "Wood-fired fish, a kitchen garden, and a table for you. Claim your first dinner, or earn credit with every visit.",
          }),
        );
      }
      document.querySelector(".btn-primary")?.parentElement?.remove();
      for (const link of document.querySelectorAll(".nav-link"))
        link.textContent = link.textContent === "Second page" ? "Menu" : "Reservations";
      for (const widget of document.querySelectorAll<HTMLElement>("[data-widget]"))
        widget.dataset["load"] = "eager";
    });
    await page.waitForFunction(() => {
      const widgets = [...document.querySelectorAll("main .row [data-widget]")];
      return widgets.every((widget) => widget.shadowRoot?.childElementCount);
    });
    await withInter(page, "light");
    await page.waitForLoadState("networkidle").catch(() => {});
    return (await page.screenshot({ timeout: 20_000 })).toString("base64");
  } finally {
    await context.close();
  }
}

async function withInter(page: Page, theme: "light" | "dark"): Promise<void> {
  const source = readFileSync(font).toString("base64");
  await page.addStyleTag({
    content: `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${source}); }
      body, [data-widget] { font-family: Inter, sans-serif; --dining-font: Inter, sans-serif; }
      .frame, .stage { border: 0; background: transparent; }
      body { background: ${theme === "dark" ? "#10161b" : "#fff"}; }`,
  });
  await page.evaluate(() => document.fonts.load("16px Inter").then(() => {}));
}

/** Joins the parts side by side, as WebP. */
async function joined(
  browser: Browser,
  shots: readonly string[],
  shown: readonly { readonly x: number; readonly scale: number }[],
  canvasSize: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const page = await browser.newPage();
  const placedParts = shown.map((part, index) => ({ ...part, shot: shots[index] ?? "" }));
  const data = await page.evaluate(
    async ({ all, width, height }) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      if (!context) return "";
      context.imageSmoothingQuality = "high";
      for (const { shot: png, x, scale } of all) {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        context.drawImage(image, x, 0, image.width * scale, image.height * scale);
      }
      return canvas.toDataURL("image/webp", 0.55).split(",")[1] ?? "";
    },
    { all: placedParts, ...canvasSize },
  );
  await page.close();
  return Buffer.from(data, "base64");
}

if (isMain(import.meta)) {
  if (!existsSync("dist/mount.js")) throw new Error("build first: npm run build");
  const names = process.argv.slice(2);
  await takePictures(names.length ? names : [...widgetNames, "page"]);
}
