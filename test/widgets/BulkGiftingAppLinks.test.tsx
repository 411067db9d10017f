import { waitFor, within } from "@testing-library/dom";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bulkGifting } from "../../mock-api/bulkGifting.ts";
import { fileSpy } from "../support/fileSpy.ts";
import {
  linksReview,
  paste,
  payFor,
  sentOrder,
  signedIn,
  visibleText,
} from "./bulkGiftingSupport.ts";

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await Promise.all([
    import("../../src/widgets/BulkGiftingApp/order/OrderSteps.tsx"),
    import("../../src/widgets/BulkGiftingApp/links/GiftLinks.tsx"),
    import("../../src/widgets/BulkGiftingApp/links/QrSheet.tsx"),
  ]);
}, 120_000);
afterEach(() => vi.restoreAllMocks());

describe("an order of links", () => {
  test("needs no addresses, has no delivery date and greets no one by name [BG3]", async () => {
    const widget = await signedIn();
    const { guest, screen } = widget;
    await guest.press("Continue");
    await guest.tick(/As links to share/);
    await guest.fill("Recipients", "3");
    await guest.press("Continue");
    await guest.see("Write the message that people see when they open their link.");
    expect(screen.queryByLabelText(/^Send on/)).toBeNull();
    expect(visibleText(widget)).not.toContain("Hi Sam");
    await guest.press("Review");
    await guest.see("Links, ready right after payment");
    await payFor(widget);
    await guest.see("Your links are ready");
    expect(sentOrder()).toMatchObject({
      delivery: { method: "link", deliver_at: null },
      recipients: [],
      recipient_count: 3,
      total: 270,
    });
  });

  test("drops the delivery date that was chosen before links were [BG5]", async () => {
    const widget = await signedIn();
    const { guest } = widget;
    await paste(widget, "Ada, Lovelace, ada@example.com");
    await guest.press("Continue");
    await guest.fill(/^Send on/, new Date(Date.now() + 864e6).toISOString().slice(0, 10));
    await guest.press("Back");
    await guest.tick(/As links to share/);
    await guest.press("Continue");
    await guest.press("Review");
    await payFor(widget);
    await guest.see("Your links are ready");
    expect(sentOrder()).toMatchObject({ delivery: { method: "link", deliver_at: null } });
  });

  test("lists every link after payment, to copy one by one or all together", async () => {
    const widget = await linksReview(3);
    const { guest, screen } = widget;
    await payFor(widget);
    const list = await screen.findByRole("list", { name: "Gift links" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await guest.press("Copy all 3 links");
    await guest.see("3 links copied.");
    const urls = String(copied.mock.calls[0]?.[0]).split("\n");
    expect(urls).toHaveLength(3);
    expect(urls[1]).toMatch(/^https:\/\/gifts\.example\/g\/\d+-2$/);
    await guest.press("Copy link 2");
    await guest.see("Link copied.");
    expect(copied.mock.calls[1]?.[0]).toBe(urls[1]);
  });

  test("exports the links as CSV and lays out one QR code for each", async () => {
    const file = fileSpy();
    const widget = await linksReview(3);
    const { guest, screen } = widget;
    await payFor(widget);
    await guest.press("Download CSV");
    const rows = ((await file()) ?? "").trim().split("\r\n");
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatch(/^3,https:\/\/gifts\.example\/g\/\d+-3,100\.00$/);
    await guest.press("Print QR codes");
    const dialog = await screen.findByRole("dialog", { name: "Print QR codes" });
    expect(within(dialog).getAllByRole("img")).toHaveLength(3);
  });

  test("loads all pages of a long order before anything is copied or exported", async () => {
    const file = fileSpy();
    const widget = await linksReview(450);
    const { guest, screen } = widget;
    await payFor(widget);
    await screen.findByRole("button", { name: "Copy all 450 links" });
    await guest.press("Download CSV");
    expect(((await file()) ?? "").trim().split("\r\n")).toHaveLength(451);
  });

  test("offers the links again where they could not be loaded", async () => {
    const widget = await linksReview(2);
    const { guest, screen, backend } = widget;
    backend.state(bulkGifting).reads = "down";
    await payFor(widget);
    await guest.see("Your order is paid, but the links didn’t load");
    backend.state(bulkGifting).reads = "plain";
    await guest.press("Try again");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Copy all 2 links" })).toBeTruthy(),
    );
  });
});

test("an order in which one of five has a custom amount says one, not five [BG4]", async () => {
  const widget = await signedIn();
  const people = [75, 100, "", "", ""].map(
    (amount, index) => `P${index},p${index}@example.com,${amount}`,
  );
  await paste(widget, ["first_name,email,amount", ...people].join("\n"));
  await widget.guest.see("5 recipients, 1 with a custom amount");
});

test("everyone who has not claimed a gift is reminded in one call, after a question [BG8]", async () => {
  const widget = await signedIn({ backend: "default" });
  const { guest, backend, screen } = widget;
  await guest.press("Dashboard");
  await guest.press("New hires, March");
  await guest.press("Remind unclaimed");
  await guest.see("Send a reminder to 3 people?");
  await guest.press("Not now");
  expect(backend.state(bulkGifting).resent).toEqual([]);
  await guest.press("Remind unclaimed");
  await guest.press("Send reminder");
  await guest.see("Reminder sent to 3 people.");
  expect(backend.state(bulkGifting).resent).toEqual(["1002-1", "1002-4", "1002-5"]);
  expect(screen.queryByRole("button", { name: "Copy link, Grace Okafor" })).toBeNull();
});
