// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMock, type RunningMock } from "../../../cli/mock/startMock.ts";
import { isInstalled, liveEngines, startLive, type LiveSite } from "../../sites/live/engine.ts";
import {
  flowOf,
  hostSheets,
  ownHeading,
  playedWidgets,
  siteContent,
  type Place,
} from "../../sites/live/livePages.ts";
import { launchChromiumDriver } from "../../engines/drivers/chromium.ts";
import { keyboardGuest } from "../../engines/guests/keyboardGuest.ts";
import { bundlePerson } from "../../engines/page/bundlePerson.ts";
import { registry } from "../../../src/widgets/registry.ts";
import { sharedChromium, type Chromium } from "../support/chromium.ts";
import { gatherPageErrors, type PageErrors } from "../support/pageErrors.ts";
import { folder, serve, type Server } from "../support/serve.ts";

let browser: Chromium;
let bundle: Server;
let mock: RunningMock;
beforeAll(async () => {
  [browser, bundle, mock] = await Promise.all([
    sharedChromium(),
    serve(folder("dist")),
    startMock("--quiet"),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await bundle?.close();
  await mock?.stop();
});

interface Visit extends PageErrors {
  readonly page: Page;
}

describe.each(liveEngines)("a live site of $name", (engine) => {
  const isThere = isInstalled(engine);
  let site: LiveSite;
  beforeAll(async () => {
    if (!isThere) return;
    const urls = { widgetsUrl: bundle.origin, apiUrl: mock.url };
    site = await startLive(engine, await siteContent(engine, urls));
  });
  afterAll(() => site?.stop());

  async function open(
    slug: string,
    run: (visit: Visit) => Promise<void>,
    width = 1280,
  ): Promise<void> {
    await fetch(`${mock.url}/__mock/reset`, { method: "POST" });
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    try {
      await context.route(/^https:/, (route) => route.abort());
      const page = await context.newPage();
      const errors = await gatherPageErrors(page);
      await page.goto(site.address(slug));
      await run({ page, ...errors });
      expect([slug, errors.uncaught, errors.violations]).toEqual([slug, [], []]);
    } finally {
      await context.close();
    }
  }

  test.skipIf(!isThere).for(Object.keys(registry))("opens %s", async (widget) => {
    await open(`first-${widget}`, async ({ page }) => {
      await page.locator("[data-widget]").first().scrollIntoViewIfNeeded();
      await expect.poll(() => statuses(page)).toEqual(["ready"]);
    });
  });

  test.skipIf(!isThere).for(playedWidgets)(
    "plays the main flow of %s by keyboard",
    async (widget) => {
      await fetch(`${mock.url}/__mock/reset`, { method: "POST" });
      const [driver, person, flow] = await Promise.all([
        launchChromiumDriver(),
        bundlePerson(),
        flowOf(widget),
      ]);
      try {
        await driver.page.context().route(/^https:/, (route) => route.abort());
        const errors = await gatherPageErrors(driver.page);
        await driver.open(site.address(`flow-${widget}`));
        await driver.run(person);
        await flow.play?.(keyboardGuest(driver));
        expect([errors.uncaught, errors.violations]).toEqual([[], []]);
      } finally {
        await driver.close();
      }
    },
  );

  /** Shows what a place hides at first. */
  const reveal: Partial<Record<Place, (page: Page) => Promise<void>>> = {
    details: (page) => page.getByText("More", { exact: true }).click(),
    dialog: (page) => page.locator("#dialog").evaluate((el: HTMLDialogElement) => el.showModal()),
    tab: (page) => page.locator("#panel").evaluate((el) => el.removeAttribute("hidden")),
  };

  test.skipIf(!isThere).for(["details", "dialog", "tab", "table", "form", "narrow"] as const)(
    "has a widget in a place of its own: %s",
    async (place) => {
      await open(place, async ({ page }) => {
        const slider = page.getByRole("slider");
        if (reveal[place]) {
          expect(await slider.isVisible()).toBe(false);
          await reveal[place](page);
        }
        await slider.scrollIntoViewIfNeeded();
        await slider.focus();
        await page.keyboard.press("Home");
        await page.keyboard.press("Enter");
        expect(await slider.inputValue()).toBe("0");
        expect(page.url()).toBe(site.address(place));
        expect(await overflowing(page)).toEqual([]);
      });
    },
  );

  test.skipIf(!isThere).for(Object.keys(hostSheets))(
    "has a widget that a host’s style sheet does not change: %s",
    async (sheet) => {
      await open("sheet-none", async (plain) => {
        await plain.page.getByRole("slider").waitFor();
        const expected = await measures(plain.page);
        await open(`sheet-${sheet}`, async ({ page }) => {
          await page.getByRole("slider").waitFor();
          await expect.poll(() => measures(page)).toEqual(expected);
        });
      });
    },
  );

  test.skipIf(!isThere)(
    "has two on a page, in Spanish, from right to left, in a frame and in print",
    async () => {
      await open("twice", async ({ page }) => {
        await page.locator("[data-widget]").last().scrollIntoViewIfNeeded();
        await expect.poll(() => statuses(page)).toEqual(["ready", "ready"]);
        const ids = await page.evaluate(() =>
          [...document.querySelectorAll("[data-widget]")].map((one) => one.shadowRoot !== null),
        );
        expect(ids).toEqual([true, true]);
      });
      await open("spanish", async ({ page }) => {
        await page.getByText("al mes", { exact: false }).first().waitFor();
      });
      await open(
        "right-to-left",
        async ({ page }) => {
          await page.getByRole("slider").waitFor();
          await page.getByText(ownHeading).waitFor();
          expect(await overflowing(page)).toEqual([]);
        },
        390,
      );
      await open("framed", async ({ page }) => {
        const frame = page.frameLocator("iframe");
        await frame.locator("[data-widget]").scrollIntoViewIfNeeded();
        await frame.getByRole("slider").waitFor();
      });
      await open("calculator", async ({ page }) => {
        await page.getByRole("slider").waitFor();
        await page.emulateMedia({ media: "print" });
        expect(await page.getByRole("heading").last().isVisible()).toBe(true);
      });
    },
  );

  test.skipIf(!isThere)("keeps what was typed through Back, Forward and a reload", async () => {
    await open("offer", async ({ page }) => {
      const contact = page.getByLabel("Phone number or email");
      await contact.fill("512 555 0199");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel("Verification code").waitFor();
      await page.reload();
      await page.getByLabel("Verification code").waitFor();
      await page.goto(site.address("calculator"));
      await page.goBack();
      await page.getByLabel("Verification code").waitFor();
      await page.goForward();
      await page.getByRole("slider").waitFor();
      expect(page.url()).toBe(site.address("calculator"));
    });
  });

  test.skipIf(!isThere)(
    "waits for consent, and then tells the page's data layer and the debug panel",
    async () => {
      await open("consent", async ({ page }) => {
        await page.waitForLoadState("networkidle");
        expect(await statuses(page)).toEqual(["waiting"]);
        await page.getByRole("link", { name: "Read more" }).waitFor();
        await page.evaluate(() => {
          document.dispatchEvent(
            new CustomEvent("widget:consent", { detail: { purpose: "marketing" } }),
          );
        });
        await page.getByRole("slider").waitFor();
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer") ?? [])))
          .toContain("SubscriptionCalculator");
        await page.goto(`${page.url()}?dining-debug`);
        await page.getByText("SubscriptionCalculator").first().waitFor();
      });
    },
  );

  test.skipIf(!isThere)(
    "has a first screen without a script, which the widget takes over",
    async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        await page.goto(site.address("snapshot"));
        await page.getByRole("slider").waitFor();
      } finally {
        await context.close();
      }
      await open("snapshot", async ({ page }) => {
        await expect.poll(() => statuses(page)).toEqual(["ready"]);
        await page.getByRole("slider").focus();
        await page.keyboard.press("Home");
        expect(await page.getByRole("slider").inputValue()).toBe("0");
        expect(await page.getByRole("slider").count()).toBe(1);
      });
    },
  );

  test.skipIf(!isThere)(
    "works behind a cache that minifies pages, and in a zoomed page",
    async () => {
      const cache = await serve(async ({ pathname, search }) => {
        const response = await fetch(site.url + pathname + search);
        const type = response.headers.get("content-type") ?? "";
        const policy = response.headers.get("content-security-policy") ?? "";
        const body = Buffer.from(await response.arrayBuffer());
        return {
          type,
          body: type.includes("html")
            ? minified(body.toString())
                .replaceAll(site.url, cache.origin)
                .replaceAll(site.url.replaceAll("/", "\\/"), cache.origin)
            : body,
          headers: { "content-security-policy": policy },
        };
      });
      try {
        await open("offer", async ({ page }) => {
          await page.goto(site.address("offer").replace(site.url, cache.origin));
          await page.getByLabel("Phone number or email").fill("512 555 0199");
          await page.getByRole("button", { name: "Continue" }).click();
          await page.getByLabel("Verification code").waitFor();
          expect(await overflowing(page)).toEqual([]);
        });
      } finally {
        await cache.close();
      }
      // A page of 1280 pixels at 400 % is as wide as a phone.
      await open(
        "calculator",
        async ({ page }) => {
          await page.getByRole("slider").waitFor();
          expect(await overflowing(page)).toEqual([]);
        },
        320,
      );
    },
  );

  test.skipIf(!isThere || engine.name !== "rails")(
    "moves between pages with Turbo: Drive, a frame, a stream, morphing, and Back",
    async () => {
      await open("calculator", async ({ page }) => {
        const slider = page.getByRole("slider").first();
        await slider.focus();
        await page.keyboard.press("Home");
        await page.evaluate(() =>
          new Promise((rendered) => {
            addEventListener("turbo:render", rendered, { once: true });
            Reflect.get(window, "Turbo").session.refresh(location.href);
          }).then(() => {}),
        );
        expect(await slider.inputValue()).toBe("0");
        await page.getByRole("link", { name: "Load into the frame" }).click();
        await page.locator("turbo-frame [data-widget=DynamicSlider]").waitFor();
        await expect.poll(() => statuses(page)).toEqual(["ready", "ready"]);
        await page.getByRole("button", { name: "Add by a stream" }).click();
        await page.locator("#added").getByLabel("Phone number or email").waitFor();
        await page.getByRole("link", { name: "offer", exact: true }).click();
        await page.waitForURL(site.address("offer").replace(/\/$/, ""));
        await page.getByLabel("Phone number or email").waitFor();
        await expect.poll(() => statuses(page)).toEqual(["ready"]);
        await page.goBack();
        await page.getByRole("slider").first().waitFor();
        await expect
          .poll(() => statuses(page).then((all) => new Set(all)))
          .toEqual(new Set(["ready"]));
      });
    },
  );
});

