import { waitFor, within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { managers } from "../../mock-api/managers.ts";
import { backendFault, type MountedWidget } from "../support/mountWidget.ts";
import { fileSpy } from "../support/fileSpy.ts";
import {
  atCheckout,
  atEntry,
  atLocation,
  atProfile,
  atRefund,
  button,
  calls,
  isOff,
  issue,
  routeOf,
  until,
  words,
} from "./managersSupport.ts";
import { configurePage } from "../support/configurePage.ts";

const headings = ({ screen }: MountedWidget) =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("a guest without a card", () => {
  it("cannot be charged: Pay is off, says why, and goes on once a card is there [M14] [C3.04]", async () => {
    const widget = await atProfile({}, "Omar Ortiz");
    await widget.guest.see("Ask the guest to add a card.");
    const pay = button(widget, "Pay");
    expect(isOff(pay)).toBe(true);
    const reason = pay.getAttribute("aria-describedby") ?? "";
    expect(widget.shadow.getElementById(reason)?.textContent).toContain("add a card");
    await widget.guest.press("Pay");
    expect(routeOf(widget)).toBe("/diner-profile");
    const diners = widget.backend.state(managers).diners;
    const [card] = diners.find(({ id }) => id === 501)?.cards ?? [];
    if (card) diners.find(({ id }) => id === 502)?.cards.push(card);
    await widget.guest.press("Check for a card");
    await waitFor(() => expect(isOff(button(widget, "Pay"))).toBe(false));
    await widget.guest.press("Pay");
    await until(widget, "/enter-check-number");
  });

  it("is led to the checkout where the page lets credit pay alone, which stays off while credit does not cover the bill [M14]", async () => {
    configurePage({ behaviour: { requireCard: "whenCharged" } });
    const widget = await atCheckout({}, "Omar Ortiz");
    await widget.guest.see("Ask the guest to add a card.");
    expect(isOff(button(widget, /^Pay \$/))).toBe(true);
  });
});

it("an unknown check number is cleared and its field takes the focus, each time [M17]", async () => {
  const widget = await atEntry();
  for (const number of ["9999", "9998"]) {
    await widget.guest.fill("Check number", number);
    await widget.guest.press("Next");
    await widget.guest.see("This check does not exist.");
    await waitFor(() => {
      const field = widget.screen.getByLabelText<HTMLInputElement>("Check number");
      expect(field.value).toBe("");
      expect(widget.shadow.activeElement).toBe(field);
    });
  }
});

afterEach(() => vi.restoreAllMocks());

function withWidth(px: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(px);
}

it.each([
  [639, ["Gina Guest"]],
  // A tablet of 768 px minus the margins of the host's page.
  [640, ["Guests", "Gina Guest"]],
])("a widget of %d px shows %j", async (px, panes) => {
  withWidth(px);
  expect(headings(await atProfile())).toEqual(panes);
});

describe("with 768 px of room", () => {
  beforeEach(() => withWidth(768));

  it("a payment names the location once", async () => {
    const widget = await atCheckout();
    expect(words(widget).match(/Osteria Lucca/g)).toHaveLength(1);
  });

  it("guests and checks stay beside the guest that is open, and the location is named once", async () => {
    const widget = await atLocation();
    expect(headings(widget)).toEqual(["Guests", "Today"]);
    await widget.guest.fill("Search for a guest", "Gina");
    await widget.guest.press(/^Gina Guest/);
    await until(widget, "/diner-profile");
    await widget.guest.see("This guest’s transactions");
    expect(headings(widget)).toEqual(["Guests", "Gina Guest"]);
    const [row] = widget.screen.getAllByRole("button", { name: /^Gina Guest/ });
    expect(row?.getAttribute("aria-current")).toBe("true");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Search for a guest").value).toBe("Gina");
    expect(words(widget).match(/Osteria Lucca/g)).toHaveLength(1);
    expect(calls(/\/locations\/7\/transactions$/)).toHaveLength(1);
  });

  it("the heading of the pane to go on in takes the focus [WCAG 2.4.3]", async () => {
    const widget = await atLocation();
    const focus = () => widget.shadow.activeElement?.textContent;
    await waitFor(() => expect(focus()).toBe("Guests"));
    await widget.guest.fill("Search for a guest", "Gina");
    await widget.guest.press(/^Gina Guest/);
    await waitFor(() => expect(focus()).toBe("Gina Guest"));
    await widget.guest.press("Back");
    await waitFor(() => expect(focus()).toBe("Guests"));
  });

  it("a refund is offered in one list at a time and leads back to where it was opened", async () => {
    const widget = await atLocation();
    const list = () => within(widget.screen.getByRole("list", { name: "Recent transactions" }));
    await waitFor(() =>
      expect(list().getAllByRole("button", { name: "Refund" }).length).toBeGreaterThan(0),
    );
    list().getAllByRole("button", { name: "Refund" })[0]?.click();
    await until(widget, "/refund");
    expect(list().queryByRole("button", { name: "Refund" })).toBeNull();
    // A list without controls gets the focus itself, so that the keyboard can scroll it.
    expect(widget.screen.getByRole("list", { name: "Recent transactions" }).tabIndex).toBe(0);
    await widget.guest.press("Back");
    await until(widget, "/diner-selection");
  });

  it("an issued refund is confirmed once, where it was opened", async () => {
    const widget = await atRefund();
    await issue(widget);
    await until(widget, "/diner-profile");
    await widget.guest.see("is on its way back to Gina Guest");
    expect(words(widget).match(/is on its way back/g)).toHaveLength(1);
  });

  it("no other guest can be picked while a payment is on its way (fault D4)", async () => {
    const widget = await atCheckout();
    const pane = widget.screen.getByLabelText("Search for a guest").closest("[inert]");
    expect(pane).toBeNull();
    backendFault("slow", { path: /payments$/ });
    await widget.guest.press(/^Pay \$/);
    await waitFor(() =>
      expect(
        widget.shadow.querySelector(".managers-panes > [inert] input[type=search]"),
      ).not.toBeNull(),
    );
    await widget.guest.see("Payment Successful");
    expect(widget.shadow.querySelector("[inert]")).toBeNull();
  });
});

it("Pay comes after the guest’s transactions, where every screen has its next step", async () => {
  const widget = await atProfile();
  const list = widget.screen.getByRole("list", { name: "This guest’s transactions" });
  const order = list.compareDocumentPosition(button(widget, "Pay"));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(button(widget, "Pay").closest(".screen-actions")).not.toBeNull();
});

it("a refund and the payment that it returns differ by their words, and dates leave out this year [C3.08]", async () => {
  const widget = await atProfile();
  const rows = within(
    widget.screen.getByRole("list", { name: "This guest’s transactions" }),
  ).getAllByRole("listitem");
  const text = rows.map((row) => (row.textContent ?? "").replaceAll(/\s+/g, " "));
  expect(text.find((row) => row.includes("−$42.00"))).toContain("Refund to guest");
  expect(text.find((row) => row.includes("Refunded"))).not.toContain("−");
  expect(text[0]).toMatch(/Check 0988 · [A-Z][a-z]{2} \d{1,2}(, \d{4})?, \d{1,2}:\d{2} [AP]M/);
});

it("the location’s activity is filtered, added up and exported", async () => {
  const file = fileSpy();
  const widget = await atLocation();
  await widget.guest.press("Filter and export");
  await widget.guest.fill("Check or guest", "0931");
  const list = () => widget.screen.getByRole("list", { name: "Recent transactions" });
  await waitFor(() => expect(within(list()).getAllByRole("listitem")).toHaveLength(2));
  const totals = widget.shadow.querySelector('dl[aria-label="Totals"]')?.textContent ?? "";
  expect(totals).toContain("Refunds−$42.00");
  await widget.guest.press("Export CSV");
  expect(((await file()) ?? "").trim().split("\r\n")).toHaveLength(3);
  await widget.guest.fill("Check or guest", "zzz");
  await widget.guest.see("No transactions match these filters.");
  await widget.guest.fill("Check or guest", "");
  await widget.guest.choose("Status", "Payments, refunded");
  await waitFor(() =>
    expect(rowsOf(list())).toEqual([
      expect.stringContaining("Omar Ortiz"),
      expect.stringContaining("Check 0931"),
    ]),
  );
  expect(widget.screen.queryByLabelText("Server")).toBeNull();
  await widget.guest.press("Hide filters");
  await waitFor(() => expect(within(list()).getAllByRole("listitem").length).toBeGreaterThan(2));
});

it("where the API says who served and who issued a refund, both are shown, filtered and exported", async () => {
  const file = fileSpy();
  const widget = await atLocation({ backend: "managers-names-staff" });
  await widget.guest.press("Filter and export");
  await widget.guest.choose("Server", "Mia Maier");
  const list = () => widget.screen.getByRole("list", { name: "Recent transactions" });
  await waitFor(() => expect(rowsOf(list()).join()).not.toContain("Gina Guest"));
  expect(rowsOf(list()).join()).toContain("Omar Ortiz");
  await widget.guest.choose("Server", "Ben Brown");
  await widget.guest.choose("Status", "Refunds to guests");
  await waitFor(() => expect(rowsOf(list())).toHaveLength(1));
  expect(rowsOf(list())[0]).toContain("Issued by Mara Manager");
  await widget.guest.press("Export CSV");
  expect(((await file()) ?? "").trim().split("\r\n")[1]).toMatch(
    /Refund,-42\.00,.*Ben Brown,Mara Manager$/,
  );
});

function rowsOf(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, " "));
}

