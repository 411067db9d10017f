import "../../demo/fakes/stripe.ts";
import { describe, expect, it } from "vitest";
import type { MountedWidget } from "../support/mountWidget.ts";
import * as checkout from "./checkoutSupport.ts";
import * as redeem from "./redeemCheckoutSupport.ts";
import * as redemption from "./webRedemptionSupport.ts";

/** The success of a payment, which has one design in three widgets. */

const widgets: readonly {
  readonly name: string;
  readonly sum: string;
  readonly became: RegExp;
  readonly action: string;
  pay(): Promise<MountedWidget>;
}[] = [
  {
    name: "Checkout",
    sum: "$125.00",
    became: /^added to your account$/,
    action: "Print receipt",
    async pay() {
      const widget = await checkout.open();
      await checkout.buy(widget);
      await widget.guest.see("Purchase Successful");
      return widget;
    },
  },
  {
    name: "RedeemCheckout",
    sum: "$100.10",
    became: /^Paid .+ · Table 12/,
    action: "View Receipt",
    async pay() {
      const widget = await redeem.open();
      await redeem.toReview(widget);
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("Payment Success!");
      return widget;
    },
  },
  {
    name: "WebRedemption",
    sum: "$100.10",
    became: /^Paid .+ · Table 12/,
    action: "View Receipt",
    async pay() {
      const widget = await redemption.open();
      await redemption.until(widget, "checkout");
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("Payment Successful");
      return widget;
    },
  },
];

describe.each(widgets)("the success of $name", ({ sum, became, action, pay }) => {
  it("has the check mark above the heading, then the sum, what became of it, the facts and the receipt", async () => {
    const { shadow, screen } = await pay();
    const part = (selector: string): Element => {
      const found = shadow.querySelector(selector);
      expect(found, selector).not.toBeNull();
      return found ?? document.body;
    };
    const card = part(".pay-proof");
    const inOrder = [
      part(".screen-head .eyebrow .success-mark .icon"),
      part(".screen-head .heading"),
      card,
      screen.getByRole("button", { name: action }),
    ];
    expect(
      inOrder.toSorted((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
    ).toEqual(inOrder);
    const [figure, line, facts] = [...card.children];
    expect(figure?.textContent).toBe(sum);
    expect(line?.textContent).toMatch(became);
    expect(facts?.querySelectorAll("dt").length).toBeGreaterThan(3);
  });
});

describe("the success of a gift", () => {
  it("shows the gift’s card with its amount and its recipient instead of the bare sum", async () => {
    const widget = await checkout.open({ options: { gcoId: "gift-100" } });
    await widget.guest.see("$100.00");
    await widget.guest.tick(/It’s a gift/);
    await checkout.buy(widget);
    await widget.guest.fill("Recipient name", "Sam");
    await widget.guest.fill("Recipient email", "sam@example.com");
    await widget.guest.press("Send gift");
    await widget.guest.see("is on its way to Sam");
    const card = widget.shadow.querySelector(".pay-proof");
    const face = card?.querySelector(".gift-face");
    expect(face?.textContent).toContain("Sam");
    expect(face?.textContent).toContain("$115.00");
    expect(card?.querySelector(":scope > .money")).toBeNull();
  });
});
