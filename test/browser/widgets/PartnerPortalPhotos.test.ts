// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
}, 120_000);
afterAll(() => harness?.close());

async function open(scenario: string) {
  const visit = await harness.visit(`/?widget=PartnerPortal&scenario=${scenario}&play=1`);
  await visit.page.locator("html[data-played=done]").waitFor();
  return visit;
}

/** A real picture, as a browser writes it. */
async function picture(page: Page, name: string, width: number) {
  const base64 = await page.evaluate((size) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: 900 });
    canvas.getContext("2d")!.fillRect(0, 0, size / 2, 900);
    return canvas.toDataURL("image/png").split(",")[1]!;
  }, width);
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

describe("photos in a browser", () => {
  test(
    "photos are 280 px high, and the arrow keys move one without losing the focus [A9.25]",
    { tags: ["essential"] },
    async () => {
      const { page, close } = await open("brand-photos");
      const photos = page.locator(".picture.photo");
      expect(
        await photos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)),
      ).toEqual([280, 280, 280, 280]);
      await page.getByRole("button", { name: "Move later: photo 1" }).focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      const focused = await page.evaluate(() =>
        document
          .querySelector("[data-widget]")
          ?.shadowRoot?.activeElement?.getAttribute("aria-label"),
      );
      expect(focused).toBe("Move later: photo 3");
      await close();
    },
  );

  test("photos are previewed, sent and decoded: a damaged one is reported before it leaves [P18] [P19]", async () => {
    const { page, close, urls, console: said, violations } = await open("brand-photos");
    const field = page.getByLabel("Choose photos");
    const whole = await picture(page, "terrace.png", 1600);
    await field.setInputFiles({
      ...whole,
      name: "damaged.png",
      buffer: whole.buffer.subarray(0, 60),
    });
    await page.getByText("This image is damaged.").waitFor();
    expect(urls.filter((url) => url.includes("cloudinary"))).toEqual([]);
    await field.setInputFiles(whole);
    await page.getByText("5 of 5", { exact: true }).waitFor();
    expect(
      urls.some((url) =>
        url.startsWith("https://api.cloudinary.com/v1_1/dine-harness/image/upload"),
      ),
    ).toBe(true);
    await field.setInputFiles({ ...whole, name: "the same.png" });
    await page.getByText("You’ve already added this image.").waitFor();
    expect([...said, ...violations]).toEqual([]);
    await close();
  });

  test("a photo is cropped around its focal point by keyboard into a new photo, and the original stays in the project [A7.22] [A7.23]", async () => {
    const { page, close, violations } = await open("brand-photos");
    const others = page.getByText(/^More photos of your project/);
    const before = Number(/\d+/.exec(await others.innerText())?.[0]);
    await page.getByRole("button", { name: "Crop: photo 2" }).click();
    const dialog = page.getByRole("dialog", { name: "Crop photo 2" });
    await dialog.getByLabel("Shape").selectOption("Square");
    const point = dialog.getByRole("button", { name: /^Focal point: 50% from the left/ });
    await point.focus();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Shift+ArrowLeft");
    await dialog.getByRole("button", { name: /^Focal point: 0% from the left/ }).waitFor();
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Save crop" }).press("Enter");
    await page.getByText("Photo 2 is cropped.").waitFor({ state: "attached" });
    const cropped = page.getByRole("img", { name: "Photo 2" });
    const size = await cropped.evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error("no picture");
      return image.decode().then(() => [image.naturalWidth, image.naturalHeight]);
    });
    expect(size[0]).toBe(size[1]);
    expect(await page.locator(".photo-tile").count()).toBe(4);
    await page.getByText(`More photos of your project (${before + 1})`).waitFor();
    await page.getByText("All changes saved").waitFor();
    expect(violations).toEqual([]);
    await close();
  });

  test("one logo upload makes a dark, a light and the wide versions [A7.21] [P17]", async () => {
    const { page, close } = await open("brand-logo-versions");
    await page.getByRole("button", { name: "Use these 5 logos" }).click();
    await page.getByText("Replace wide light logo").waitFor();
    // The light version of a dark ring has white pixels, and the same transparent ones.
    const colors = await page
      .getByRole("img", { name: "Light logo on dark", exact: true })
      .evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error("no picture");
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext("2d")!;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const colors = new Set<string>();
        for (let at = 0; at < data.length; at += 4)
          colors.add(data[at + 3] === 0 ? "clear" : `${data[at]} ${data[at + 1]} ${data[at + 2]}`);
        return [...colors].toSorted();
      });
    expect(colors).toEqual(["255 255 255", "clear"]);
    expect(await page.getByText("Choose your logo").count()).toBe(0);
    await close();
  });
});

describe("the preview", () => {
  test("the preview shows beside the form on a wide screen, and behind a button on a phone", async () => {
    const { page, close } = await open("location-details");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Harbor Grill Pier 9");
    const card = page.getByRole("article", { name: "Guest preview" });
    await card.getByText("Harbor Grill Pier 9").waitFor();
    expect(await page.getByRole("button", { name: "Preview" }).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await card.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("dialog").getByText("Harbor Grill Pier 9").waitFor();
    await close();
  });
});