/** The subject and the lines of the message that a link opens. */
function messageOf(link: HTMLElement): { subject: string | null; lines: string[] } {
  const { searchParams } = new URL(link.getAttribute("href") ?? "");
  return {
    subject: searchParams.get("subject"),
    lines: (searchParams.get("body") ?? "").split("\r\n"),
  };
}

describe("a receipt for the guest", () => {
  it("of a payment can be emailed with the rows on the screen", async () => {
    const widget = await atCheckout();
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Payment Successful");
    const { subject, lines } = messageOf(
      widget.screen.getByRole("link", { name: "Email receipt" }),
    );
    expect(subject).toBe("Payment receipt from Osteria Lucca");
    expect(lines).toEqual(
      expect.arrayContaining(["Guest: Gina Guest", "Check number: 1001", "Total paid: $100.10"]),
    );
    expect(lines.find((line) => line.startsWith("Time:"))).toMatch(
      /^Time: [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/,
    );
  });

  it("of a refund names what went back, where to and who issued it, and can be printed", async () => {
    const widget = await atRefund();
    await issue(widget);
    await until(widget, "/diner-profile");
    const receipt = within(await widget.screen.findByRole("region", { name: "Refund receipt" }));
    const { subject, lines } = messageOf(receipt.getByRole("link", { name: "Email receipt" }));
    expect(subject).toBe("Refund receipt from Osteria Lucca");
    const [refund] = calls(/\/refunds$/, "POST");
    expect(refund?.body).toMatchObject({ refund_amount: 20 });
    expect(lines).toEqual(
      expect.arrayContaining([
        "Guest: Gina Guest",
        "Total refund: $20.00",
        "Refunded to: Visa •••• 4242",
        "Issued by: Mara Mancini",
      ]),
    );
    await widget.guest.press("Print receipt");
    expect(document.querySelector("iframe[sandbox]")).not.toBeNull();
  });
});
