import { describe, expect, it } from "vitest";
import { fillDetails, open } from "./checkoutSupport.ts";

const card = { id: 7, brand: "visa", last_four: "4242", exp_month: 4, exp_year: 2040 };

describe("Checkout without a key for new cards", () => {
  it("says on the first screen that nothing can be paid, and asks for nothing", async () => {
    const mounted = await open({ backend: "no-card-key" });
    await mounted.guest.see("You can’t pay on this page yet");
    await mounted.guest.see("$100.00");
    expect(mounted.screen.queryByRole("button", { name: /Try again|Pay|Continue/ })).toBeNull();
    expect(mounted.screen.queryByRole("textbox")).toBeNull();
  });

  it("takes a saved card, and offers no new one", async () => {
    const mounted = await open({
      options: {
        icoId: "9",
        checkout: {
          item: { kind: "credit", id: "9", pay_amount: 80, get_amount: 100 },
          user: {
            id: 1,
            email: "ada@example.com",
            first_name: "Ada",
            last_name: "Okafor",
            credit_cards: [card],
          },
        },
      },
    });
    await mounted.guest.see("Email");
    expect(mounted.shadow.textContent).not.toContain("You can’t pay");
    await mounted.guest.press("Continue");
    await mounted.screen.findByRole("radio", { name: /Visa •••• 4242/ });
    await mounted.screen.findByRole("button", { name: "Pay $80.00" });
    expect(mounted.screen.queryByRole("radio", { name: /A new card/ })).toBeNull();
  });
});

describe("Checkout: words of consent and of the card", () => {
  it("says what text messages cost and how they end", async () => {
    const mounted = await open();
    const consent = await mounted.screen.findByLabelText("Text me restaurant news and bonuses");
    const hint = mounted.shadow.getElementById(consent.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toMatch(/Message and data rates may apply\..*Reply STOP/);
  });

  it("takes the postal code of a card from any country by the full keyboard", async () => {
    const mounted = await open({ backend: "checkout-new-zealand" });
    await fillDetails(mounted);
    const field = await mounted.screen.findByLabelText<HTMLInputElement>("Postcode");
    expect(field.inputMode).not.toBe("numeric");
    await mounted.guest.fill("Postcode", "SW1A 1AA");
    expect(field.value).toBe("SW1A 1AA");
  });
});
