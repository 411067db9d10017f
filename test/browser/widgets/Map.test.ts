// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knownBrands, manyBrands } from "../../../mock-api/mapBrands.ts";
import { openSite, type Site } from "../support/site.ts";
import { atRest, settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  site.routes.set("/api/v5/map", () => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ brands: knownBrands() }),
  }));
  site.routes.set("/api/v4/ip_location", () => ({
    headers: { "content-type": "application/json" },
    body: '{"location":[30.2672,-97.7431]}',
  }));
});
afterAll(() => site?.close());

const body = '<div data-widget="Map" data-load="eager"></div>';
const wide = { viewport: { width: 1280, height: 900 } };

type Color = readonly [red: number, green: number, blue: number];

/** RGBA values of an image's pixels, row by row. */
async function pixels(page: Page, png: Buffer): Promise<readonly number[]> {
  const decoder = await page.context().newPage();
  const pixels = await decoder.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${base64}`)).blob(),
    );
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
  }, png.toString("base64"));
  await decoder.close();
  return pixels;
}

async function pixel(page: Page, png: Buffer): Promise<readonly number[]> {
  return (await pixels(page, png)).slice(0, 3);
}

/** The positions of the pixels that match. */
function placesOf(
  picture: readonly number[],
  width: number,
  isKind: (color: Color) => boolean,
): [x: number, y: number][] {
  const positions: [number, number][] = [];
  for (let at = 0; at < picture.length; at += 4)
    if (isKind([picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0]))
      positions.push([(at / 4) % width, Math.floor(at / 4 / width)]);
  return positions;
}

describe("the map", () => {
  test("draws the outline without third parties, and never traps Tab; Escape returns to the list [MP3]", async () => {
    const { page, close, violations, uncaught } = await site.visit({ body, context: wide });
    const foreign: string[] = [];
    page.on(
      "request",
      (request) =>
        ![site.host.origin, site.bundle.origin, "blob:"].some((own) =>
          request.url().startsWith(own),
        ) && foreign.push(request.url()),
    );
    await page.locator(".maplibregl-canvas").waitFor();
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await page.locator(".maplibregl-canvas").focus();
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() =>
        document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.closest(".map-canvas"),
      ),
    ).toBeNull();
    await page.locator(".maplibregl-canvas").focus();
    await page.keyboard.press("Escape");
    expect(
      await page.evaluate(() =>
        document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.getAttribute("type"),
      ),
    ).toBe("search");
    expect([foreign, violations, uncaught]).toEqual([[], [], []]);
    await close();
  });

  test("tags are as small as their class says, the list leaves room for the focus ring, Near me is in the middle of its button", async () => {
    const { page, close } = await site.visit({ body, context: wide });
    const chip = page.locator(".chip").first();
    await chip.waitFor();
    const styleOf = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, property) => getComputedStyle(element).getPropertyValue(property),
          name,
        );
    expect(await styleOf(".chip", "font-size")).toBe("13px");
    expect(await styleOf(".place-rows", "padding-left")).toBe("4px");
    const middle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const offset =
      (await middle(".finder-search .with-icon")) - (await middle(".finder-search .button"));
    expect(Math.abs(offset)).toBeLessThan(1);
    await close();
  });

  test("a short window shows the whole card of a place, below the map's own buttons", async () => {
    const { page, close } = await site.visit({
      body,
      context: { viewport: { width: 390, height: 640 } },
    });
    await page.locator(".pane-switch").click();
    await page.locator(".map-canvas[data-drawn]").waitFor();
    await page.locator(".place-head").first().click();
    const card = page.locator(".map-card");
    await card.waitFor();
    expect(
      await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    const top = (await card.boundingBox())?.y ?? 0;
    for (const above of await page.locator(".map-zoom, .map-search button, .map-follow").all()) {
      const box = await above.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    await close();
  });

  test("an open place has its number on its pin", async () => {
    const { page, close } = await site.visit({ body, context: wide });
    await page.locator(".place-head").first().click();
    await page.locator(".map-canvas[data-drawn]").waitFor();
    const map = await page.locator(".finder-map").boundingBox();
    const [sidePx, dark] = [14, [20, 33, 27]];
    const pin = {
      x: (map?.x ?? 0) + (map?.width ?? 0) / 2 - sidePx / 2,
      y: (map?.y ?? 0) + (map?.height ?? 0) / 2 - sidePx / 2,
      width: sidePx,
      height: sidePx,
    };
    /** The pixels in the accent color, and those of the number on it. */
    const inside = async () => {
      const picture = await pixels(page, await page.screenshot({ clip: pin, type: "png" }));
      const near = (color: readonly number[]) =>
        placesOf(picture, sidePx, (one) =>
          one.every((part, at) => Math.abs(part - (color[at] ?? 0)) < 60),
        ).length;
      return { accent: near([255, 197, 51]) > 40, figure: near(dark) > 4 };
    };
    await expect.poll(inside, { timeout: 20_000 }).toEqual({ accent: true, figure: true });
    await close();
  });

  test("the list is one stop of Tab before the map, and the arrow keys walk its rows", async () => {
    const { page, close } = await site.visit({ body, context: wide });
    const focused = () =>
      page.evaluate(() => {
        const active = document.querySelector("[data-widget]")?.shadowRoot?.activeElement;
        if (active?.closest(".finder-map")) return "map";
        return active?.closest("[data-index]")?.getAttribute("data-index") ?? "";
      });
    await page.getByText("44 places").waitFor();
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await page.locator(".place-head").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("2");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("map");
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe("2");
    await page.keyboard.press("End");
    expect(await focused()).toBe("43");
    await close();
  });

  test("on a phone the list begins with a few whole rows in the page, and shows more on request", async () => {
    const { page, close } = await site.visit({
      body,
      context: { viewport: { width: 390, height: 844 } },
    });
    await page.getByText("44 places").waitFor();
    const rows = page.locator(".place");
    const list = page.getByRole("list", { name: "Places" });
    const hiddenPx = () =>
      list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect([await rows.count(), await hiddenPx()]).toEqual([6, 0]);
    const more = page.getByRole("button", { name: "Show 12 more" });
    for (const count of [18, 30, 42]) {
      await more.click();
      await expect.poll(() => rows.count()).toBe(count);
    }
    await page.getByRole("button", { name: "Show 2 more" }).click();
    await expect.poll(() => rows.count()).toBe(44);
    expect([
      await hiddenPx(),
      await page.getByRole("button", { name: /^Show \d+ more$/ }).count(),
    ]).toEqual([0, 0]);
    await close();
  });

  test("over a narrow map the list is a sheet: a drag, the keys and a place change it, and the map says that it loads", async () => {
    const { page, close, uncaught } = await site.visit({
      body,
      context: { viewport: { width: 390, height: 844 } },
    });
    await page.getByRole("button", { name: "Show map" }).click();
    await page.getByText("Loading the map…").waitFor();
    await page.locator(".map-canvas[data-drawn]").waitFor();
    expect(await page.getByText("Loading the map…").count()).toBe(0);
    const handle = page.getByRole("button", { name: "More of the list" });
    const size = () => page.locator(".place-sheet").getAttribute("data-size");
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    const [map, sheet, zoom] = [
      await boxOf(".finder-map"),
      await boxOf(".place-sheet"),
      await boxOf(".map-zoom"),
    ];
    expect(sheet.bottom).toBeCloseTo(map.bottom, 0);
    expect(zoom.bottom).toBeLessThan(sheet.top);
    expect(map.bottom).toBeLessThanOrEqual(844);

    const drag = async (byPx: number) => {
      const box = await handle.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + byPx, { steps: 4 });
      await page.mouse.up();
    };
    await drag(90);
    expect(await size()).toBe("peek");
    await handle.focus();
    await page.keyboard.press("ArrowUp");
    expect(await size()).toBe("half");
    await page.locator(".place-head").nth(1).click();
    await page.locator(".map-card strong").getByText("The Copper Ladle").waitFor();
    expect(await page.locator(".place-sheet").isVisible()).toBe(false);
    // The whole card shows, below the controls.
    const card = page.locator(".map-card");
    expect(
      await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    expect((await boxOf(".map-zoom")).bottom).toBeLessThan((await boxOf(".map-card")).top);
    await page.getByRole("button", { name: "Close" }).click();
    await atRest(page);
    await drag(-200);
    await page.getByRole("button", { name: "Show map" }).waitFor();
    expect(await page.locator(".finder-map").isVisible()).toBe(false);
    expect(uncaught).toEqual([]);
    await close();
  });

  test("searches the area that it was moved to on request, and everywhere again [MP2]", async () => {
    const { page, close } = await site.visit({ body, context: wide });
    await page.getByText("44 places").waitFor();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Search this area" }).click();
    await page.getByText(/^\d+ of 44 places$/).waitFor();
    expect(await page.locator(".place").count()).toBeLessThan(44);
    await page.getByRole("button", { name: /Map area only/ }).click();
    await page.getByText("44 places").waitFor();
    await close();
  });

  test.each([
    [
      "is drawn in the host’s own style",
      '{"version":8,"sources":{},"layers":[{"id":"host","type":"background","paint":{"background-color":"#ff00ff"}}]}',
      true,
    ],
    ["is drawn as an outline where the host’s style is broken", '{"version":8', false],
  ])("%s, with the same places and the same keys [MP3]", async (_, style, isHosts) => {
    site.routes.set("/style.json", () => ({
      headers: { "content-type": "application/json" },
      body: style,
    }));
    const { page, close, uncaught, violations } = await site.visit({
      body: `${body.replace("></div>", ' data-style-url="/style.json"></div>')}<button>after</button>`,
      context: wide,
    });
    await page.locator(".map-canvas[data-drawn]").waitFor();
    const corner = await page.locator(".finder-map").boundingBox();
    const shot = await page.screenshot({
      clip: { x: (corner?.x ?? 0) + 40, y: (corner?.y ?? 0) + 80, width: 1, height: 1 },
      type: "png",
    });
    expect(await pixel(page, shot)).toEqual(isHosts ? [255, 0, 255] : [246, 244, 239]);
    await page.locator(".maplibregl-canvas").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Search this area" }).waitFor();
    for (
      let turn = 0;
      turn < 8 && !(await page.evaluate(() => document.activeElement?.textContent === "after"));
      turn++
    )
      await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("after");
    expect([uncaught, violations]).toEqual([[], []]);
    await close();
  });

  test("asks for the visitor's position only on a press, and offers the search when refused (fault I6) [MP5]", async () => {
    const { page, close } = await site.visit({
      body,
      context: { ...wide, permissions: [] },
      before: () => {
        const { geolocation } = navigator;
        const ask = geolocation.getCurrentPosition.bind(geolocation);
        Object.assign(window, { asked: 0 });
        geolocation.getCurrentPosition = (...given) => {
          Reflect.set(window, "asked", Reflect.get(window, "asked") + 1);
          ask(...given);
        };
      },
    });
    const locationRequests = () => page.evaluate((): unknown => Reflect.get(window, "asked"));
    await page.getByText("44 places").waitFor();
    await page.getByLabel("Search by name").fill("seafood");
    await page
      .getByRole("status")
      .getByText(/of 44 places/)
      .waitFor();
    expect(await locationRequests()).toBe(0);
    await page.getByRole("button", { name: "Near me" }).press("Enter");
    await page.getByRole("status").getByText("Search for a city instead.").waitFor();
    expect(await locationRequests()).toBe(1);
    expect(await page.locator(".place").count()).toBeGreaterThan(0);
    await close();
  });

  test("keeps city labels clear of every circle", async () => {
    const { page, close } = await site.visit({ body, context: wide });
    await page.locator(".map-canvas[data-drawn]").waitFor();
    // The first view shows single places; circles with counts, which are filled, are farther away.
    const scale = page.locator(".maplibregl-ctrl-scale");
    for (let levels = 0; levels < 3; levels++) {
      const before = await scale.textContent();
      await page.getByRole("button", { name: "Zoom out" }).click();
      await expect.poll(() => scale.textContent()).not.toBe(before);
      await atRest(page);
    }
    await page.locator(".map-canvas[data-drawn]").waitFor();
    await atRest(page);
    const around = await page.locator(".finder-map").boundingBox();
    const picture = await pixels(
      page,
      await page.screenshot({
        clip: { x: (around?.x ?? 0) + 230, y: (around?.y ?? 0) + 150, width: 300, height: 420 },
        type: "png",
      }),
    );
    const circles = placesOf(
      picture,
      300,
      ([red, green, blue]) => red < 40 && green > 80 && green < 130 && blue > 50 && blue < 90,
    );
    const words = placesOf(
      picture,
      300,
      ([red, green, blue]) =>
        red > 70 && red < 140 && Math.abs(red - green) < 20 && Math.abs(green - blue) < 20,
    );
    expect([circles.length > 500, words.length > 60]).toEqual([true, true]);
    const nearest = Math.min(
      ...words.map(([x, y]) => Math.min(...circles.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))),
    );
    expect(nearest).toBeGreaterThan(3);
    await close();
  });

  test("shows the list without WebGL, and when its context is lost (fault I3)", async () => {
    const none = await site.visit({
      body,
      context: wide,
      before: () => {
        Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { value: () => null });
      },
    });
    await none.page.getByText(/All places are in the list\./).waitFor();
    await expect.poll(() => none.page.locator(".place").count()).toBe(44);
    expect(none.uncaught).toEqual([]);
    await none.close();

    const lost = await site.visit({ body, context: wide });
    await lost.page.getByRole("button", { name: "Zoom in" }).waitFor();
    await lost.page
      .locator(".maplibregl-canvas")
      .evaluate(
        (canvas) =>
          canvas instanceof HTMLCanvasElement &&
          canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
      );
    await lost.page.getByText(/All places are in the list\./).waitFor();
    await expect.poll(() => lost.page.locator(".place").count()).toBe(44);
    await lost.page.getByRole("button", { name: "Reload map" }).click();
    await lost.page.getByRole("button", { name: "Zoom in" }).waitFor();
    await lost.close();
  });

  test('loads nothing of the map before it is visible: on a phone, not until "Show map"', async () => {
    const { page, close } = await site.visit({
      body,
      context: { viewport: { width: 390, height: 844 } },
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByText("44 places").waitFor();
    await settle(page);
    expect(await page.locator(".maplibregl-canvas").count()).toBe(0);
    requests.length = 0;
    await page.getByRole("button", { name: "Show map" }).click();
    await page.locator(".maplibregl-canvas").waitFor();
    expect(requests.some((url) => url.endsWith(".js"))).toBe(true);
    await close();
  });

  test("reports its height to the parent page of an allowed origin only [MP4] (fault B11)", async () => {
    site.routes.set("/embed/map", () => ({
      body: `<!doctype html><script type="module" src="${site.bundle.origin}/mount.js"></script><div data-widget="Map" data-load="eager" data-embed></div>`,
    }));
    const { page, close } = await site.visit({
      body: '<iframe src="/embed/map?pass=true&colorMode=black" width="600" height="400"></iframe><p id="told"></p>',
      before: () =>
        addEventListener(
          "message",
          ({ data, origin }) =>
            data?.type === "dining-widgets:height" &&
            document
              .querySelector("#told")
              ?.replaceChildren(`${origin} ${data.widget} ${data.height > 300}`),
        ),
    });
    await page.getByText("Map true").waitFor();
    await page.frameLocator("iframe").getByText("38 places").waitFor();
    expect(await page.locator("#told").textContent()).toBe(`${site.host.origin} Map true`);
    await close();
  });

  test("with 50,000 places draws a few of those that the typed words leave (fault K1)", async () => {
    site.routes.set("/api/v5/map", () => ({
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ brands: manyBrands(50_000) }),
    }));
    const { page, close, uncaught } = await site.visit({
      body,
      context: { viewport: { width: 390, height: 844 } },
    });
    await page.getByText("50,000 places").waitFor();
    await page.getByLabel("Search by name").pressSequentially("place 12");
    await page.getByText(/of 50,000 places/).waitFor();
    expect(await page.locator(".place").count()).toBeLessThan(60);
    expect(uncaught).toEqual([]);
    await close();
  });
});
