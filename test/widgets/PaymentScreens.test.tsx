import "../../demo/fakes/stripe.ts";
import { fireEvent, waitFor, within } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { detailsOf } from "../support/find.ts";
import type { MountedWidget } from "../support/mountWidget.ts";
import { payments } from "./billSupport.ts";
import { dinerWidgets, openToPay, pressPay, type Start } from "./billWidgets.ts";
import * as redeem from "./redeemCheckoutSupport.ts";

/** The screens that RedeemCheckout and WebRedemption share. */

describe.each(dinerWidgets)("$name", (bill) => {
  const { words } = bill;
  const toPay = (start: Start = {}) => openToPay(bill, start);

  it("names in the button the card and its charge, and in one line what else pays [X8]", async () => {
    const widget = await toPay();
    const button = widget.screen.getByRole("button", {
      name: "Pay $75.10 with Mastercard 4444",
      description: "$25.00 credit + $75.10 card",
    });
    expect(button.closest(".pay-bar")?.textContent).toContain("Your card pays$75.10");
  });

  it("submits the form from the bar outside of it", async () => {
    const widget = await toPay();
    const button = widget.screen.getByRole<HTMLButtonElement>("button", { name: /^Pay \$/ });
    expect(button.form).toBe(widget.shadow.querySelector(".pay-flow > form:not(.pay-split form)"));
    await pressPay(widget);
    await widget.guest.see(/Payment Success/);
  });

  it("pays nothing at Enter in a field of the payment, and at its button the amount that it names [X8]", async () => {
    const widget = await toPay();
    if (widget.screen.queryByRole("button", { name: "Change card" }))
      await widget.guest.press("Change card");
    const form = widget.screen.getByRole<HTMLButtonElement>("button", { name: /^Pay \$/ }).form;
    const inputs = [...(form?.querySelectorAll("input") ?? [])];
    expect(inputs).not.toEqual([]);
    expect(inputs.map((input) => fireEvent.keyDown(input, { key: "Enter" }))).toEqual(
      inputs.map(() => false),
    );
    expect(fireEvent.keyDown(inputs[0]!, { key: "ArrowDown" })).toBe(true);
  });

  it("preselects a tip on the share where a part is paid [R7]", async () => {
    const widget = await toPay();
    await widget.guest.press("Other amount");
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("$44.50 of the bill will be left to pay.");
    expect(words(widget)).toContain("Bill$40.00");
    expect(words(widget)).toContain("Tip$7.38Total$47.38");
  });

  it("points out a tip that is more than the bill", async () => {
    const widget = await openToPay(bill, {});
    if (bill.name === "RedeemCheckout") await widget.guest.press("Back");
    await widget.guest.fill("Tip amount", "84.50");
    expect(words(widget)).not.toContain("Your tip is more");
    await widget.guest.fill("Tip amount", "1560");
    await widget.guest.see(
      "Your tip is more than the $84.50 that you’re paying. Check the amount.",
    );
  });

  it("pays no other amount than the one that is typed: Pay applies it first", async () => {
    const widget = await toPay();
    await widget.guest.press("Other amount");
    await widget.guest.press(/^Pay \$75\.10/);
    await widget.guest.see("Enter an amount, like 24.50.");
    const field = widget.screen.getByLabelText<HTMLInputElement>("Amount to pay");
    expect(widget.shadow.activeElement).toBe(field);
    await widget.guest.fill("Amount to pay", "$40");
    await widget.guest.press(/^Pay \$75\.10/);
    await widget.guest.see("$44.50 of the bill will be left to pay.");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Amount to pay").value).toBe("40.00");
    expect(payments()).toEqual([]);
    await pressPay(widget);
    await widget.guest.see(/Payment Success/);
    expect(payments()).toMatchObject([{ amount: 4000 }]);
  });

  it("takes the second press of a double press for no payment where the first has changed the amount", async () => {
    const widget = await toPay();
    await widget.guest.press("Other amount");
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("$44.50 of the bill will be left to pay.");
    const button = widget.screen.getByRole("button", { name: /^Pay \$22\.38/ });
    fireEvent.click(button, { detail: 2 });
    expect(words(widget)).toContain("Amount to pay");
    expect(payments()).toEqual([]);
  });

  it("goes back to the whole bill, which can be paid, where the server does not split", async () => {
    const widget = await toPay({ backend: "bill-no-parts" });
    await widget.guest.press("Other amount");
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("This restaurant doesn’t accept partial payments");
    const full = widget.screen.getByRole<HTMLInputElement>("radio", { name: "Full bill" });
    await waitFor(() => expect(full.checked).toBe(true));
    await pressPay(widget);
    await widget.guest.see(/Payment Success/);
    expect(payments()).toMatchObject([{ amount: 8450 }]);
  });

  it("fills in an equal share, and the share of the items that are checked", async () => {
    const widget = await toPay({ options: { ticket: "1008" } });
    await widget.guest.press("Split");
    const amount = widget.screen.getByLabelText<HTMLInputElement>("Amount to pay");
    await widget.guest.press("2 ways");
    expect(amount.value).toBe("45.94");
    const negroni = widget.screen.getByRole("checkbox", { name: /Negroni/ });
    fireEvent.click(negroni);
    await waitFor(() => expect(Number(amount.value)).toBeGreaterThan(28));
    expect(Number(amount.value)).toBeLessThan(45.94);
    fireEvent.click(negroni);
    await waitFor(() => expect(amount.value).toBe(""));
  });

  it("switches between the whole bill, a share and an own amount, and back to the whole bill", async () => {
    const widget = await toPay();
    const ways = widget.screen.getByRole("radiogroup", { name: "How much to pay" });
    const radios = within(ways).getAllByRole<HTMLInputElement>("radio");
    const names = () => radios.map((radio) => [radio.parentElement?.textContent, radio.checked]);
    expect(names()).toEqual([
      ["Full bill", true],
      ["Split", false],
      ["Other amount", false],
    ]);
    expect(widget.screen.queryByLabelText("Amount to pay")).toBeNull();
    await widget.guest.press("Split");
    expect(widget.screen.getByRole("group", { name: "Split equally" })).toBeTruthy();
    await widget.guest.press("Other amount");
    expect(widget.screen.queryByRole("group", { name: "Split equally" })).toBeNull();
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("$44.50 of the bill will be left to pay.");
    await widget.guest.press("Full bill");
    await waitFor(() => expect(words(widget)).toContain("Bill$84.50"));
    expect(widget.screen.queryByLabelText("Amount to pay")).toBeNull();
  });

  it("offers another card after a decline, which charged nothing", async () => {
    const widget = await toPay({ backend: "bill-declined" });
    await pressPay(widget);
    await widget.guest.see("Your card was declined.");
    expect(words(widget)).toContain("Nothing was charged");
    if (bill.name === "RedeemCheckout") await widget.guest.press("Use another card");
    else {
      const notice = widget.screen.getByRole("alert").parentElement;
      expect(notice).toBe(widget.shadow.activeElement);
      expect(notice?.nextElementSibling?.getAttribute("aria-label")).toBe("Payment method");
      fireEvent.click(widget.screen.getByRole("radio", { name: /new card/ }));
    }
    const added = await widget.screen.findByRole<HTMLInputElement>("radio", { name: /new card/ });
    expect(added.checked).toBe(true);
    expect(payments()).toEqual([]);
  });

  it("shows the receipt, with credit that was earned apart from what paid, to print, to email or to text", async () => {
    const widget = await toPay();
    await pressPay(widget);
    await widget.guest.press("View Receipt");
    await widget.guest.see("Paid with");
    const tenders = widget.screen.getByLabelText("Paid with").textContent;
    expect(tenders).toContain("$75.10");
    expect(tenders).not.toContain("Earned back");
    expect(words(widget)).toContain("Earned back$11.90");
    const email = widget.screen.getByRole<HTMLAnchorElement>("link", { name: "Email" });
    expect(decodeURIComponent(email.href)).toContain("Total paid: $100.10");
    const message = widget.screen.getByRole<HTMLAnchorElement>("link", { name: "Text" });
    expect(message.protocol).toBe("sms:");
    expect(decodeURIComponent(message.href)).toContain("Total paid: $100.10");
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    await widget.guest.press("Print");
    expect(print).toHaveBeenCalledOnce();
    await widget.guest.press("Back");
    await widget.guest.see(/Payment Success/);
  });

  it("follows the server’s country: no ZIP code in New Zealand [G10]", async () => {
    const widget = await toPay({ backend: "bill-new-zealand" });
    if (widget.screen.queryByRole("button", { name: "Change card" }))
      await widget.guest.press("Change card");
    await widget.guest.press(/A new card/);
    const field = await widget.screen.findByLabelText<HTMLInputElement>(/Postcode/);
    expect(field.inputMode).toBe("");
    expect(words(widget)).not.toContain("ZIP");
  });

  it.each<[string, Start, RegExp]>([
    ["on the element", { backend: "bill-new-zealand", attributes: { country: "US" } }, /ZIP code/],
    ["in its options", { options: { country: "NZ" } }, /Postcode/],
  ])(
    "follows the country that the host names %s before the server’s [G10]",
    async (_, start, label) => {
      const widget = await toPay(start);
      if (widget.screen.queryByRole("button", { name: "Change card" }))
        await widget.guest.press("Change card");
      await widget.guest.press(/A new card/);
      expect(await widget.screen.findByLabelText(label)).not.toBeNull();
    },
  );

  it("signs out for the next guest of a shared phone, who starts anew [B2.18]", async () => {
    const widget = await toPay({ options: { returnUrl: "/order/7" } });
    expect(widget.screen.getByRole("link", { name: "Back to order" })).not.toBeNull();
    await widget.guest.press("Log Out");
    await widget.guest.see("Sign in to pay");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(words(widget)).not.toContain("$");
    expect(words(widget)).toContain("Use your credit, offers and saved cards for this bill.");
  });

  it("shows the restaurant and the order beside the payment, for widgets that are wide", async () => {
    const widget = await toPay();
    const aside = widget.screen.getByRole("region", { name: "Your order", hidden: true });
    expect(aside.textContent).toContain("Osteria Lucca");
    expect(aside.textContent).toContain("Check 1001");
    expect(aside.textContent).toContain("Bill total$84.50");
  });
});