/** A page as optimizing plugins leave it: no comments and quotes that it does not need, the loader last. */
function minified(html: string): string {
  const loader = /<script type="module"[^>]*mount\.js[^>]*><\/script>/.exec(html)?.[0] ?? "";
  return html
    .replace(loader, "")
    .split(/(<(?:script|style)[\s\S]*?<\/(?:script|style)>)/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replace(/<!--[\s\S]*?-->/g, "")
            .replace(/\s+/g, " ")
            .replace(/ (data-[\w-]+|class|id|lang)="([\w-]+)"/g, " $1=$2")
            .replace("</body>", `${loader}</body>`)
            .replaceAll("> <", "><"),
    )
    .join("");
}

/** The sizes of the first widget's parts. */
function measures(page: Page): Promise<(string | number)[][]> {
  return page.evaluate(() =>
    [...(document.querySelector("[data-widget]")?.shadowRoot?.querySelectorAll("*") ?? [])].map(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return [element.tagName, Math.round(width), Math.round(height)];
      },
    ),
  );
}

/** The parts of widgets that are wider than their widget. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-widget]")].flatMap((widget) =>
      widget.scrollWidth > widget.clientWidth ? [`${widget.dataset["widget"]} is too wide`] : [],
    ),
  );
}

function statuses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const api = window.DiningWidgets;
    return api && "list" in api ? api.list().map(({ status }) => status) : [];
  });
}
