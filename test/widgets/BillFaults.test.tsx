import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { dinerSession } from "../../src/shared/session/sessions.ts";
import { fastClock } from "../support/fastClock.ts";
import { backendFault, overrideBackend, type MountedWidget } from "../support/mountWidget.ts";
import {
  answerFaults,
  fillCard,
  payments,
  recordText,
  signIn,
  tellBill,
  unclearAnswers,
} from "./billSupport.ts";
import {
  dinerWidgets,
  doneEvents,
  guestWidget,
  openAndPay,
  openToPay,
  pressPay,
  reload,
  type BillWidget,
} from "./billWidgets.ts";
import { payCalls } from "./webRedemptionSupport.ts";

/** What may go wrong in the two widgets that a diner pays a bill with. */

const payPath = /\/(credits|payments)$/;
const refusal = (status: number) => ({
  status,
  body: { errors: { base: ["The check could not be closed."] } },
});
const keys = () => payCalls().map(({ headers }) => headers["idempotency-key"]);
const payButton = ({ screen }: MountedWidget) =>
  screen.queryByRole("button", { name: /^(pay|review)/i });

/** The bill cannot be read after the money has moved. Call what this returns to make it readable. */
function hideBillOncePaid(): () => void {
  let isHidden = true;
  overrideBackend(
    http.get(/\/tickets\//, () =>
      isHidden && payments().length ? HttpResponse.json({}, { status: 404 }) : undefined,
    ),
  );
  return () => {
    isHidden = false;
  };
}

/** From an unknown outcome to a second press. */
async function reviewAndPayAgain(bill: BillWidget, widget: MountedWidget): Promise<void> {
  await widget.guest.press("Review and pay again");
  await bill.until(widget, bill.states.pay);
  if (bill === guestWidget) await fillCard(widget);
  await pressPay(widget);
}

describe.each([...dinerWidgets, guestWidget])("a payment in $name", (bill) => {
  const { until, states, words } = bill;

  it("before the charge is neither called paid nor failed; after a look it can be reviewed and paid (fault D3)", async () => {
    const widget = await openToPay(bill);
    const mend = backendFault(502, { path: payPath });
    await pressPay(widget);
    await widget.guest.see("We could not confirm your payment");
    await widget.guest.see(/Your bill still shows \$84\.50 to pay/);
    expect(words(widget)).not.toMatch(/not (been )?charged|failed|declined|Payment Success/i);
    mend();
    await widget.guest.press("Check again");
    await until(widget, "unconfirmed");
    await reviewAndPayAgain(bill, widget);
    await until(widget, "success");
    expect(payments()).toHaveLength(1);
  });

  it.each([...answerFaults, ...(bill === guestWidget ? [[401, true] as const] : [])])(
    "with %j in place of its answer leads on, keeps what was decided, and pays once (fault E) (fault C1) (fault D3)",
    { tags: bill === guestWidget ? [] : ["thorough"], timeout: 120_000 },
    async (fault, isUnknown) => {
      const widget = await bill.open();
      await bill.toPay(widget, "9.99");
      const mend = backendFault(fault, { path: payPath });
      fastClock();
      await pressPay(widget);
      await until(widget, isUnknown ? "unconfirmed" : states.refused);
      expect(payments()).toEqual([]);
      expect(words(widget)).not.toMatch(/nothing was charged|success|sign in/i);
      mend();
      if (isUnknown) await reviewAndPayAgain(bill, widget);
      else {
        await bill.leaveRefusal(widget);
        await until(widget, states.pay);
        if (bill === guestWidget) await fillCard(widget);
        await pressPay(widget);
      }
      await until(widget, "success");
      expect(payments()).toMatchObject([{ tip: 999 }]);
    },
  );
});

