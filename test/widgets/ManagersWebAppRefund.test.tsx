import { fireEvent, waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { fastClock } from "../support/fastClock.ts";
import {
  backendFault,
  faultAfter,
  mountWidget,
  overrideBackend,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { otherTab } from "../support/otherTab.ts";
import {
  atLocation,
  atProfile,
  atRefund,
  button,
  calls,
  fillRefund,
  issuedRefunds,
  isOff,
  issue,
  open,
  routeOf,
  signIn,
  until,
  words,
} from "./managersSupport.ts";
import { configurePage } from "../support/configurePage.ts";

const refunds = () => calls("/api/v6/managers/refunds", "POST");

/** The text that describes a field to screen readers. */
function describedBy({ shadow }: MountedWidget, field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return ids.map((id) => shadow.getElementById(id)?.textContent).join(" ");
}

function reasons(widget: MountedWidget): string[] {
  return [...widget.screen.getByLabelText<HTMLSelectElement>("Reason").options].map(
    ({ text }) => text,
  );
}

describe("a refund", () => {
  it("opens from a transaction’s Refund button, with reason, amount, notes, tip and Issue Refund [C2.43] [C2.73] [C2.83] [C2.84] [C2.85] [C2.86] [C2.87] [C2.88] [C2.89] [C4.15]", async () => {
    const widget = await atProfile();
    await widget.guest.press("Refund");
    await until(widget, "/refund");
    expect(location.pathname).toBe("/refund");
    const { screen } = widget;
    expect(screen.getByRole("heading", { name: "Issue a Refund" })).not.toBeNull();
    expect(screen.getByRole("combobox", { name: "Reason" })).not.toBeNull();
    expect(screen.getByRole("textbox", { name: "Refund amount" })).not.toBeNull();
    const notes = screen.getByRole("textbox", { name: "Notes" });
    expect(describedBy(widget, notes)).toContain("(optional)");
    const tip = screen.getByRole<HTMLInputElement>("checkbox", {
      name: "Adjust tip for partial refund?",
    });
    expect([tip.checked, tip.disabled]).toEqual([false, false]);
    expect(describedBy(widget, tip)).toBe("Full refunds always include the tip amount");
    await widget.guest.tick("Adjust tip for partial refund?");
    expect(tip.checked).toBe(true);
    expect(button(widget, "Issue Refund")).not.toBeNull();
  });

  it("offers the specified reasons in a list, none of them chosen [C5.02] [M3]", async () => {
    const widget = await atRefund();
    const reason = widget.screen.getByLabelText<HTMLSelectElement>("Reason");
    expect(reason.value).toBe("");
    expect([...reason.options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Choose a reason"],
      ["guest_dissatisfied", "Guest not satisfied"],
      ["incorrect_amount", "Wrong amount charged"],
      ["wrong_check", "Wrong check paid"],
      ["duplicate_payment", "Paid twice"],
      ["item_not_received", "Item missing or returned"],
      ["tip_adjustment", "Tip correction"],
      ["fraud", "Suspected fraud"],
      ["other", "Other"],
    ]);
  });

  it.each([
    ["1", "$0.01"],
    ["123", "$1.23"],
    ["1a2b3", "$1.23"],
    ["-12", "$0.12"],
    ["٤٢", "$0.42"],
    ["$12.34", "$12.34"],
    ["000", "$0.00"],
    ["", "$0.00"],
  ])("takes %j as cents, digits only: %s [C5.07] [C5.08] [C5.09]", async (typed, shown) => {
    const widget = await atRefund();
    const amount = widget.screen.getByLabelText<HTMLInputElement>("Refund amount");
    expect(amount.value).toBe("$0.00");
    fireEvent.input(amount, { target: { value: "5" } });
    expect(amount.value).toBe("$0.05");
    fireEvent.input(amount, { target: { value: typed } });
    expect(amount.value).toBe(shown);
  });

  it("can be issued only with a reason and an amount above zero [C5.01] [C5.03] [C5.04] [C5.11]", async () => {
    const widget = await atRefund();
    const isIssuable = () => !isOff(button(widget, "Issue Refund"));
    expect(isIssuable()).toBe(false);
    await widget.guest.fill("Refund amount", "1.00");
    expect(isIssuable()).toBe(false);
    await widget.guest.choose("Reason", "Other");
    expect(isIssuable()).toBe(true);
    for (const amount of ["", "0.00"]) {
      await widget.guest.fill("Refund amount", amount);
      expect(isIssuable()).toBe(false);
    }
    fireEvent.submit(widget.shadow.querySelector("form")!);
    expect(widget.screen.queryByRole("dialog")).toBeNull();
    await widget.guest.fill("Refund amount", "0.01");
    expect(isIssuable()).toBe(true);
    await widget.guest.choose("Reason", "Choose a reason");
    expect(isIssuable()).toBe(false);
  });

  it("is issued by a manager without notes [C1.05] [C5.10] [C6.09]", async () => {
    const widget = await atRefund();
    await issue(widget, "20.00");
    await widget.guest.see("$20.00 is on its way back to Gina Guest.");
    expect(refunds().map(({ body }) => body)).toMatchObject([
      { refund_amount: 20, refund_notes: "" },
    ]);
    expect(issuedRefunds().map(({ amount }) => amount)).toEqual([2_000]);
  });

  it("is at most what can be refunded, to the cent [C5.05] [C5.06] [C8.17]", async () => {
    const widget = await atRefund();
    await fillRefund(widget, "84.51");
    await widget.guest.see("Refund amount cannot exceed refundable amount of $84.50");
    expect(isOff(button(widget, "Issue Refund"))).toBe(true);
    await widget.guest.fill("Refund amount", "84.50");
    expect(words(widget)).not.toContain("cannot exceed");
    expect(isOff(button(widget, "Issue Refund"))).toBe(false);
  });

  it("is confirmed in a dialog with amount, guest and card, and not sent before [C2.90] [C2.91] [C2.92] [C4.16] [C4.17]", async () => {
    const widget = await atRefund();
    await fillRefund(widget, "20.00");
    await widget.guest.press("Issue Refund");
    const dialog = widget.screen.getByRole("dialog", { name: "Are you sure?" });
    expect(dialog.textContent).toContain(
      "This action will return funds to the guest's original payment method.",
    );
    expect(dialog.textContent).toMatch(/\$20\.00.*Gina Guest.*0988.*Visa •••• 4242/);
    await widget.guest.press("Cancel");
    expect(widget.screen.queryByRole("dialog")).toBeNull();
    expect(refunds()).toEqual([]);
    await widget.guest.press("Issue Refund");
    expect(refunds()).toEqual([]);
    await widget.guest.press("Confirm Refund");
    await waitFor(() => expect(refunds()).toHaveLength(1));
  });

  it("is sent in dollars as JSON with the manager’s bearer [C3.22] [C7.02] [C7.03] [C7.11] [M5] (fault D8)", async () => {
    const widget = await atRefund();
    await fillRefund(widget, "12.34");
    await widget.guest.tick("Adjust tip for partial refund?");
    await widget.guest.fill("Notes", "Cold soup");
    await widget.guest.press("Issue Refund");
    await widget.guest.press("Confirm Refund");
    await until(widget, "/diner-profile");
    expect(refunds().map(({ body }) => body)).toEqual([
      {
        credit_transaction_id: "T-9001",
        refund_reason: "guest_dissatisfied",
        refund_amount: 12.34,
        refund_notes: "Cold soup",
        modify_tip: true,
      },
    ]);
    expect(refunds()[0]?.headers["content-type"]).toMatch(/^application\/json/);
    const token = localStorage.getItem("managerUserToken");
    expect(token).toBeTruthy();
    expect(calls(/\/api\/v6\/managers\//).map(({ headers }) => headers["authorization"])).toEqual(
      calls(/\/api\/v6\/managers\//).map(() => `Bearer ${token}`),
    );
  });

  it("that succeeded leads back to the guest, with guest and transactions read again [C4.19] [C4.20] [C4.21] [M7]", async () => {
    const widget = await atRefund();
    await fillRefund(widget, "20.00");
    await widget.guest.press("Issue Refund");
    const reads = () => [
      calls(/\/users\/501$/).length,
      calls(/\/locations\/7\/transactions$/).length,
    ];
    const before = reads();
    await widget.guest.press("Confirm Refund");
    await until(widget, "/diner-profile");
    await widget.guest.see("is on its way back to Gina Guest");
    await widget.guest.see("Partially refunded");
    // Once right before it is sent, and once after it was issued.
    expect(reads()).toEqual(before.map((count) => count + 2));
    expect(words(widget)).toContain("Refund issued");
    expect(
      widget.events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail),
    ).toMatchObject([{ outcome: "refunded", amountCents: 2000, transactionId: "T-9001" }]);
  });

  it("shows one sum in form, dialog and proof: bill, tip and total, as they are returned [C2.88] [M6] (fault D8)", async () => {
    const widget = await atRefund();
    const lines = (element: Element) =>
      [...element.querySelectorAll("dt")].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]);
    await widget.guest.see("Refundable, with tip");
    expect(words(widget)).toMatch(/Bill\$84\.50Tip\$15\.60Refundable, with tip\$100\.10/);
    await widget.guest.choose("Reason", "Other");
    await widget.guest.press("Refund in full: $100.10");
    const sums = [
      ["Bill", "$84.50"],
      ["Tip", "$15.60"],
      ["Total refund", "$100.10"],
    ];
    expect(lines(widget.screen.getByLabelText("Refund summary"))).toEqual(sums);
    await widget.guest.press("Issue Refund");
    const dialog = widget.screen.getByRole("dialog", { name: "Are you sure?" });
    expect(lines(dialog)).toEqual([
      ...sums,
      ["Guest", "Gina Guest"],
      ["Check", "0988"],
      ["To", "Visa •••• 4242"],
    ]);
    await widget.guest.press("Confirm Refund");
    await widget.guest.see("$100.10 is on its way back to Gina Guest.");
    expect(issuedRefunds().map(({ amount }) => amount)).toEqual([10_010]);
    expect(
      widget.events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail),
    ).toMatchObject([{ amountCents: 8450, tipCents: 1560, totalCents: 10_010 }]);
  });

  it("warns in a frame of another origin (fault C8)", async () => {
    vi.spyOn(window, "top", "get").mockReturnValue(null);
    const widget = await atRefund();
    await widget.guest.see("This page is shown inside another site");
    vi.restoreAllMocks();
  });

  describe("that another tab is at", () => {
    const key = "dining.intent/refund/T-9001";
    const elsewhere = "This refund is being issued in another tab";

    async function confirmed() {
      const tab = await otherTab(key);
      const widget = await atRefund();
      await issue(widget);
      await widget.guest.see(elsewhere);
      expect(refunds()).toEqual([]);
      return { tab, widget };
    }

    it("can be issued here once it was refused there (fault D1)", async () => {
      const { tab, widget } = await confirmed();
      tab.ends();
      await widget.guest.see("The other refund didn’t go through");
      await widget.guest.press("Issue Refund");
      await widget.guest.press("Confirm Refund");
      await widget.guest.see("is on its way back");
      expect(refunds()).toHaveLength(1);
    });

    it("is looked up in the list once that tab died, with the sum that was sent there (fault D3)", async () => {
      const { tab, widget } = await confirmed();
      tab.writes("sent", {
        before: {
          transactionId: "T-9001",
          refundable: 8450,
          tip: 1560,
          status: null,
          refundIds: [],
        },
        request: { reason: "other", amount: 5000, modifiesTip: false },
        isAnnounced: false,
      });
      tab.ends();
      await widget.guest.see("don’t show a refund of $50.00");
      expect(refunds()).toEqual([]);
    });
  });

  it("of everything always includes the tip [C2.88] [M6]", async () => {
    const widget = await atRefund();
    await widget.guest.choose("Reason", "Other");
    await widget.guest.press(/^Refund in full/);
    const box = widget.screen.getByLabelText<HTMLInputElement>("Adjust tip for partial refund?");
    expect([box.checked, box.disabled]).toEqual([true, true]);
    await widget.guest.press("Issue Refund");
    await widget.guest.press("Confirm Refund");
    await until(widget, "/diner-profile");
    expect(refunds()[0]?.body).toMatchObject({ refund_amount: 84.5, modify_tip: true });
  });

  it("of a part leaves the tip alone unless ticked, and has no box without a tip [M6]", async () => {
    const widget = await atRefund();
    await issue(widget);
    await until(widget, "/diner-profile");
    expect(refunds()[0]?.body).toMatchObject({ refund_amount: 20, modify_tip: false });
    widget.unmount();
    localStorage.clear();
    sessionStorage.clear();
    overrideBackend(
      http.get(/\/transactions$/, () =>
        HttpResponse.json({
          transactions: [{ id: 1, user_name: "Untipped", amount: 30, refundable: 30 }],
        }),
      ),
    );
    const other = await atLocation({ address: "/" });
    await other.guest.press("Refund");
    await until(other, "/refund");
    expect(other.screen.queryByRole("checkbox")).toBeNull();
    await other.guest.press("Back");
    await until(other, "/diner-selection");
  });

  it("is locked while it is processed [C4.18] [C5.12] (fault D1) (fault D8)", async () => {
    const widget = await atRefund();
    backendFault("slow", { path: /refunds$/ });
    await fillRefund(widget);
    await widget.guest.press("Issue Refund");
    const confirm = button(widget, "Confirm Refund");
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    const busy = await waitFor(() => button(widget, "Processing..."));
    expect(isOff(busy)).toBe(true);
    expect(isOff(button(widget, "Back"))).toBe(true);
    fireEvent.submit(widget.shadow.querySelector("form")!);
    history.pushState(null, "", "/diner-profile");
    dispatchEvent(new PopStateEvent("popstate"));
    expect([routeOf(widget), location.pathname]).toEqual(["/refund", "/refund"]);
    await widget.guest.press("Menu");
    expect(isOff(button(widget, "Log out"))).toBe(true);
    await until(widget, "/diner-profile");
    expect(refunds()).toHaveLength(1);
  });

  it.each([
    [
      {
        status: 422,
        body: { errors: ["The bank said no.", "Try another amount."], error: "other" },
      },
      "The bank said no., Try another amount.",
    ],
    [{ status: 422, body: { error: "Refunds are closed." } }, "Refunds are closed."],
    [{ status: 422, body: {} }, "Failed to process refund"],
  ])(
    "that is refused shows the server’s words, and keeps the form [C4.22] [C7.11] [C8.11] [C8.12] [C8.13] %#",
    async (fault, text) => {
      const widget = await atRefund();
      backendFault(fault, { path: /refunds$/ });
      await issue(widget);
      await widget.guest.see(text);
      expect(widget.screen.getByLabelText<HTMLInputElement>("Refund amount").value).toBe("$20.00");
      expect(issuedRefunds()).toEqual([]);
    },
  );

  it.each([
    [500, { errors: ["Broken till"] }],
    [504, { message: "Endpoint request timed out" }],
    [409, { message: "in progress" }],
  ])(
    "answered by %i, with words in it, is looked up and not called refused (fault D3)",
    async (status, body) => {
      const widget = await atRefund();
      backendFault({ status, body }, { path: /refunds$/, afterwards: true });
      fastClock();
      await issue(widget);
      await widget.guest.see("The refund shows in the transactions.");
      expect(issuedRefunds()).toHaveLength(1);
    },
  );

  it("whose answer is lost is looked up, and found [M8] (fault D3)", async () => {
    const widget = await atRefund({ backend: "managers-refund-lost" });
    await issue(widget);
    await widget.guest.see("The refund shows in the transactions.");
    expect([refunds().length, issuedRefunds().length]).toEqual([1, 1]);
  });

  it("that never arrived is not called failed, and another is sent only after a reading and a new yes [M8] (fault D3)", async () => {
    const widget = await atRefund({ backend: "managers-refund-not-arrived" });
    await issue(widget);
    await widget.guest.see(
      "We couldn't confirm the refund. Check the transaction list before trying again.",
    );
    expect(words(widget)).not.toMatch(/failed/i);
    await widget.guest.press("Try the refund again");
    expect(refunds()).toHaveLength(1);
    await widget.guest.press("Confirm Refund");
    await until(widget, "/diner-profile");
    expect([refunds().length, issuedRefunds().length]).toEqual([2, 1]);
  });

  it("that cannot be looked up offers no second one", async () => {
    const widget = await atRefund({ backend: "managers-refund-lost" });
    faultAfter(/refunds$/, { status: 422, body: {} }, { path: /transactions$|users\/501$/ });
    await issue(widget);
    await widget.guest.see("We can’t read the transactions right now.");
    expect(widget.screen.queryByRole("button", { name: "Try the refund again" })).toBeNull();
    expect(refunds()).toHaveLength(1);
  });

  it("is looked up again after a reload, from the list, before any other [M21] (fault D4)", async () => {
    const widget = await atRefund({ backend: "managers-refund-not-arrived" });
    await issue(widget);
    await widget.guest.see("We couldn’t confirm the refund");
    widget.unmount();
    const again = await open({ address: "/diner-profile" });
    await again.guest.press("Refund");
    await again.guest.see("We couldn’t confirm the refund");
    expect(refunds()).toHaveLength(1);
  });

  it("that was issued never looks like a failure where the lists cannot be read again (fault D8)", async () => {
    const widget = await atRefund({ backend: "managers-refetch-broken" });
    await issue(widget);
    await until(widget, "/diner-profile");
    await widget.guest.see("is on its way back to Gina Guest");
    await widget.guest.see("Failed to fetch transactions.");
    expect(issuedRefunds()).toHaveLength(1);
  });

  it("that a lost session interrupted is looked up after the next sign-in [G17] (fault C1)", async () => {
    const widget = await atRefund({ backend: "managers-refund-signed-out" });
    await issue(widget);
    await until(widget, "/login");
    await signIn(widget);
    await until(widget, "/refund");
    await widget.guest.see("We couldn’t confirm the refund");
    expect(refunds()).toHaveLength(1);
  });

  it("without a transaction has nothing to show [C8.14] [M21]", async () => {
    const widget = await atLocation();
    history.pushState(null, "", "/refund");
    dispatchEvent(new PopStateEvent("popstate"));
    await widget.guest.see("No refund data available");
    await widget.guest.press("Back");
    await until(widget, "/diner-selection");
  });

  it("has the reasons that the page or the server names [M3]", async () => {
    configurePage({
      values: { refundReasons: ["slow_service", { value: "x", label: "House rule" }] },
    });
    const configured = await atRefund();
    expect(reasons(configured)).toEqual(["Choose a reason", "Slow service", "House rule"]);
    configured.unmount();
    localStorage.clear();
    sessionStorage.clear();
    const server = await atRefund({ address: "/", backend: "managers-own-reasons" });
    expect(reasons(server)).toEqual(["Choose a reason", "Cold food", "On the house"]);
  });

  it("is sent once where two widgets of a page have the same one (fault D1)", async () => {
    const first = await atRefund();
    const second = await mountWidget("ManagersWebApp", { attributes: { router: "memory" } });
    await second.guest.press(/^Osteria Lucca/);
    await second.guest.fill("Search for a guest", "Gina");
    await second.guest.press(/^Gina Guest/);
    await second.guest.press("Refund");
    for (const widget of [first, second]) {
      await fillRefund(widget);
      await widget.guest.press("Issue Refund");
    }
    backendFault("slow", { path: /refunds$/ });
    fireEvent.click(button(first, "Confirm Refund"));
    fireEvent.click(button(second, "Confirm Refund"));
    await first.guest.see("is on its way back to");
    expect(refunds()).toHaveLength(1);
  });
});
