import { waitFor } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { offers } from "../../mock-api/offers.ts";
import type { DisplayState } from "../../src/widgets/OfferClaimApp/displayState.ts";
import { examples } from "../../src/widgets/OfferClaimApp/examples.ts";
import { backendFault, exampleNamed, mountWidget } from "../support/mountWidget.ts";
import {
  callsTo,
  expectState,
  knownPhone,
  openOffer,
  signIn,
  submitPhone,
  verify,
} from "./offerClaimSupport.ts";

describe("the answer of a claim", () => {
  /** Claims WELCOME25 with a mocked answer and expects the final state and its text. */
  async function expectEnding(
    answer: { status?: number; body: object },
    state: DisplayState,
    text: string,
  ) {
    const widget = await openOffer();
    await submitPhone(widget);
    backendFault(answer, { path: "claim_offer", times: 1 });
    await widget.guest.fill("Verification code", "123456");
    await expectState(widget, state);
    await widget.guest.see(text);
    expect(callsTo("claim_offer")).toHaveLength(1);
    return widget.events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail);
  }
  const refusal = (error: string, fields: object = {}) => ({
    status: 422,
    body: { error, ...fields },
  });

  test("a claim that is carried out ends in success, reported once [A4.28]", async () => {
    const doneDetails = await expectEnding({ body: { claimed: true } }, "success", "What’s next");
    expect(doneDetails).toMatchObject([{ outcome: "claimed", offerId: "101" }]);
  });

  test("a claim refused as claimed before ends in prevClaimed and reports nothing [A4.29] [A8.03]", async () => {
    const message = "Oops, looks like you've already claimed this offer.";
    expect(await expectEnding(refusal(message), "prevClaimed", message)).toEqual([]);
  });

  test("a claim of a used offer ends in prevUsed and reports nothing [A4.30] [O16]", async () => {
    const answer = { body: { claimed: true, used: true } };
    const doneDetails = await expectEnding(answer, "prevUsed", "You've already used this offer!");
    expect(doneDetails).toEqual([]);
  });

  test("a claim of the guest's own referral ends in claimOwnReferral and reports nothing [A4.31] [A8.07]", async () => {
    const doneDetails = await expectEnding(
      refusal("You cannot claim your own referral."),
      "claimOwnReferral",
      "Sorry, you cannot claim your own offer.",
    );
    expect(doneDetails).toEqual([]);
  });

  test("a claim with a suspended account ends in suspendedAccount with the server's message [A4.32] [A8.10]", async () => {
    const message = "Your account has been suspended. Please contact support.";
    const answer = { status: 403, body: { error: message } };
    expect(await expectEnding(answer, "suspendedAccount", message)).toEqual([]);
  });

  test("a claim of an offer for new guests ends in returnUserNewUserOnly and reports nothing [A4.33] [A8.06]", async () => {
    const doneDetails = await expectEnding(
      refusal("Sorry, this offer is limited to new signups only."),
      "returnUserNewUserOnly",
      "This offer is for new guests only",
    );
    expect(doneDetails).toEqual([]);
  });

  test("a returning guest's claim of an ended offer ends in returnUserNoLongerAvailable [A4.34] [A8.02]", async () => {
    const doneDetails = await expectEnding(
      refusal("Offer is not valid.", { is_existing_user: true }),
      "returnUserNoLongerAvailable",
      "This offer is no longer available",
    );
    expect(doneDetails).toEqual([]);
  });

  test("a new guest's claim of an ended offer ends in newUserNoLongerAvailable [A4.35] [A8.01]", async () => {
    const doneDetails = await expectEnding(
      refusal("Offer is not valid."),
      "newUserNoLongerAvailable",
      "This offer is no longer available",
    );
    expect(doneDetails).toEqual([]);
  });

  test("a claim without an account ends in noAccount and reports nothing [A4.36]", async () => {
    const doneDetails = await expectEnding(
      refusal("No account found"),
      "noAccount",
      "We couldn’t find an account",
    );
    expect(doneDetails).toEqual([]);
  });

  test("a claim of a code that was claimed before ends in success with its error flag [A8.05] [O15]", async () => {
    const doneDetails = await expectEnding(
      refusal("Your unique offer code has already been claimed."),
      "success",
      "You already have this offer",
    );
    expect(doneDetails).toMatchObject([{ outcome: "already-claimed" }]);
  });
});

describe("who may claim", () => {
  test("a guest's own referral is refused by the server and credited to no account [A3.19] [A8.07]", async () => {
    const widget = await openOffer("FRIEND20");
    await verify(widget, knownPhone);
    await signIn(widget);
    await widget.guest.see("Sorry, you cannot claim your own offer.");
    const { claims, offers: all } = widget.backend.state(offers);
    expect(all.find(({ code }) => code === "FRIEND20")?.type).toBe("user_referral");
    expect(claims).toEqual([]);
    expect(callsTo("claim_offer")).toHaveLength(1);
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:done");
  });

  test("a suspended account is stopped at sign-in and sends no claim [A6.12]", async () => {
    const widget = await openOffer();
    await verify(widget, "5125550136");
    await signIn(widget, "dinner-for-two", "suspended@example.com");
    await widget.guest.see("Account suspended");
    expect(callsTo("claim_offer")).toEqual([]);
    expect(widget.backend.state(offers).claims).toEqual([]);
  });
});

