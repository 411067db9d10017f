import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { afterEach, describe, expect, it } from "vitest";
import { accountBy, session } from "../../mock-api/session.ts";
import { dinerSession } from "../../src/shared/session/sessions.ts";
import { backendFault, faultAfter, type MountedWidget } from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { calls, recordText, tellBill } from "./billSupport.ts";
import { dinerWidgets, doneEvents, pressPay, type BillWidget } from "./billWidgets.ts";
import * as checkout from "./checkoutSupport.ts";

/** Two diners use one browser for the same check, one after the other. */

const secondToken = "second-diner";
const creditPath = { path: "/current_user/credits", method: "POST" };

type Open = BillWidget["open"];

/**
 * Opens the page for the second diner, who chooses to replace the first diner's session with the
 * link's.
 */
async function openAsSecondDiner(open: Open): Promise<MountedWidget> {
  backend.state(session).tokens[secondToken] = 6;
  const widget = await open({ options: { token: secondToken } });
  await widget.guest.press("Continue as Silas Second");
  return widget;
}

async function openAsFirstDinerAgain(open: Open): Promise<MountedWidget> {
  const widget = await open();
  await widget.guest.press("Continue as Gina Guest");
  return widget;
}

describe.each(dinerWidgets)(
  "$name for the next diner of a shared browser",
  ({ open, toPay, words, success }) => {
    async function pay(widget: MountedWidget): Promise<void> {
      await toPay(widget);
      await pressPay(widget);
    }

    it("knows nothing of the diner who has paid, not even that the bill was paid here, and still knows it for that diner", async () => {
      const first = await open();
      await pay(first);
      await first.guest.see(success);
      expect(words(first)).toContain("R-1001");
      expect(doneEvents(first)).toHaveLength(1);
      first.unmount();
      const record = recordText();
      tellBill("1001", 0);

      const second = await openAsSecondDiner(open);
      await pay(second);
      await second.guest.see(success);
      expect(words(second)).toContain("R-1002");
      expect(calls(creditPath.path, "POST")).toHaveLength(2);
      expect(doneEvents(second)).toHaveLength(1);
      expect(Object.values({ ...localStorage })).toContain(record);
      second.unmount();

      const again = await openAsFirstDinerAgain(open);
      await again.guest.see(success);
      expect(words(again)).toContain("R-1001");
    });

    it("does not take the first diner’s open payment for this one’s, whose bill is paid under a key of its own", async () => {
      const first = await open();
      const mend = backendFault("html", creditPath);
      await pay(first);
      await first.guest.see("We could not confirm your payment");
      first.unmount();
      mend();

      const second = await openAsSecondDiner(open);
      await pay(second);
      await second.guest.see(success);
      const keys = calls(creditPath.path, "POST").map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys).size).toBe(2);
      second.unmount();

      const again = await openAsFirstDinerAgain(open);
      await again.guest.see("We couldn’t confirm your own payment");
    });
  },
);

