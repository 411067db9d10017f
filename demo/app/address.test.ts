import { describe, expect, it } from "vitest";
import { withAddress } from "./address.ts";

const harnessUrl = "http://localhost:5173/?widget=OfferClaimApp&scenario=hash";

describe("withAddress", () => {
  it.each([
    ["", harnessUrl],
    ["#giftcards", `${harnessUrl}#giftcards`],
    [
      "?code=X&utm_source=y",
      "http://localhost:5173/?code=X&utm_source=y&widget=OfferClaimApp&scenario=hash",
    ],
    [
      "/offers/SPRING/CLAIM1#abc",
      "http://localhost:5173/offers/SPRING/CLAIM1?widget=OfferClaimApp&scenario=hash#abc",
    ],
  ])('applies "%s" to the harness’s own address', (address, expected) => {
    expect(withAddress(harnessUrl, address)).toBe(expected);
  });
});
