// @module-tag thorough
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { examples } from "../../../src/widgets/AmbassadorUserProfile/examples.ts";
import { markup } from "../matrix/markup.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";

let site: MockSite;

beforeAll(async () => {
  site = await openMockSite();
});
beforeEach(() => site.api.open());
afterAll(() => site?.close());

const wide = { viewport: { width: 1280, height: 900 } };
const widget = '<div data-widget="AmbassadorUserProfile" data-load="eager"></div>';
const profileMarkup = (options: object = {}) => {
  const { options: exampleOptions } = examples[0] ?? {};
  return markup("AmbassadorUserProfile", {
    key: "given",
    title: "",
    options: { ...exampleOptions, ...options },
  });
};

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("guest@example.com");
  await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Gina Guest" }).waitFor();
}

/** A real picture, drawn and encoded by the browser. */
async function picture(
  page: Page,
  mimeType: string,
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const encoded = await page.evaluate(async (type) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 });
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = "#0b6b45";
    context?.fillRect(0, 0, 320, 240);
    return canvas.toDataURL(type);
  }, mimeType);
  return { name, mimeType, buffer: Buffer.from(encoded.split(",")[1] ?? "", "base64") };
}

describe("the photo", () => {
  test.each([
    ["image/jpeg", "me.jpg"],
    ["image/png", "me.png"],
  ])(
    "a real %s is shown, sent and taken over by a new load of the page [C4.28] [C5.21] [AM4]",
    { tags: ["essential"] },
    async (type, name) => {
      const { page, close, uncaught } = await site.visit({
        body: widget,
        policy: false,
        context: wide,
      });
      await signIn(page);
      await page.getByRole("button", { name: "Edit Photo" }).click();
      await page.locator("input[type=file]").setInputFiles(await picture(page, type, name));
      await expect
        .poll(() =>
          page
            .getByAltText("Preview of your photo")
            .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        )
        .toBe(true);
      const patchRequest = page.waitForRequest((request) => request.method() === "PATCH");
      const loaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Save photo" }).click();
      expect((await patchRequest).headers()["content-type"]).toMatch(
        /^multipart\/form-data; boundary=/,
      );
      expect((await patchRequest).headers()["authorization"]).toMatch(/^Bearer ./);
      await loaded;
      await page.getByRole("heading", { name: "Gina Guest" }).waitFor();
      expect(uncaught).toEqual([]);
      await close();
    },
  );

  test("bytes that only claim to be a picture, and one that is too large, are refused before anything leaves (fault B6) [AM4]", async () => {
    const { page, close } = await site.visit({
      body: profileMarkup(),
      config: { trustAttributes: true },
      policy: false,
      context: wide,
    });
    const patchedUrls: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "PATCH" && patchedUrls.push(request.url()),
    );
    await page.getByRole("button", { name: "Edit Photo" }).click();
    const choose = (buffer: Buffer) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
    await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
    await page.getByText("This isn’t a JPEG or PNG picture.").waitFor();
    await choose(Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;", "latin1"));
    await page.getByText("This isn’t a JPEG or PNG picture.").waitFor();
    await choose(
      Buffer.concat([
        (await picture(page, "image/jpeg", "me.jpg")).buffer,
        Buffer.alloc(5 * 1024 * 1024),
      ]),
    );
    await page.getByText("The limit is 5 MB.").waitFor();
    expect(await page.getByRole("button", { name: "Save photo" }).count()).toBe(0);
    expect(patchedUrls).toEqual([]);
    await close();
  });

  test("a failed upload is shown beside the photo, which can be sent again, and logged [AM4]", async () => {
    site.api.open("ambassador-picture-down");
    const visit = await site.visit({ body: widget, policy: false, context: wide });
    const { page, close } = visit;
    await signIn(page);
    await page.getByRole("button", { name: "Edit Photo" }).click();
    await page
      .locator("input[type=file]")
      .setInputFiles(await picture(page, "image/png", "me.png"));
    await page.getByRole("button", { name: "Save photo" }).click();
    await page.getByText("We couldn’t update your photo. Try again.").waitFor();
    expect(visit.console.some((line) => line.includes("the photo was not updated"))).toBe(true);
    site.api.open();
    await page.getByAltText("Preview of your photo").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.textContent,
        ),
      )
      .toBe("Edit Photo");
    await close();
  });
});