describe("the way back to the order", () => {
  const hasNavigated = ({ events }: MountedWidget) =>
    events.some(({ type }) => type === "widget:navigate");
  const bar = ({ shadow }: MountedWidget) => shadow.querySelector(".redirect-bar")!;

  async function paid(): Promise<MountedWidget> {
    const widget = await redeem.open({ options: { returnUrl: "/order/7" } });
    await redeem.pay(widget);
    await redeem.until(widget, "success");
    return widget;
  }

  it("is taken under a mouse that rests where Pay was pressed [B4.30]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await paid();
    fireEvent.pointerEnter(bar(widget), { pointerType: "mouse", screenX: 40, screenY: 300 });
    fireEvent.pointerMove(bar(widget), { pointerType: "mouse", screenX: 40, screenY: 300 });
    await vi.advanceTimersByTimeAsync(1_600);
    expect(detailsOf(widget, "navigate")).toMatchObject([{ url: "https://host.example/order/7" }]);
  });

  it("waits once the mouse moves on it [X4]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await paid();
    const move = (screenX: number) =>
      fireEvent(
        bar(widget),
        Object.assign(new Event("pointermove", { bubbles: true }), { screenX }),
      );
    move(40);
    move(44);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(hasNavigated(widget)).toBe(false);
  });

  it("is called off by any touch, and the proof stays after a reload [X4]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await paid();
    fireEvent(
      widget.screen.getByRole("heading", { name: "Payment Success!" }),
      Object.assign(new Event("pointerdown", { bubbles: true, composed: true }), {
        pointerType: "touch",
      }),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(hasNavigated(widget)).toBe(false);
    expect(bar(widget).textContent).toBe("");
    widget.unmount();
    const again = await redeem.open({ options: { returnUrl: "/order/7" } });
    await redeem.until(again, "success");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hasNavigated(again)).toBe(false);
    expect(again.screen.getByRole("region", { name: "Proof of payment" })).not.toBeNull();
    await again.guest.press("Return to App");
    expect(hasNavigated(again)).toBe(true);
  }, 20_000);
});

