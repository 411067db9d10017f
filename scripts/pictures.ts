import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "playwright-core";
import { buildHarness } from "../demo/server/buildHarness.ts";
import { startServer } from "../demo/server/startServer.ts";
import { widgetNames } from "../src/widgets/registry.ts";
import { isMain } from "./check.ts";
import { chromiumPath } from "./browsers/chromiumPath.ts";

const folder = "docs/pictures";
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

/** Examples that show more of a widget than its first screen. */
const shownExamples: Readonly<Record<string, string>> = {
  OfferClaimApp: "offer",
  RedeemCheckout: "review",
  ManagersWebApp: "checkout",
  PartnerPortal: "dashboard",
};

/**
 * Writes one picture per widget, at desktop and phone size, light and dark, with a real interface
 * font: `npm run pictures -- Checkout`.
 */
async function takePictures(names: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await buildHarness();
  const [server, browser] = await Promise.all([
    startServer(),
    chromium.launch({ executablePath: chromiumPath() ?? "", args: ["--no-sandbox"] }),
  ]);
  try {
    for (const name of names) {
      const isPage = name === "page";
      const shots: string[] = [];
      for (const { width, theme } of isPage ? pageParts : parts)
        shots.push(
          isPage
            ? await pageShot(browser, server.url, width)
            : await shot(browser, server.url, name, width, theme),
        );
      const picture = await joined(
        browser,
        shots,
        isPage ? pageParts : parts,
        isPage ? pageSize : size,
      );
      writeFileSync(`${folder}/${name}.webp`, picture);
      console.log(`${folder}/${name}.webp ${Math.round(picture.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** One part, as a PNG in base64. */
async function shot(
  browser: Browser,
  url: string,
  name: string,
  width: number,
  theme: "light" | "dark",
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: shotHeight },
    colorScheme: theme,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const scenario = shownExamples[name] ?? "default";
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
        title.textContent = "Dinner by the water";
        title.nextElementSibling?.replaceWith(
          Object.assign(document.createElement("p"), {
            className: "lead mb-4",
            textContent:
              "Wood-fired fish, a long wine list, and a table for you. Claim your first dinner, or earn credit with every visit.",
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