describe("the figures", () => {
  test(
    "the figures are drawn only when they come into view, each with its table behind it [C2.141] [C2.142]",
    { tags: ["essential"] },
    async () => {
      const { page, close } = await site.visit({
        body: `<p style="height:3000px"></p>${profileMarkup()}`,
        config: { trustAttributes: true },
        policy: false,
        context: wide,
      });
      await page.getByText("Maya Ambrose").waitFor();
      const before = site.bundle.requests.length;
      expect(await page.locator(".chart-place svg").count()).toBe(0);
      // A chart far below the viewport gets its height when the page scrolls there.
      await expect
        .poll(async () => {
          await page.locator(".chart").last().scrollIntoViewIfNeeded();
          return page.locator(".chart-place svg").count();
        })
        .toBeGreaterThan(1);
      expect(site.bundle.requests.length).toBeGreaterThan(before);
      expect(await page.locator(".recharts-line").count()).toBe(1);
      expect(await page.locator(".recharts-bar").count()).toBe(1);
      await page.locator("summary", { hasText: "Earnings as a table" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("table", { name: "Earnings" }).getByText("$120.00").first().waitFor();
      await close();
    },
  );

  test("the figures are narrowed by keyboard to the newest months", async () => {
    const { page, close } = await site.visit({
      body: profileMarkup(),
      config: { trustAttributes: true },
      policy: false,
      context: wide,
    });
    const rows = page
      .getByRole("table", { name: "Reach", includeHidden: true })
      .locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(12);
    await page.getByLabel("Show", { exact: true }).focus();
    await page.keyboard.press("End");
    await expect.poll(() => rows.count()).toBe(3);
    expect(await page.getByLabel("Show", { exact: true }).inputValue()).toBe("3");
    await close();
  });

  test("the figures are downloaded as a file in which a spreadsheet finds no formula (fault B9)", async () => {
    const stats = {
      earnings: {
        stats: [
          ['=HYPERLINK("https://evil.example")', 12.5],
          ["+1", 3],
          ["Q3", 7],
        ],
      },
      reach: { stats: [["@SUM(A1)", 4]] },
    };
    const { page, close } = await site.visit({
      body: profileMarkup({ stats }),
      config: { trustAttributes: true },
      policy: false,
      context: wide,
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("ambassador-figures.csv");
    const text = await readFile(await download.path(), "utf8");
    const cells = text
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/)
      .slice(1)
      .filter(Boolean);
    expect(cells).toHaveLength(4);
    expect(cells.filter((line) => /^"?[=+@-]/.test(line))).toEqual([]);
    expect(text).toContain("Q3,7.00,");
    await close();
  });
});

describe("brand links", () => {
  test("a brand's link is copied, shared and shown as a QR code [AM3]", async () => {
    const { page, close, uncaught } = await site.visit({
      body: profileMarkup(),
      config: { trustAttributes: true },
      policy: false,
      context: { ...wide, permissions: ["clipboard-read", "clipboard-write"] },
      before: () =>
        Object.defineProperty(navigator, "share", {
          value: (shared: ShareData) => Promise.resolve(void Object.assign(window, { shared })),
        }),
    });
    await page.getByRole("button", { name: "Copy link: Osteria Luna" }).click();
    await page.getByText("Link copied.").waitFor();
    await page.getByText("Copied", { exact: true }).first().waitFor({ state: "hidden" });
    await page.getByText("Copied", { exact: true }).last().waitFor({ state: "visible" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "https://dine.example/b/luna?a=maya",
    );
    await page.getByRole("button", { name: "Share: Osteria Luna" }).click();
    await expect
      .poll(() => page.evaluate((): unknown => Reflect.get(window, "shared")?.url))
      .toBe("https://dine.example/b/luna?a=maya");
    await page.getByText("QR code: Osteria Luna").click();
    await page.getByRole("img", { name: "QR code for the link to Osteria Luna" }).waitFor();
    expect(uncaught).toEqual([]);
    await close();
  });

  test("a brand's link is drawn as a picture, which is downloaded where no files can be shared", async () => {
    const { page, close, uncaught } = await site.visit({
      body: profileMarkup(),
      config: { trustAttributes: true },
      policy: false,
      context: wide,
      before: () => Object.defineProperty(navigator, "canShare", { value: () => false }),
    });
    await page.getByText("QR code: Osteria Luna").click();
    await page.getByRole("img", { name: "QR code for the link to Osteria Luna" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Share as a picture: Osteria Luna" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Osteria-Luna.png");
    const drawn = await readFile(await download.path(), "base64");
    const { size, corner, code } = await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const colors = (x: number, y: number, width: number) => [
        ...new Set(
          [...Array(width).keys()].map((step) =>
            [...(context?.getImageData(x + step, y, 1, 1).data ?? [])].join(),
          ),
        ),
      ];
      return {
        size: [bitmap.width, bitmap.height],
        corner: colors(0, 0, 1),
        code: colors(270, 800, 540),
      };
    }, drawn);
    expect(size).toEqual([1080, 1350]);
    expect(corner).toEqual(["11,107,69,255"]);
    expect(code).toEqual(expect.arrayContaining(["0,0,0,255", "255,255,255,255"]));
    expect(uncaught).toEqual([]);
    await close();
  });

  test("a brand's link is shown selected if the browser refuses to copy it (fault J3)", async () => {
    const { page, close } = await site.visit({
      body: profileMarkup(),
      config: { trustAttributes: true },
      policy: false,
      context: wide,
      before: () =>
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
        }),
    });
    await page.getByRole("button", { name: "Copy link: Osteria Luna" }).click();
    await page.getByText("Press Ctrl/⌘ + C to copy").waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      "https://dine.example/b/luna?a=maya",
    );
    await close();
  });
});