describe("Checkout for the next buyer of a shared browser", () => {
  const purchased = "Purchase Successful";
  const unknown = "We could not confirm your payment";
  const purchasePath = { path: /cash_purchases/ };
  const receiptAddress = { address: "/checkout?ico_id=regular&page=confirmation" };

  afterEach(() => dinerSession().signOut());

  /** The session of an account of the mock API. */
  function signInAs(email: string): void {
    const token = `token-of-${email}`;
    backend.state(session).tokens[token] = accountBy(backend, email)?.id ?? 0;
    dinerSession().signIn(token);
  }

  async function buySignedIn(widget: MountedWidget): Promise<void> {
    await widget.guest.press("Continue");
    await checkout.fillCard(widget);
    await widget.guest.press("Pay $100.00");
  }

  async function loseAnswer(widget: MountedWidget): Promise<() => void> {
    backendFault("offline", { ...purchasePath, afterwards: true, times: 1 });
    const mend = faultAfter(purchasePath.path, 404, { path: "/api/v5/checkout" });
    await widget.guest.press("Pay $100.00");
    await widget.guest.see(unknown);
    widget.unmount();
    widget.element.remove();
    return mend;
  }

  const emailIn = ({ screen }: MountedWidget) =>
    screen.getByLabelText<HTMLInputElement>("Email").value;

  it("starts anew for another account, which sees nothing of the receipt and nothing that was typed, and shows it to the first one again", async () => {
    signInAs("guest@example.com");
    const first = await checkout.open();
    await buySignedIn(first);
    await first.guest.see(purchased);
    await waitFor(() => expect(doneEvents(first)).toHaveLength(1));
    first.unmount();
    first.element.remove();
    const record = JSON.stringify({ ...localStorage }, purchaseKeys());

    dinerSession().signOut();
    signInAs("second@example.com");
    const second = await checkout.open(receiptAddress);
    await second.guest.see("Continue");
    expect(second.shadow.textContent).not.toContain(purchased);
    expect(emailIn(second)).toBe("second@example.com");
    expect(doneEvents(second)).toEqual([]);
    expect(JSON.stringify({ ...localStorage }, purchaseKeys())).toBe(record);
    second.unmount();
    second.element.remove();

    dinerSession().signOut();
    signInAs("guest@example.com");
    const again = await checkout.open(receiptAddress);
    await again.guest.see(purchased);
    expect(doneEvents(again)).toEqual([]);
  });

  it("starts anew for an account that signs in after a guest has bought, unless it is the guest’s own", async () => {
    const first = await checkout.open();
    await checkout.buy(first);
    await first.guest.see(purchased);
    first.unmount();
    first.element.remove();

    signInAs("ada@example.com");
    const payersPage = await checkout.open(receiptAddress);
    await payersPage.guest.see(purchased);
    payersPage.unmount();
    payersPage.element.remove();

    dinerSession().signOut();
    signInAs("guest@example.com");
    const other = await checkout.open(receiptAddress);
    await other.guest.see("Continue");
    expect(other.shadow.textContent).not.toContain(purchased);
    expect(emailIn(other)).toBe("guest@example.com");
  });

  it("looks a guest’s purchase of unknown outcome up once that guest has signed in, and buys nothing twice (fault D3)", async () => {
    const first = await checkout.open();
    await checkout.fillDetails(first);
    await checkout.fillCard(first);
    const mend = await loseAnswer(first);
    mend();
    signInAs("ada@example.com");
    const payersPage = await checkout.open();
    await payersPage.guest.see(purchased);
    expect(checkout.purchases(payersPage)).toHaveLength(1);
    expect(checkout.server(payersPage).bought).toHaveLength(1);
  });

  it("takes no purchase of an account that has signed in elsewhere for the first one’s, whose purchase stays open (fault D3)", async () => {
    signInAs("guest@example.com");
    const first = await checkout.open();
    await first.guest.press("Continue");
    await checkout.fillCard(first);
    backendFault("html", { ...purchasePath, times: 1 });
    await first.guest.press("Pay $100.00");
    await first.guest.see(unknown);

    signInAs("second@example.com");
    const { bought } = checkout.server(first);
    const accountId = accountBy(backend, "second@example.com")?.id ?? 0;
    const goods = { id: "p77", goodsId: "regular", visit: "another", credit: 125 };
    bought.push({ ...goods, accountId, giftSent: false, isPaid: true });
    await first.guest.press("Check again");
    await first.guest.see("second@example.com");
    expect(first.shadow.textContent).not.toContain(purchased);
    expect(doneEvents(first)).toEqual([]);
    first.unmount();
    first.element.remove();

    signInAs("guest@example.com");
    const again = await checkout.open();
    await again.guest.see(unknown);
  });

  it("does not hold another account back for a guest’s purchase of unknown outcome", async () => {
    const first = await checkout.open();
    await checkout.fillDetails(first);
    await checkout.fillCard(first);
    const mend = await loseAnswer(first);
    mend();
    signInAs("guest@example.com");
    const other = await checkout.open();
    // The account's own details have replaced those that the guest had typed.
    await other.guest.see("guest@example.com");
    expect(other.shadow.textContent).not.toContain("ada@example.com");
    await checkout.fillCard(other);
    await other.guest.press("Pay $100.00");
    await other.guest.see(purchased);
    expect(checkout.server(other).bought).toHaveLength(2);
  });
});

/** The keys of the purchase records that all tabs share. */
const purchaseKeys = (): string[] =>
  Object.keys({ ...localStorage }).filter((key) => key.startsWith("dining.intent/purchase/"));
