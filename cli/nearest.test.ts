import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

const names = ["Checkout", "RedeemCheckout", "SubscriptionCalculator", "Map", "MapV6"];

describe("nearest", () => {
  it.each([
    ["Chekcout", "Checkout"],
    ["checkout", "Checkout"],
    ["redeem-checkout", "RedeemCheckout"],
    ["SubscriptonCalculater", "SubscriptionCalculator"],
    ["MapV7", "MapV6"],
  ])("finds for %s the name %s", (written, expected) => {
    expect(nearest(written, names)).toBe(expected);
  });

  it.each(["Carousel", "", "Ma"])("finds nothing for %j", (written) => {
    expect(nearest(written, names)).toBeUndefined();
  });

  it("allows one edit per given number of letters", () => {
    expect(nearest("mode", ["code"], 5)).toBeUndefined();
    expect(nearest("mode", ["code"], 4)).toBe("code");
  });
});