describe.each(dinerWidgets)("$name", (bill) => {
  const { until, states, words } = bill;

  describe.each(answerFaults)(
    "with %j in place of an answer",
    { tags: ["thorough"], timeout: 120_000 },
    (fault) => {
      it("says so at the sign-in and at the bill, keeps what was decided, and leads on (fault E) (fault C1)", async () => {
        const widget = await bill.openSignedOut();
        let mend = backendFault(fault, { path: "/login" });
        await signIn(widget);
        // A refusal without words is shown at the password.
        await waitFor(() =>
          expect(
            widget.screen.queryByRole("alert") ??
              widget.screen.queryByRole("timer") ??
              widget.shadow.querySelector("input[aria-invalid=true]"),
          ).not.toBeNull(),
        );
        expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe(
          "guest@example.com",
        );
        mend();
        mend = backendFault(fault, { path: "/external_locations/" });
        // The form's button is disabled for as long as the server says.
        if (fault === 429) dinerSession().signIn("harness-guest");
        else await widget.guest.press("Sign in");
        await until(widget, states.lost);
        mend();
        await widget.guest.press("Try again");
        await bill.toPay(widget, "9.99");
        mend = backendFault(fault, { path: "/tickets/" });
        await pressPay(widget);
        await widget.guest.see(/This payment was not sent\./);
        expect([bill.stateOf(widget), payCalls()]).toEqual([states.pay, []]);
        await widget.guest.press("Other amount");
        await widget.guest.fill("Amount to pay", "40");
        await widget.guest.press("Update amount");
        await until(widget, states.pay);
        expect(words(widget)).toContain("Pay $69.49 with");
        mend();
      });
    },
  );

  describe("an unknown outcome", () => {
    it.each(unclearAnswers)(
      "by %s after the charge is found to be paid by reading, and never paid again (fault D3)",
      async (_, fault) => {
        const widget = await openToPay(bill, { backend: "bill-lists-payments" });
        backendFault(fault, { path: payPath, afterwards: true });
        await pressPay(widget);
        await widget.guest.see(bill.success);
        await widget.guest.see(/Your bill shows as paid\./);
        expect([payments(), payCalls(), doneEvents(widget)].map(({ length }) => length)).toEqual([
          1, 1, 1,
        ]);
        await widget.guest.press("View Receipt");
        await widget.guest.see("$100.10");
      },
    );

    it("that cannot be looked up offers no second payment (fault D3)", async () => {
      const widget = await openToPay(bill, { backend: "bill-lists-payments" });
      const showBill = hideBillOncePaid();
      backendFault(503, { path: payPath, afterwards: true });
      await pressPay(widget);
      await widget.guest.see("We could not confirm your payment");
      expect(widget.screen.queryByRole("button", { name: "Review and pay again" })).toBeNull();
      showBill();
      await widget.guest.press("Check again");
      await until(widget, "success");
      expect(payments()).toHaveLength(1);
    });

    it.each([
      ["is looked up", 502],
      ["is on its way", "silent"],
    ] as const)(
      "that %s survives a reload, with nothing but ids and amounts kept (fault D4)",
      async (_, fault) => {
        const widget = await openToPay(bill);
        const mend = backendFault(fault, { path: payPath });
        await pressPay(widget);
        if (fault === 502) await until(widget, "unconfirmed");
        else await waitFor(() => expect(payCalls()).toHaveLength(1));
        expect(JSON.parse(recordText() ?? "")).toMatchObject({
          phase: "sent",
          facts: {
            sums: { owed: 8450, bill: 8450 },
            receipt: { sums: { bill: 8450, tip: 1560, card: 7510, credit: 2500, total: 10_010 } },
          },
        });
        // Ids and times may contain the same digits.
        expect(recordText()).not.toMatch(/(?<![\w-])(4242|4444)(?![\w-])|example\.com|tok_|Bearer/);
        mend();
        const again = await reload(bill, widget);
        await again.guest.see("We could not confirm your payment");
        expect(payments()).toEqual([]);
      },
    );
  });

  describe("a refusal of a bill that is paid by then", () => {
    it.each([400, 404, 422])(
      "by %s stays a refusal, with the server’s words and without a proof (fault D3)",
      async (status) => {
        const widget = await openToPay(bill);
        backendFault(refusal(status), { path: payPath, afterwards: true });
        await pressPay(widget);
        await widget.guest.see("The check could not be closed.");
        await widget.guest.see(/Your bill is paid\. We couldn’t confirm a payment of yours/);
        expect(words(widget)).not.toMatch(/Payment Success|nothing was charged/i);
        expect(payCalls()).toHaveLength(1);
      },
    );

    it.each([409, 429])(
      "by %s, which leaves the outcome open, is found to be paid by reading (fault D3) (fault D6)",
      async (status) => {
        const widget = await openToPay(bill, { backend: "bill-lists-payments" });
        backendFault(refusal(status), { path: payPath, afterwards: true });
        fastClock();
        await pressPay(widget);
        await until(widget, "success");
        await widget.guest.see(/Your bill shows as paid\./);
        // 409 means that the payment is being processed. The same request asks again under its key.
        expect([payCalls().length > 1, new Set(keys()).size]).toEqual([status === 409, 1]);
        expect(payments()).toHaveLength(1);
        expect(words(widget)).not.toMatch(/nothing was charged/i);
      },
    );

    it("and no bill to be read keeps the server’s words, denies nothing, and leaves nothing open after a reload (fault D3) (fault D4)", async () => {
      const widget = await openToPay(bill);
      const showBill = hideBillOncePaid();
      backendFault(refusal(422), { path: payPath, afterwards: true });
      await pressPay(widget);
      await widget.guest.see("The check could not be closed.");
      await widget.guest.see(/If you see a charge on your card/);
      expect(words(widget)).not.toMatch(/nothing was charged/i);
      expect(recordText()).toBeNull();
      showBill();
      await until(await reload(bill, widget), states.nothingDue);
      expect(payments()).toHaveLength(1);
    });

    it("although nothing was taken says what was read, and leaves nothing pending [B4.33]", async () => {
      const widget = await openAndPay(bill, { backend: "bill-payment-refused" });
      await widget.guest.see("The kitchen has locked this check.");
      await widget.guest.see(/We checked your bill: \$84\.50 is still to pay/);
      await until(await reload(bill, widget), states.pay);
      expect(payments()).toEqual([]);
    });
  });

  describe("the bank’s question", () => {
    it("answered with no charges nothing, and leaves nothing pending after a reload (fault D4)", async () => {
      const widget = await openAndPay(bill, { backend: "bill-bank-refuses" });
      await widget.guest.see("We are unable to authenticate your payment method.");
      expect([payments(), recordText()]).toEqual([[], null]);
      await until(await reload(bill, widget), states.pay);
    });

    it("answered with yes, and the bill still open, is paid: it is looked up, and never paid again (fault D3) (fault D5)", async () => {
      const widget = await openAndPay(bill, { backend: "bill-bank-unreported" });
      await widget.guest.see("Please don’t pay again.");
      await widget.guest.see(/The bill still shows \$84\.50/);
      await widget.guest.press("Check again");
      await until(widget, "posUnconfirmed");
      expect(payButton(widget)).toBeNull();
      const reloaded = await reload(bill, widget);
      await reloaded.guest.see("Please don’t pay again.");
      expect(payButton(reloaded)).toBeNull();
      expect(payments()).toHaveLength(1);
      expect([doneEvents(widget).length, doneEvents(reloaded)]).toEqual([1, []]);
    });
  });

  describe("a part that is paid", () => {
    it("is shown after a reload, with the rest that is due, which has no preselected tip and is paid once [R28] [R12] (fault D5)", async () => {
      const part = { options: { payAmount: 40 } };
      const widget = await openAndPay(bill, part);
      await until(widget, "success");
      await widget.guest.see("$44.50 of this bill is still open.");
      const again = await reload(bill, widget, part);
      await until(again, "success");
      expect(words(again)).toMatch(
        /\$47\.38.*Bill paid\$40\.00.*You paid \$47\.38 at .*\. Pay the remaining \$44\.50\?/,
      );
      await again.guest.press("Pay the remaining $44.50");
      await bill.toPay(again);
      await again.guest.press(/^Pay \$44\.50/);
      await until(again, "success");
      expect(payments().map(({ amount, tip }) => [amount, tip])).toEqual([
        [4000, 738],
        [4450, 0],
      ]);
      expect(again.screen.queryByRole("button", { name: /^Pay / })).toBeNull();
    });

    it("that the bill does not show is never offered to be paid once more (fault D3)", async () => {
      const widget = await openAndPay(bill);
      await until(widget, "success");
      tellBill("1001", 0);
      const again = await reload(bill, widget);
      await again.guest.see(/The restaurant’s system still shows \$84\.50.*please don’t pay again/);
      expect(payButton(again)).toBeNull();
      tellBill("1001", 8450);
      await again.guest.press("Check again");
      await waitFor(() => expect(again.screen.queryByText(/still shows/)).toBeNull());
      await until(again, "success");
    });
  });

  describe("success", () => {
    it("stays when the session ends elsewhere (fault D5)", async () => {
      const widget = await openAndPay(bill);
      await until(widget, "success");
      vi.useFakeTimers({ shouldAdvanceTime: true });
      localStorage.removeItem("userToken");
      dispatchEvent(new StorageEvent("storage", { key: "userToken" }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(dinerSession().isSignedIn()).toBe(false);
      expect(bill.stateOf(widget)).toBe("success");
    });

    it("that the restaurant has not confirmed comes back after a reload as such, without a way to pay again [R16]", async () => {
      const widget = await openAndPay(bill, { backend: "bill-pos-unconfirmed" });
      await widget.guest.see(
        "Payment received, but the restaurant’s system didn’t confirm it. Show this screen to your server.",
      );
      const buttonsOf = ({ screen }: MountedWidget) =>
        screen.getAllByRole("button").map(({ textContent }) => textContent);
      expect(words(widget)).toContain("R-1001");
      expect(buttonsOf(widget)).toEqual(["Log Out"]);
      tellBill("1001", 0);
      const again = await reload(bill, widget);
      await again.guest.see("Please don’t pay again.");
      await again.guest.see("$100.10");
      expect(buttonsOf(again)).toEqual(["Log Out"]);
    });
  });

  describe("one payment", () => {
    it("for however many presses, with whatever presses the button (fault D1)", async () => {
      const widget = await openToPay(bill);
      const button = widget.screen.getByRole("button", { name: /^Pay \$/ });
      button.click();
      button.click();
      button.closest("form")?.requestSubmit();
      await until(widget, "success");
      expect(payCalls()).toHaveLength(1);
    });

    it("for two widgets with one bill on the page (fault D1) (fault H2)", async () => {
      const [one, other] = await Promise.all([bill.open(), bill.open()]);
      await bill.toPay(one);
      await bill.toPay(other);
      for (const { screen } of [one, other])
        screen.getByRole("button", { name: /^Pay \$/ }).click();
      await until(one, "success");
      await until(other, "success");
      expect([payments(), payCalls()].map(({ length }) => length)).toEqual([1, 1]);
    });

    it("is repeated after a refusal with another key, and says what was said (fault D2)", async () => {
      const widget = await openToPay(bill);
      const mend = backendFault(refusal(422), { path: payPath });
      await pressPay(widget);
      await widget.guest.see("The check could not be closed.");
      await widget.guest.see(/\$84\.50 is still to pay\. If you see a charge/);
      expect(words(widget)).not.toContain("Nothing was charged");
      mend();
      await bill.leaveRefusal(widget);
      await pressPay(widget);
      await until(widget, "success");
      expect([keys().length, new Set(keys()).size]).toEqual([2, 2]);
    });
  });

  describe("before anything is sent", () => {
    it("the bill is read again, and a difference is shown in the review (fault D7)", async () => {
      const widget = await openAndPay(bill, { backend: "bill-changes" });
      await widget.guest.see("Your bill has changed");
      expect(words(widget)).toMatch(/To pay now: \$84\.50 → \$96\.50.*Tip: \$15\.60 → \$18\.00/);
      expect(words(widget)).not.toMatch(/tip base/i);
      expect(payCalls()).toEqual([]);
      await widget.guest.press(/^Pay \$89\.50 with/);
      await until(widget, "success");
      expect(payments()).toMatchObject([{ amount: 9650, tip: 1800 }]);
    });

    it("a bill that cannot be read is not paid, and the words are sure of it", async () => {
      const widget = await openToPay(bill);
      const mend = backendFault(404, { path: "/tickets/" });
      await pressPay(widget);
      await widget.guest.see("This payment was not sent.");
      dispatchEvent(new Event("online"));
      await widget.guest.see("You’re back online");
      await widget.guest.see("This payment was not sent. You can try again now.");
      expect([bill.stateOf(widget), payCalls()]).toEqual([states.pay, []]);
      mend();
      await pressPay(widget);
      await until(widget, "success");
    });
  });
});
