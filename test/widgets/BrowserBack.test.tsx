import { describe, expect, it } from "vitest";
import { examples as checks } from "../../src/widgets/WebRedemption/examples.ts";
import { exampleNamed, mountWidget } from "../support/mountWidget.ts";
import * as checkout from "./checkoutSupport.ts";
import * as offer from "./offerClaimSupport.ts";
import * as redeem from "./redeemCheckoutSupport.ts";
import * as redemption from "./webRedemptionSupport.ts";

const stepsOf = (widget: string): unknown => history.state?.diningSteps?.[widget];

/** A separate history entry, which earlier tests have not written to. */
const openedAt = (path: string) => history.pushState(null, "", path);

describe("browser Back goes one step back inside the flow, and what was typed stays", () => {
  it("Checkout: from the payment to who buys, and Forward again", async () => {
    openedAt("/checkout");
    const mounted = await checkout.open();
    await checkout.fillDetails(mounted);
    expect(location.search).toBe("?page=payment");
    history.back();
    await mounted.guest.see("Continue");
    expect(mounted.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
    expect(location.search).toBe("");
    history.forward();
    await mounted.guest.see("Payment");
    expect(location.search).toBe("?page=payment");
  });

  it("Checkout: never back into a form that was paid", async () => {
    openedAt("/checkout");
    const mounted = await checkout.open();
    await checkout.buy(mounted);
    await mounted.guest.see("Purchase Successful");
    const { length } = history;
    expect(stepsOf("Checkout")).toEqual(["checkout", "confirmation"]);
    history.back();
    await expect.poll(() => stepsOf("Checkout")).toEqual(["confirmation"]);
    expect(location.search).toBe("?page=confirmation");
    expect([checkout.pageShown(mounted), history.length]).toEqual(["confirmation", length]);
    expect(checkout.purchases(mounted)).toHaveLength(1);
  });

  it("OfferClaimApp: from the code to the contact, and from there to the offer's code", async () => {
    openedAt("/offers");
    const mounted = await mountWidget("OfferClaimApp");
    await mounted.guest.fill("Offer code", "WELCOME25");
    await mounted.guest.press("Continue");
    await mounted.guest.see(/^Get your bonus|Phone number/);
    await offer.submitPhone(mounted);
    history.back();
    await offer.expectState(mounted, "emailInput");
    expect(mounted.screen.getByLabelText<HTMLInputElement>(/^Phone number/).value).toMatch(/555/);
    history.back();
    await mounted.guest.see("Offer code");
  });

  it("OfferClaimApp: a reload keeps the typed code and contact, and then shows the claim", async () => {
    openedAt("/offers");
    const typed = await mountWidget("OfferClaimApp");
    await typed.guest.fill("Offer code", "WELCOME25");
    await typed.guest.press("Continue");
    await typed.guest.fill(/^Phone number/, "512 555");
    typed.unmount();
    const atContact = await mountWidget("OfferClaimApp");
    await offer.expectState(atContact, "emailInput");
    expect(atContact.screen.getByLabelText<HTMLInputElement>(/^Phone number/).value).toMatch(/512/);
    await offer.submitPhone(atContact);
    atContact.unmount();
    const atCode = await mountWidget("OfferClaimApp");
    await offer.expectState(atCode, "smsVerification");
    await atCode.guest.fill("Verification code", "123456");
    await offer.expectState(atCode, "success");
    expect(sessionStorage.getItem("offerEntry")).not.toMatch(/512/);
    atCode.unmount();
    const claimed = await mountWidget("OfferClaimApp");
    await offer.expectState(claimed, "success");
    claimed.unmount();
    openedAt("/offers?again");
    await (await mountWidget("OfferClaimApp")).guest.see("Claim your offer");
  });

  it("RedeemCheckout: from the review to the tip, and from there to how to pay", async () => {
    openedAt("/redeem");
    const mounted = await redeem.open();
    await redeem.toReview(mounted);
    history.back();
    await redeem.until(mounted, "redeemCredit");
    history.back();
    await redeem.until(mounted, "addCredit");
    expect(stepsOf("RedeemCheckout")).toEqual(["addCredit"]);
  });

  it("RedeemCheckout: its own Back button adds no entry", async () => {
    openedAt("/redeem");
    const mounted = await redeem.open();
    await redeem.toReview(mounted);
    const { length } = history;
    await mounted.guest.press("Back");
    await redeem.until(mounted, "redeemCredit");
    await expect.poll(() => stepsOf("RedeemCheckout")).toEqual(["addCredit", "redeemCredit"]);
    history.back();
    await redeem.until(mounted, "addCredit");
    expect(history.length).toBe(length);
  });

  it.each(["RedeemCheckout", "WebRedemption"])(
    "%s: from the forgotten password to the sign-in; a reload keeps form and email",
    async (name) => {
      openedAt(`/${name}`);
      const options = { pos: "toast", location: "lucca", ticket: "1001" };
      const first = await mountWidget(name, { options });
      await first.guest.fill("Email", "guest@example.com");
      await first.guest.press("Forgot your password?");
      await first.guest.see("Reset your password");
      first.unmount();
      const mounted = await mountWidget(name, { options });
      await mounted.guest.see("Reset your password");
      const email = () => mounted.screen.getByLabelText<HTMLInputElement>("Email").value;
      expect(email()).toBe("guest@example.com");
      history.back();
      await mounted.guest.see("Sign in to pay");
      expect(email()).toBe("guest@example.com");
    },
  );

  it("WebRedemption: from the chosen check to the checks, without a reload", async () => {
    openedAt("/pay");
    const mounted = await mountWidget("WebRedemption", exampleNamed(checks, "several"));
    await mounted.guest.see("Which check is yours?");
    await mounted.user.click(redemption.openChecks(mounted)[0]!);
    await redemption.until(mounted, "checkout");
    history.back();
    await redemption.until(mounted, "choosing");
  });

  it("NewLoginCreateAccount: from the new account and the forgotten password to the sign-in", async () => {
    openedAt("/login");
    const mounted = await mountWidget("NewLoginCreateAccount");
    await mounted.guest.press("Create an account");
    await mounted.guest.see("Create your account");
    history.back();
    await mounted.guest.see("Use your Dine account.");
    await mounted.guest.press("Forgot your password?");
    await mounted.guest.see("Reset your password");
    history.back();
    await mounted.guest.see("Use your Dine account.");
  });

  it("HousePanel: from one tab to the other", async () => {
    openedAt("/credit");
    const mounted = await mountWidget("HousePanel", { options: { projectId: "house" } });
    await mounted.guest.see("Gift Cards");
    const selected = () =>
      mounted.shadow.querySelector("[role=tab][aria-selected=true]")?.textContent;
    expect(selected()).toBe("Dine Cash");
    await mounted.guest.press("Gift Cards");
    expect(selected()).toBe("Gift Cards");
    history.back();
    await expect.poll(selected).toBe("Dine Cash");
  });
});
