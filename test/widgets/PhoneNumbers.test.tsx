import "../../demo/fakes/stripe.ts";
import { describe, expect, test } from "vitest";
import { mountWidget, requests } from "../support/mountWidget.ts";
import { callsTo, openOffer } from "./offerClaimSupport.ts";
import { fillCard, openAsGuest, pay, payCalls, until } from "./webRedemptionSupport.ts";

const nz = { attributes: { country: "NZ" } };
const invalid = "Please enter a valid phone number.";
const nineDigits = "737555014";

/** A number as typed into the field, and as it is sent. */
const nzNumbers = [
  ["021 123 4567", "64211234567"],
  ["0211234567", "64211234567"],
  ["+64 21 123 4567", "64211234567"],
  ["0064 (21) 123 4567", "64211234567"],
  ["021 123 456", "6421123456"],
  ["021 1234 5678", "642112345678"],
] as const;

describe("OfferClaimApp", () => {
  test("nine digits are no US number, and nothing is sent [A5.18] [A5.22]", async () => {
    const { guest } = await openOffer("PHONE40");
    await guest.fill("Phone number", nineDigits);
    await guest.press("Continue");
    await guest.see(invalid);
    expect(callsTo("/send_sms_verification_code")).toEqual([]);
  });

  test.each(nzNumbers)("in New Zealand %j is sent as %j", async (typed, sent) => {
    const { guest } = await openOffer("PHONE40", nz);
    await guest.fill("Phone number", typed);
    await guest.press("Continue");
    await guest.see("Enter your code");
    expect(callsTo("/send_sms_verification_code").map(({ query }) => query.phone_number)).toEqual([
      sent,
    ]);
  });
});

describe("WebRedemption", () => {
  test("nine digits are no US number, and nothing is paid", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await widget.guest.fill(/Phone number/, nineDigits);
    await pay(widget);
    await widget.guest.see(invalid);
    expect(payCalls()).toEqual([]);
  });

  test("in New Zealand 021 123 4567 is sent with the country's code and no US 1", async () => {
    const widget = await openAsGuest(nz);
    await until(widget, "checkout");
    await fillCard(widget);
    await widget.guest.fill(/Phone number/, "021 123 4567");
    await pay(widget);
    await until(widget, "success");
    expect(payCalls().map(({ body }) => body)).toMatchObject([
      { payment: { phone_number: "64211234567" } },
    ]);
  });
});

describe("MobileLink", () => {
  test.each([
    ["US", nineDigits, []],
    ["NZ", "021 123 4567", [{ phone_number: "64211234567" }]],
  ])("in %s %j leads to the requests %j", async (country, typed, bodies) => {
    const { guest } = await mountWidget("MobileLink", {
      attributes: { country },
      options: { enableTextLink: true },
    });
    await guest.fill("Phone number", typed);
    await guest.tick(/^Text me/);
    await guest.press("Text me the link");
    await guest.see(bodies.length ? "Link sent" : invalid);
    expect(
      requests.filter(({ path }) => path.includes("/mobile_links")).map(({ body }) => body),
    ).toEqual(bodies);
  });
});
