import { describe, expect, test } from "vitest";
import { offerAnswer } from "../../../shared/contracts/offers.ts";
import { addOne, checkoutUrl, creditTotal, removeOne, validTiers } from "./tierChoice.ts";

describe("the tier choice", () => {
  const [tier] = validTiers(
    offerAnswer.parse({
      offer: { id: 1 },
      tiers: [{ ico_id: "a", pay_amount: 30000, get_amount: 33000 }],
    }).tiers,
  );
  test("tiers can be added up to 99,000 dollars of credit [A5.06] [A9.03] [O19]", () => {
    if (!tier) throw new Error("no tier");
    const three = [1, 2, 3].reduce<ReturnType<typeof addOne>>(
      (chosen) => addOne(tier, chosen),
      null,
    );
    expect(three && creditTotal(tier, three.quantity)).toBe(9_900_000);
    expect(addOne(tier, three)).toBeNull();
    expect(three && removeOne(three)).toEqual({ icoId: "a", quantity: 2 });
  });
  test("the checkout address carries the tier, its quantity and the campaign [O19]", () => {
    expect(
      checkoutUrl(
        "https://h.example/checkout",
        { icoId: "a", quantity: 1 },
        { utm_source: "mail" },
      ),
    ).toBe("https://h.example/checkout?ico_id=a&utm_source=mail");
    expect(checkoutUrl("https://h.example/checkout", { icoId: "a", quantity: 2 }, {})).toBe(
      "https://h.example/checkout?ico_id=a&quantity=2",
    );
  });
  test("tiers without an id or positive amounts, those above the maximum, and repeated tiers, are dropped [A5.06]", () => {
    const tiers = offerAnswer.parse({
      offer: { id: 1 },
      tiers: [
        { ico_id: "a", pay_amount: 0, get_amount: 5 },
        { ico_id: "b", pay_amount: 5, get_amount: 6 },
        { ico_id: "b", pay_amount: 5, get_amount: 6 },
        { ico_id: "c", pay_amount: 99_500, get_amount: 120_000 },
        { pay_amount: 5 },
        null,
      ],
    }).tiers;
    expect(validTiers(tiers).map(({ icoId }) => icoId)).toEqual(["b"]);
  });
});
