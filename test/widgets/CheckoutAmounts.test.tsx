import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { overrideBackend } from "../support/mountWidget.ts";
import { fillCard, fillDetails, open, purchases } from "./checkoutSupport.ts";

/** A checkout with this price and this charge, and the answer to its purchase. */
function priced(item: number | string, charge: number | string | null, answer: object): void {
  overrideBackend(
    http.get(/\/api\/v5\/checkout$/, () =>
      HttpResponse.json({
        item: {
          kind: "credit",
          id: "regular",
          slug: "regular",
          name: "House credit",
          pay_amount: item,
          get_amount: 125,
        },
        ...(charge !== null && { amount_to_charge: charge }),
        stripe_public_key: "pk_test_harness",
        country_code: "US",
        user: null,
        purchase: null,
        project: { id: "42", name: "Osteria Lucca" },
      }),
    ),
    http.post(/cash_purchases\.json$/, () =>
      HttpResponse.json({ id: "p9", new_user: false, ...answer }, { status: 201 }),
    ),
  );
}

describe("Checkout: amounts", () => {
  it.each([
    [4.35, null, "$4.35"],
    [0.1 + 0.2, null, "$0.30"],
    ["1234.5", null, "$1,234.50"],
    [100, 82.35, "$82.35"],
    [100, "0.29", "$0.29"],
  ] as const)(
    "for an item of %s with a charge of %s the button and the receipt say %s, whole cents of the server’s figure (fault D7)",
    async (item, charge, shown) => {
      const charged = charge ?? item;
      priced(item, charge, { amount_charged: charged, amount_credited: 125 });
      const mounted = await open();
      await fillDetails(mounted);
      await fillCard(mounted);
      await mounted.guest.press(`Pay ${shown}`);
      await mounted.guest.see("Purchase Successful");
      expect(mounted.shadow.textContent).toContain(shown);
      expect(purchases(mounted)).toHaveLength(1);
      // Only the server decides what is charged.
      expect(JSON.stringify(purchases(mounted)[0]?.body)).not.toMatch(/amount|price|cents/);
    },
  );

  it("shows what was charged where the server’s answer differs from the button (fault D7)", async () => {
    priced(100, 100, { amount_charged: 99.5, amount_credited: 124.95 });
    const mounted = await open();
    await fillDetails(mounted);
    await fillCard(mounted);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(mounted.shadow.textContent).toContain("$99.50");
    expect(mounted.shadow.textContent).toContain("$124.95");
  });
});
