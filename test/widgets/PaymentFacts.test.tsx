import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { bill } from "../../mock-api/bill.ts";
import { wireTicket } from "../../mock-api/billTickets.ts";
import { managers as managersArea } from "../../mock-api/managers.ts";
import { accountBy } from "../../mock-api/session.ts";
import {
  backendFault,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { dinerWidgets, doneEvents, pressPay as pay } from "./billWidgets.ts";
import * as managers from "./managersSupport.ts";

/**
 * What a payment is for, what it charges, and what is known about it, in every widget that pays a
 * bill.
 */

const paths = /\/(current_user\/credits|managers\/payments)$/;
const sent = () => requests.filter(({ method, path }) => method === "POST" && paths.test(path));
const reads = () =>
  requests.filter(({ method, path }) => method === "GET" && /\/tickets\//.test(path));
const done = (widget: MountedWidget) => doneEvents(widget).map(({ detail }) => detail);
const proof = ({ screen }: MountedWidget) =>
  screen.queryByRole("region", { name: "Proof of payment" });
const check = () => {
  const ticket = backend.state(bill).tickets.find(({ number }) => number === "1001");
  if (!ticket) throw new Error("the check is gone");
  return ticket;
};

/** The restaurant's POS shows the check in this state. */
function shows(parts: object) {
  return http.get(/\/tickets\//, () =>
    HttpResponse.json({ ticket: { ...wireTicket(check(), null), ...parts } }),
  );
}

interface Widget {
  readonly name: string;
  open(): Promise<MountedWidget>;
  toPay(widget: MountedWidget): Promise<void>;
  /** Leaves the success, which a reload would show again. */
  leave?(widget: MountedWidget): Promise<void>;
  /** Spends the payer's credit elsewhere. */
  spendCredit(): void;
  readonly success: RegExp;
  readonly unknown: string;
  readonly billPaid: RegExp;
}

const spendDiners = (): void => {
  const diner = accountBy(backend, "guest@example.com");
  if (diner) diner.credit_balance = 0;
};

const widgets: readonly Widget[] = [
  ...dinerWidgets.map((bill) => ({
    ...bill,
    spendCredit: spendDiners,
    success: new RegExp(bill.success),
    unknown: "We could not confirm your payment",
    billPaid: /We couldn’t confirm your own payment/,
  })),
  {
    name: "ManagersWebApp",
    open: () => managers.open(),
    async toPay(widget) {
      if (widget.screen.queryByLabelText("Email")) await managers.signIn(widget);
      await widget.guest.press(/^Osteria Lucca/);
      await managers.until(widget, "/diner-selection");
      await widget.guest.fill("Search for a guest", "Gina Guest");
      await widget.guest.press(/^Gina Guest/);
      await widget.guest.press("Pay");
      await widget.guest.fill("Check number", "1001");
      await widget.guest.press("Next");
      await managers.until(widget, "/checkout");
    },
    async leave(widget) {
      await widget.guest.press("Home");
      await managers.until(widget, "/location-selection");
    },
    spendCredit() {
      const diner = backend.state(managersArea).diners.find(({ id }) => id === 501);
      if (diner) diner.credit = 0;
    },
    success: /Payment Successful/,
    unknown: "We couldn’t confirm the payment",
    billPaid: /We couldn’t confirm this payment/,
  },
];

describe.each(widgets)(
  "$name",
  ({ name, open, toPay, leave, spendCredit, success, unknown, billPaid }) => {
    async function ready(): Promise<MountedWidget> {
      const widget = await open();
      await toPay(widget);
      return widget;
    }

    describe("what is charged", () => {
      it("is read again with the payer's credit, and what changed is shown before anything is sent", async () => {
        const widget = await ready();
        spendCredit();
        await pay(widget);
        await widget.guest.see(/House credit: \$25\.00 → \$0\.00/);
        expect(sent()).toEqual([]);
        const button = widget.screen.getByRole("button", { name: /^Pay \$/ });
        await pay(widget);
        await widget.guest.see(success);
        const [detail] = done(widget);
        expect(button.textContent).toContain(
          `$${(Number(detail?.["cardCents"]) / 100).toFixed(2)}`,
        );
        expect(sent()).toHaveLength(1);
      });

      it("is what the answer's tenders say, on the proof and for the host page", async () => {
        const widget = await ready();
        const payments = [
          { type: "credit", amount: 10 },
          { type: "card", amount: 90.1 },
        ];
        overrideBackend(http.post(paths, () => HttpResponse.json({ pos_success: { payments } })));
        await pay(widget);
        await widget.guest.see(success);
        expect(proof(widget)?.textContent).toMatch(/House credit\$10\.00.*\$90\.10/);
        expect(done(widget)).toMatchObject([{ cardCents: 9010 }]);
      });
    });

    describe("a check with the same number", () => {
      it("and another id is another bill: nothing of the earlier payment is shown, and it can be paid", async () => {
        const widget = await ready();
        await pay(widget);
        await widget.guest.see(success);
        await leave?.(widget);
        widget.unmount();
        widget.element.remove();
        Object.assign(check(), { subTotal: 12_000, tax: 1_120, paid: 0 });
        overrideBackend(shows({ id: 88_001 }));
        const next = await ready();
        expect(proof(next)).toBeNull();
        await pay(next);
        await next.guest.see(success);
        expect([done(next).length, sent().length]).toEqual([1, 2]);
      });

      it("that got another id since it was read is shown anew, and nothing is sent", async () => {
        const widget = await ready();
        overrideBackend(shows({ id: 88_001 }));
        await pay(widget);
        await widget.guest.see("Your bill has changed");
        expect(sent()).toEqual([]);
      });

      it("and the same id that owes again is paid again after one question", async () => {
        const widget = await ready();
        await pay(widget);
        await widget.guest.see(success);
        await leave?.(widget);
        widget.unmount();
        widget.element.remove();
        check().subTotal += 600;
        const again = await open();
        if (name === "ManagersWebApp") {
          await toPay(again);
          await again.guest.see(/This check was paid here at .*: \$\d/);
        } else {
          await again.guest.see(/You paid \$100\.10 at .*\. Pay the remaining \$6\.00\?/);
          await again.guest.press("Pay the remaining $6.00");
          await toPay(again);
        }
        await pay(again);
        await waitFor(() => expect(sent()).toHaveLength(2));
        await again.guest.see(success);
        expect(check().paid).toBe(9050);
        expect(done(again)).toHaveLength(1);
      });
    });

    describe("a payment of unknown outcome", () => {
      it("is not claimed where somebody has paid the bill: no proof, no amounts, no word to the host page", async () => {
        const widget = await ready();
        backendFault(
          { status: 504, body: { message: "Endpoint request timed out" } },
          { path: paths },
        );
        await pay(widget);
        await widget.guest.see(unknown);
        check().paid = 8450;
        await widget.guest.press("Check again");
        await widget.guest.see(billPaid);
        expect(proof(widget)).toBeNull();
        expect(widget.screen.queryByRole("button", { name: /^(pay|review)/i })).toBeNull();
        expect(done(widget)).toEqual([]);
      });

      it("is looked up by itself after 5, 15, 30 and 60 seconds and as soon as the browser is online, and shown once it is listed", async () => {
        const widget = await ready();
        backendFault(502, { path: paths });
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
        await pay(widget);
        await widget.guest.see(unknown);
        let known = reads().length;
        const looked = async () => {
          await waitFor(() => expect(reads().length).toBe(known + 1));
          known += 1;
        };
        for (const ms of [5_000, 10_000, 15_000, 30_000]) {
          await vi.advanceTimersByTimeAsync(ms);
          await looked();
        }
        await vi.advanceTimersByTimeAsync(120_000);
        expect(reads().length).toBe(known);
        dispatchEvent(new Event("online"));
        await looked();
        await widget.guest.see(unknown);
        overrideBackend(
          shows({
            payments: [{ id: "P-9", amount: 84.5, type: "card" }],
            bill_amount: 0,
            bill_amount_due: 0,
          }),
        );
        dispatchEvent(new Event("online"));
        await widget.guest.see(success);
        expect([done(widget).length, sent().length]).toEqual([1, 1]);
      });
    });

    describe("a widget that is removed while it pays", () => {
      it("ends neither its request nor its lock; mounted again it shows the payment under way, and its outcome", async () => {
        const widget = await ready();
        const answer = Promise.withResolvers<void>();
        let isAborted = false;
        overrideBackend(
          http.post(paths, async ({ request }) => {
            request.signal.addEventListener("abort", () => (isAborted = true));
            await answer.promise;
          }),
        );
        await pay(widget);
        await waitFor(() => expect(sent()).toHaveLength(1));
        widget.unmount();
        widget.element.remove();
        const again = await open();
        await again.guest.see("This bill is being paid");
        expect(again.screen.queryByRole("button", { name: /^Pay \$/ })).toBeNull();
        answer.resolve();
        await again.guest.see(success);
        expect([isAborted, sent().length, done(again).length]).toEqual([false, 1, 1]);
      });
    });

    it("says before a payment that nothing keeps another tab from paying too", async () => {
      const { locks } = navigator;
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      Object.defineProperty(navigator, "locks", {
        value: undefined,
        configurable: true,
        writable: true,
      });
      try {
        const widget = await ready();
        await widget.guest.see("Close other tabs with this bill");
      } finally {
        Object.defineProperty(navigator, "locks", {
          value: locks,
          configurable: true,
          writable: true,
        });
      }
    });
  },
);
