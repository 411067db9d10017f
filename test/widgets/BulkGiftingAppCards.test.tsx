import "../../demo/fakes/stripe.ts";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { bulkGifting } from "../../mock-api/bulkGifting.ts";
import { session } from "../../mock-api/session.ts";
import {
  backendFault,
  mountWidget,
  overrideBackend,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { fillCard } from "./billSupport.ts";
import { linksReview, payFor, paste, sentOrder, signedIn } from "./bulkGiftingSupport.ts";

vi.setConfig({ testTimeout: 60_000 });

const older = { id: "card_zebra", brand: "visa", last_four: "4242", exp_month: 4, exp_year: 2030 };
const added = { ...older, id: "card_aster" };

/**
 * The account's cards before and after the typed card is saved. Provider ids are not sorted by age.
 */
function storesAs(cards: readonly (typeof older)[]): void {
  overrideBackend(
    http.post("*/api/v3/current_user/stripe_sources", () =>
      HttpResponse.json({ credit_cards: cards }),
    ),
  );
}

async function payAndSave(widget: MountedWidget): Promise<void> {
  const { guest } = widget;
  await paste(widget, "first_name,email\nAda,ada@example.com\nGrace,grace@example.com");
  await guest.press("Continue");
  await guest.press("Review");
  await guest.press(/A new card/);
  await fillCard(widget);
  await guest.fill("ZIP code", "78701");
  await guest.tick(/Save this card/);
  await payFor(widget);
}

async function withOlderCard(): Promise<MountedWidget> {
  overrideBackend(
    http.get("*/api/v5/current_user", () =>
      HttpResponse.json({
        user: { id: 1, first_name: "Gina", last_name: "Guest", credit_cards: [older] },
      }),
    ),
  );
  return signedIn();
}

test("a card that is saved while paying is charged, where an older card has the same last four digits", async () => {
  storesAs([added, older]);
  await payAndSave(await withOlderCard());
  await vi.waitFor(() => expect(sentOrder()).toBeDefined());
  expect(sentOrder()).toMatchObject({ stripe_source_id: added.id });
});

test("an order whose bank’s question was left by a reload is not called paid, and is paid under the same id once the bank has asked again [BG5] (fault D3) (fault D4)", async () => {
  const bankWindow = () => document.querySelector('dialog[aria-label="3D Secure"]');
  const widget = await linksReview(3);
  const { accounts } = widget.backend.state(session);
  for (const account of accounts)
    account.credit_cards = account.credit_cards.map((card) => ({ ...card, last_four: "3155" }));
  await payFor(widget);
  await vi.waitFor(() => expect(bankWindow()).not.toBeNull());
  widget.unmount();
  bankWindow()?.remove();

  const again = await mountWidget("BulkGiftingApp");
  await again.guest.see(/Your order doesn’t show as paid yet/);
  await again.guest.press("No confirmation? Pay again");
  await again.guest.press(/^Pay \$/);
  await vi.waitFor(() => expect(bankWindow()).not.toBeNull());
  bankWindow()?.querySelector("button")?.click();
  await again.guest.see("Your links are ready");
  const placed = again.backend.state(bulkGifting).orders ?? [];
  expect(placed.filter(({ id }) => Number(id) > 5000)).toMatchObject([{ isPaid: true }]);
});

test("an empty list has one strong button, the upload; Continue is it once somebody is listed", async () => {
  const widget = await signedIn();
  const strong = (): (string | null)[] =>
    [...widget.shadow.querySelectorAll(".button.primary, .button.accent")].map(
      ({ textContent }) => textContent,
    );
  await widget.guest.press("Continue");
  await widget.guest.see("Upload CSV");
  expect(strong()).toEqual(["Upload CSV"]);
  await widget.guest.press("Paste a list");
  await widget.guest.fill("Your list", "first_name,email\nAda,ada@example.com");
  await widget.guest.press("Add to list");
  await vi.waitFor(() => expect(strong()).toEqual(["Continue"]));
});

test("Pay with everything empty marks the card, its ZIP code and the terms", async () => {
  const widget = await signedIn();
  await paste(widget, "first_name,email\nAda,ada@example.com");
  await widget.guest.press("Continue");
  await widget.guest.press("Review");
  await widget.guest.press(/A new card/);
  await vi.waitFor(() =>
    expect(document.querySelector('[aria-label="Card number"]')).not.toBeNull(),
  );
  await widget.guest.press(/^Pay \$/);
  await widget.guest.see("Your card number is incomplete.");
  await widget.guest.see("Enter your card’s ZIP code");
  await widget.guest.see("Agree to the terms to pay");
  expect(sentOrder()).toBeUndefined();
});

test("a saved card that the answer does not list is not guessed, and nothing is ordered", async () => {
  storesAs([{ ...older, last_four: "1111" }]);
  const widget = await withOlderCard();
  await payAndSave(widget);
  await widget.guest.see("Your payment wasn’t sent");
  expect(sentOrder()).toBeUndefined();
});

test("a card that was saved before the payment was declined stays chosen and is listed", async () => {
  storesAs([added, older]);
  const widget = await withOlderCard();
  backendFault(
    { status: 402, body: { error: { message: "Your card was declined.", code: "card_declined" } } },
    { path: "/bulk_gifting/orders", method: "POST" },
  );
  await payAndSave(widget);
  await widget.guest.see(
    "Your card was saved, but the payment didn’t go through. Your card was declined. Nothing was charged.",
  );
  const chosenCard = widget.screen
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked);
  expect(chosenCard?.value).toBe(added.id);
});
