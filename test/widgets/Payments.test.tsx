import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { lockKey } from "../../src/shared/payment/intent/names.ts";
import { backendFault, requests, type MountedWidget } from "../support/mountWidget.ts";
import { otherTab } from "../support/otherTab.ts";
import { payments, recordKey, tellBill } from "./billSupport.ts";
import { dinerWidgets, doneEvents, openToPay } from "./billWidgets.ts";
import * as managers from "./managersSupport.ts";

/** The behaviour of the payment core in every widget that pays a bill. */

const paths = /\/(current_user\/credits|managers\/payments)$/;
const postCount = () =>
  requests.filter(({ method, path }) => method === "POST" && paths.test(path)).length;
const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

const widgets: readonly {
  readonly name: string;
  toPay(backend?: string): Promise<MountedWidget>;
  readonly key: string;
  readonly success: string;
}[] = [
  ...dinerWidgets.map((bill) => ({
    ...bill,
    toPay: (backend?: string) => openToPay(bill, { ...(backend && { backend }) }),
    key: recordKey(),
  })),
  {
    name: "ManagersWebApp",
    toPay: () => managers.atCheckout(),
    key: lockKey({ kind: "bill", ids: ["managers", "7", "1001", "1001", ""] }),
    success: "Payment Successful",
  },
];

describe.each(widgets)("$name", ({ name, toPay, key, success }) => {
  it("warns in a frame of another site before it pays (fault C8)", async () => {
    const top = vi.spyOn(window, "top", "get").mockReturnValue(null);
    const widget = await toPay();
    await widget.guest.see("This page is shown inside another site");
    top.mockRestore();
  });

  it("sends nothing while another tab is paying the bill, and may pay once that has ended without a payment (fault D1)", async () => {
    const other = await otherTab(key);
    const widget = await toPay();
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("This bill is being paid in another tab");
    expect(postCount()).toBe(0);
    other.ends();
    await widget.guest.see("The other payment didn’t go through");
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see(success);
    expect([postCount(), doneEvents(widget).length]).toEqual([1, 1]);
  });

  it("names in the button what is charged to what, and lists in the proof each means of payment, which add up", async () => {
    const widget = await toPay();
    const button = widget.screen.getByRole("button", { name: /^Pay \$/ });
    const cents = (text: string | null | undefined): number[] =>
      [...(text ?? "").matchAll(/\$([\d.]+)/g)].map(([, amount]) =>
        Math.round(Number(amount) * 100),
      );
    const parts = widget.shadow.querySelector(".pay-parts")?.textContent;
    expect(button.textContent).toMatch(/with (Visa|Mastercard) \d{4}$/);
    expect(parts).toMatch(/\$25\.00 credit \+ \$[\d.]+ card$/);
    expect(cents(parts).at(-1)).toBe(cents(button.textContent)[0]);
    const total = cents(parts).reduce((sum, one) => sum + one, 0);
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see(success);
    expect(mayLeave()).toBe(true);
    const proof = widget.screen.getByRole("region", { name: "Proof of payment" });
    const line = (term: RegExp): number => {
      const text = [...proof.querySelectorAll("dl > div")].find((row) =>
        term.test(row.querySelector("dt")?.textContent ?? ""),
      );
      return Math.round(Number((text?.querySelector("dd")?.textContent ?? "0").slice(1)) * 100);
    };
    expect(line(/^Total paid$/)).toBe(total);
    expect(line(/^Bill paid$/) + line(/^Tip$/)).toBe(total);
    expect(line(/^Offer$/) + line(/^House credit$/) + line(/••••/)).toBe(total);
  });

  it("is not left without a question while the payment is on its way (fault D12)", async () => {
    const widget = await toPay();
    expect(mayLeave()).toBe(true);
    backendFault("slow", { path: paths });
    await widget.guest.press(/^Pay \$/);
    await waitFor(() => expect(mayLeave()).toBe(false));
    widget.unmount();
  });

  if (name === "ManagersWebApp") return;

  it("is held while the bank asks, and says once that the bill is paid, also where only the bill tells it later (fault D12)", async () => {
    const widget = await toPay("bill-bank-unreported");
    let isAsked = false;
    const { fetch } = globalThis;
    const hold = Promise.withResolvers<void>();
    globalThis.fetch = async (...call) => {
      if (!String(call[0]).includes("/confirm")) return fetch(...call);
      isAsked = true;
      await hold.promise;
      return fetch(...call);
    };
    try {
      await widget.guest.press(/^Pay \$/);
      await waitFor(() => expect(isAsked).toBe(true));
      expect(mayLeave()).toBe(false);
    } finally {
      hold.resolve();
      globalThis.fetch = fetch;
    }
    await widget.guest.see("Please don’t pay again.");
    tellBill("1001", 8450);
    await widget.guest.press("Check again");
    await widget.guest.see(success);
    expect(doneEvents(widget)).toHaveLength(1);
    expect(payments()).toHaveLength(1);
    expect(mayLeave()).toBe(true);
  });
});

describe("ManagersWebApp, for an amount", () => {
  it("charges nothing where another tab has taken the same payment since the checkout was opened (fault D1)", async () => {
    const widget = await managers.atEntry({}, "Gina Guest");
    await widget.guest.press("Enter bill amount");
    await widget.guest.fill("Bill amount", "45.50");
    await widget.guest.press("Next");
    await managers.until(widget, "/checkout");
    const facts = {
      sums: { owed: 4550, bill: 4550 },
      receipt: null,
      isAnnounced: true,
      knownIds: [],
    };
    const other = await otherTab(lockKey({ kind: "bill", ids: ["managers", "7", "501", 4550] }));
    other.writes("paid", facts);
    other.ends();
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("This payment had already gone through.");
    expect([postCount(), doneEvents(widget).length]).toEqual([0, 0]);
  });
});

it.each(dinerWidgets)(
  "$name asks nothing when the page is left after it was removed during the bank's question",
  async (bill) => {
    const widget = await openToPay(bill, { backend: "bill-bank-asks" });
    await widget.guest.press(/^Pay \$/);
    const bank = () => document.querySelector("dialog[aria-label='3D Secure'] button");
    await vi.waitFor(() => expect(bank()).not.toBeNull());
    expect(mayLeave()).toBe(false);
    widget.unmount();
    bank()?.dispatchEvent(new MouseEvent("click"));
    await vi.waitFor(() => expect(mayLeave()).toBe(true));
  },
);
