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
  test("photos stand at height 280, and the arrow keys move one without losing the focus [A9.25]", async () => {
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
  });

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
});