describe("an unknown offer code", () => {
  test("an unknown code names the problem [A8.13] [A8.14] [O17]", async () => {
    const { guest, screen, shadow } = await openOffer("NOSUCH");
    await guest.see("Something went wrong...");
    await guest.see("We don’t recognize that code. Check it and try again.");
    expect(screen.getByLabelText("Offer code").getAttribute("aria-invalid")).toBe("true");
    // Nobody has touched the widget yet.
    expect(shadow.activeElement).toBeNull();
  });

  test("a typed code that the server refuses stays in its field, which is marked and has the focus [A8.13]", async () => {
    const { guest, screen, shadow } = await mountWidget("OfferClaimApp");
    await guest.fill("Offer code", "nosuch");
    await guest.press("Continue");
    await guest.see("We don’t recognize that code.");
    const field = screen.getByLabelText<HTMLInputElement>("Offer code");
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["nosuch", "true"]);
    await waitFor(() => expect(shadow.activeElement).toBe(field));
    expect(shadow.querySelector("h2")?.textContent).toBe("Claim your offer");
  });

  test("an unknown code can be replaced by another one [O17]", async () => {
    const { guest } = await openOffer("NOSUCH");
    await guest.see("We don’t recognize that code.");
    await guest.fill("Offer code", "welcome25");
    await guest.press("Continue");
    await guest.see("in house credit");
  });
});

test("a reload after the claim shows the success again, and reports nothing twice; the next guest can start over", async () => {
  const widget = await openOffer();
  await verify(widget);
  await widget.guest.see("What’s next");
  widget.unmount();
  const reloaded = await openOffer();
  await reloaded.guest.see(/^Claimed \d/);
  await reloaded.guest.see("What’s next");
  expect(
    await reloaded.screen.findByRole("button", { name: "Add expiration to calendar" }),
  ).toBeTruthy();
  expect(reloaded.events.filter(({ type }) => type === "widget:done")).toEqual([]);
  await reloaded.guest.press("Not you? Start over");
  await expectState(reloaded, "emailInput");
});

test("the success screen shows the brand's picture, and the date on which the offer expires to put into a calendar", async () => {
  const { screen, shadow } = await mountWidget(
    "OfferClaimApp",
    exampleNamed(examples, "preloaded-claim"),
  );
  expect(await screen.findByRole("button", { name: "Add expiration to calendar" })).toBeTruthy();
  expect(shadow.querySelector(".offer-picture img")?.getAttribute("src")).toBe(
    "/pictures/ember-ribs.svg",
  );
  const expiry = [...shadow.querySelectorAll("dt")].find(
    ({ textContent }) => textContent === "Expires",
  );
  expect(expiry?.nextElementSibling?.textContent).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

test("an offer that was claimed before names its days since the claim, of which the date is unknown", async () => {
  const example = exampleNamed(examples, "already-yours");
  const widget = await mountWidget("OfferClaimApp", example);
  await example.play?.(widget.guest);
  await widget.guest.see("30 days after you claimed it");
  expect(widget.screen.queryByRole("button", { name: "Add expiration to calendar" })).toBeNull();
});

test("the success screen shares the group's link [O22]", async () => {
  const widget = await mountWidget("OfferClaimApp", exampleNamed(examples, "preloaded-claim"));
  await widget.guest.press("Share this offer");
  await widget.guest.see("Link copied.");
  expect(await navigator.clipboard.readText()).toBe("https://share.example.com/WELCOME25");
});

describe("the bonus instead of the offer", () => {
  const openUpsell = async () => {
    const widget = await mountWidget("OfferClaimApp", {
      ...exampleNamed(examples, "new-guests-only"),
      address: "/?utm_source=mail&x=1",
    });
    await widget.guest.see("This offer is for new guests only");
    return widget;
  };

  test("a returning guest on an offer for new guests is offered a bonus [A8.12]", async () => {
    const { guest } = await openUpsell();
    await guest.see(
      "This offer is only available to new members. But don't worry! You can still get a bonus when you add funds to your existing account:",
    );
  });

  test("a tier shows what it gives, costs and adds, and its link carries its id and the campaign [A3.23] [O19]", async () => {
    const { guest, screen } = await openUpsell();
    await guest.see("$250");
    await guest.see("Pay $200 · $50 bonus");
    await guest.press("Add one $250");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Continue" });
    expect(link.href).toBe("https://host.example/checkout?ico_id=ico-200&utm_source=mail");
  });

  test("adding credit stops at 99,000 dollars and says so [A5.06] [A5.07] [A9.03]", async () => {
    const { guest, events } = await openUpsell();
    for (let presses = 0; presses < 4; presses++) await guest.press("Add one $33,000");
    await guest.see("Maximum account credit reached");
    await guest.see("$99,000");
    await guest.press("Continue");
    expect(events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      type: "widget:navigate",
      detail: { url: "https://host.example/checkout?ico_id=ico-25000&quantity=3&utm_source=mail" },
    });
  });
});
