// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownBrands } from "../../../mock-api/mapBrands.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

const offer = {
  id: 101,
  name: "Welcome dinner",
  amount: 25,
  minimum_spend_amount: 50,
  redeemable_days_short: "Mon–Thu",
  redeemable_hours_short: "5–9 PM",
  restriction_text: "One per table. Not with other offers.",
  brand: { name: "Fig & Ember", hero_image: "/hero.svg" },
  brand_slugs: ["fig-and-ember", "kome"],
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const body =
  '<div data-widget="OfferClaimApp" data-load="eager" data-offer-code="WELCOME25"></div>';

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  site.routes.set("/api/v5/offers/WELCOME25", () => ({
    body: JSON.stringify({ offer }),
    type: "application/json",
  }));
});
afterAll(() => site?.close());

test("on a phone of 390 × 844 px the amount, the terms in one line, the field and Continue are in view, in this order", async () => {
  const { page, close } = await site.visit({ body, context: phone });
  const field = page.getByLabel("Phone number or email");
  await field.waitFor();
  const top = async (locator: ReturnType<typeof page.getByText>) => {
    const box = await locator.boundingBox();
    return box ? { y: box.y, end: box.y + box.height } : { y: NaN, end: NaN };
  };
  const amount = await top(page.getByRole("heading", { name: /25/ }));
  const terms = await top(page.getByText(/^Spend \$50 or more/));
  const input = await top(field);
  const button = await top(page.getByRole("button", { name: "Continue" }));
  expect(amount.end).toBeLessThanOrEqual(terms.y);
  expect(terms.end).toBeLessThanOrEqual(input.y);
  expect(input.end).toBeLessThanOrEqual(button.y);
  expect(button.end).toBeLessThanOrEqual(844);
  expect(await page.getByText("One per table.").isVisible()).toBe(false);
  await close();
});

test("below the view the space of slides and places shows placeholders, and less of it than the content will take", async () => {
  site.routes.set("/api/v5/map", () => new Promise(() => {}));
  const { page, close } = await site.visit({
    body,
    context: { viewport: { width: 390, height: 600 } },
  });
  const slides = page.locator(".extra-slides");
  const placesWidget = page.locator(".extra-places");
  await placesWidget.scrollIntoViewIfNeeded();
  const placeholder = (element: Element) => {
    const { content, backgroundColor, blockSize } = getComputedStyle(element, "::before");
    return (
      content !== "none" && backgroundColor !== "rgba(0, 0, 0, 0)" && parseFloat(blockSize) > 0
    );
  };
  expect(await slides.evaluate(placeholder)).toBe(true);
  expect(await placesWidget.evaluate(placeholder)).toBe(true);
  expect((await placesWidget.boundingBox())?.height).toBeLessThan(400);
  await close();
});

test("places and the offer stand in one column, and the list takes the layout of that column", async () => {
  const brands = knownBrands();
  const brand_slugs = brands.map(({ slug }) => slug);
  site.routes.set("/api/v5/map", () => ({
    body: JSON.stringify({ brands }),
    type: "application/json",
  }));
  site.routes.set("/api/v5/offers/PLACES", () => ({
    body: JSON.stringify({ offer: { ...offer, brand_slugs } }),
    type: "application/json",
  }));
  const { page, close } = await site.visit({
    body: body.replace("WELCOME25", "PLACES"),
    context: { viewport: { width: 860, height: 900 } },
  });
  const places = page.locator(".extra-places");
  await places.scrollIntoViewIfNeeded();
  const more = places.getByRole("button", { name: /^Show \d+ more$/ });
  await more.waitFor();
  const [button, list] = await Promise.all([
    page.getByRole("button", { name: "Continue" }).boundingBox(),
    more.boundingBox(),
  ]);
  expect([list?.x, list?.width]).toEqual([button?.x, button?.width]);
  await close();
});

test("in view nothing shows before it is known that there are places, and nothing goes away", async () => {
  site.routes.set("/api/v5/map", () => new Promise(() => {}));
  const { page, close } = await site.visit({
    body,
    context: { viewport: { width: 1280, height: 900 } },
  });
  await page.locator(".extra-places").waitFor({ state: "attached" });
  expect(
    await page
      .locator(".extra-slides, .extra-places")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)),
  ).toEqual([0, 0]);
  await close();
});

test("on a wide page the offer stays beside the code, which is asked for where the phone number was", async () => {
  site.routes.set("/api/v5/offers/send_sms_verification_code", () => ({
    body: JSON.stringify({ success: true }),
    type: "application/json",
  }));
  const { page, close } = await site.visit({
    body,
    context: { viewport: { width: 1280, height: 900 } },
  });
  const leftOf = async (name: string) =>
    (await page.getByRole("heading", { name }).boundingBox())?.x;
  await page.getByLabel("Phone number or email").fill("512 555 0199");
  const contactLeft = await leftOf("Where can we reach you?");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  expect(await page.getByText("Welcome dinner").isVisible()).toBe(true);
  expect(await leftOf("Enter your code")).toBe(contactLeft);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.getByText("Welcome dinner").isVisible()).toBe(false);
  await close();
});