describe("the steps of RedeemCheckout", () => {
  const bar = ({ shadow }: MountedWidget) => shadow.querySelector(".pay-bar-total")?.textContent;

  it("begin with the order, the sums and the button beside the choice of how to pay", async () => {
    const widget = await redeem.open();
    await redeem.until(widget, "addCredit");
    const order = widget.screen.getByRole("region", { name: "Your order", hidden: true });
    expect(order.textContent).toContain("Bill total$84.50");
    expect(bar(widget)).toBe("Your card, before tip$59.50");
    await widget.guest.press(/Pay \$100, get \$125/);
    expect(bar(widget)).toBe("You pay now$100.00");
    expect(widget.screen.getByRole<HTMLButtonElement>("button", { name: "Purchase" }).form).toBe(
      widget.shadow.querySelector(".pay-flow > form"),
    );
  });

  it("are counted from one where credit covers the bill [B2.22]", async () => {
    const widget = await redeem.open({ backend: "bill-covered" });
    await redeem.until(widget, "redeemCredit");
    expect(widget.screen.getByRole("progressbar", { name: "Step 1 of 2" })).not.toBeNull();
    expect(redeem.words(widget)).toContain("Total$100.10");
    await widget.guest.press("No tip");
    await waitFor(() => expect(redeem.words(widget)).toContain("Total$84.50"));
    await widget.guest.press("Continue");
    await redeem.until(widget, "review");
    expect(widget.screen.getByRole("progressbar", { name: "Step 2 of 2" })).not.toBeNull();
  });
});
