import { describe, expect, it } from "vitest";
import { failed, type Outcome } from "../../shared/api/outcome.ts";
import {
  readCheckoutPage,
  type CheckoutPage,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import type { CheckoutEvent, Remembered } from "./events.ts";
import { transition } from "./flow.ts";
import { pageNamed, parameterOf } from "./pageParameter.ts";
import { passwordProblems } from "./password.ts";
import { pages, type CheckoutState, type Order } from "./state.ts";
import { texts } from "./texts.ts";
import { keyOf, queryOf, targetOf } from "./target.ts";

const item = { kind: "credit", id: "regular", pay_amount: "100.00", get_amount: "125" };

function pageWith(parts: object = {}): CheckoutPage {
  const page = readCheckoutPage({ item, ...parts });
  if (!page) throw new Error("no page");
  return page;
}

const order: Order = {
  target: { kind: "credit", id: "regular" },
  page: pageWith(),
  owner: "",
  sessionVersion: 1,
  paidKey: null,
};

function purchase(parts: object = {}): PurchaseAnswer {
  const pagePurchase = pageWith({
    purchase: { id: "p1", amount_charged: 100, amount_credited: 125, ...parts },
  }).purchase;
  if (!pagePurchase) throw new Error("no purchase");
  return pagePurchase;
}

const ok = (value: PurchaseAnswer): Outcome<PurchaseAnswer> => ({ ok: true, value });
const rejected = (status: number, message: string | null = null, fields = {}) =>
  failed({ kind: "rejected", status, message, messages: [], fields, retryAfter: null });
const paying: CheckoutState = {
  kind: "paying",
  order,
  source: { id: "11", saveCard: false, cardSaved: false },
};
const answered = (outcome: Outcome<PurchaseAnswer>, isGift = false, isRetry = false) =>
  transition(paying, { type: "purchaseAnswered", outcome, isGift, isRetry });
const nothing: Remembered = {
  wanted: "checkout",
  hasDetails: false,
  isGift: false,
  receipt: null,
  isOpen: false,
};
const loaded = (remembered: Partial<Remembered>) =>
  transition(
    { kind: "loading", attempt: 0 },
    { type: "pageLoaded", order, remembered: { ...nothing, ...remembered } },
  );

describe("a payment", () => {
  it.each([
    ["timed out", failed({ kind: "timed-out" })],
    ["broke off or met a 500", failed({ kind: "unexpected", status: 500 })],
    ["was no answer of ours", failed({ kind: "off-contract", detail: "" })],
    ["was refused for the session", failed({ kind: "signed-out" })],
    ["is being made already", rejected(409)],
    ["needs a next step without naming it", ok(purchase({ requires_action: true }))],
  ])("that %s is looked up, never called failed (fault D3)", (_, outcome) => {
    expect(answered(outcome)).toMatchObject({ kind: "reconciling", attempt: 0 });
  });

  it("that did not leave was not charged", () => {
    expect(answered(failed({ kind: "offline" }))).toMatchObject({
      kind: "payment",
      formError: { kind: "offline" },
    });
  });

  it.each([
    ["402", rejected(402, "Your card was declined.")],
    ["the card’s field", rejected(422, "is invalid", { stripe_source_id: ["is invalid"] })],
    ["the card’s name", rejected(422, "Your card has insufficient funds.")],
  ])("refused by %s is a decline [K11]", (_, outcome) => {
    expect(answered(outcome)).toMatchObject({ kind: "payment", formError: { kind: "declined" } });
  });

  it("refused for another reason is looked up, and then an alert [A8.19]", () => {
    const looking = answered(rejected(422, "Sold out"));
    expect(looking).toMatchObject({ kind: "reconciling", refusal: { message: "Sold out" } });
    const looks: CheckoutEvent[] = [
      { type: "lookUpFailed", isGift: false },
      { type: "lookedUp", order, purchase: null, isGift: false },
      { type: "lookedUp", order, purchase: undefined, isGift: false },
    ];
    for (const event of looks)
      expect(transition(looking, event)).toMatchObject({
        kind: "payment",
        formError: { kind: "refused", message: "Sold out" },
      });
  });

  it("refused after it was made is found to be made (fault D3) (fault D6)", () => {
    expect(
      transition(answered(rejected(422, "The receipt could not be sent")), {
        type: "lookedUp",
        order,
        purchase: purchase(),
        isGift: false,
      }),
    ).toMatchObject({ kind: "confirmation", purchase: { id: "p1" } });
  });

  it.each([
    ["Your card was charged, but the order was declined"],
    ["Payment captured; card security code not stored"],
  ])('refused with "%s" is no decline', (message) => {
    expect(answered(rejected(422, message)).kind).toBe("reconciling");
  });

  it("that went through leads to the gift page only for a gift that may be given [K4]", () => {
    expect(answered(ok(purchase())).kind).toBe("confirmation");
    expect(answered(ok(purchase()), true).kind).toBe("gift");
    const subscription: Order = { ...order, target: { kind: "subscription", id: "1" } };
    expect(
      transition(
        { ...paying, order: subscription },
        { type: "purchaseAnswered", outcome: ok(purchase()), isGift: true, isRetry: false },
      ).kind,
    ).toBe("confirmation");
  });

  it("that the provider calls paid stays paid, whatever the look-up says (fault D5)", () => {
    const agreed: CheckoutState = { kind: "reconciling", order, agreed: purchase(), attempt: 0 };
    const looks: CheckoutEvent[] = [
      { type: "lookUpFailed", isGift: false },
      { type: "lookedUp", order, purchase: null, isGift: false },
      { type: "lookedUp", order, purchase: undefined, isGift: false },
    ];
    for (const event of looks)
      expect(transition(agreed, event)).toMatchObject({
        kind: "confirmation",
        purchase: { id: "p1" },
      });
  });

  it("that is not there is looked up twice before it may be made again (fault D3)", () => {
    const none: CheckoutEvent = { type: "lookedUp", order, purchase: null, isGift: false };
    const once = transition({ kind: "reconciling", order, agreed: null, attempt: 0 }, none);
    expect(once).toMatchObject({ kind: "reconciling", attempt: 1 });
    const twice = transition(once, none);
    expect(twice).toMatchObject({ kind: "unconfirmed", finding: "none" });
    expect(transition(twice, { type: "payAgainChosen" }).kind).toBe("payment");
  });

  it("that was refused for want of a session may be made at once (fault C1)", () => {
    const none: CheckoutEvent = { type: "lookedUp", order, purchase: null, isGift: false };
    const once: CheckoutState = {
      kind: "reconciling",
      order,
      agreed: null,
      attempt: 1,
      isUncharged: true,
    };
    expect(transition(once, none)).toMatchObject({ formError: { kind: "none-found" } });
  });

  it("that cannot be confirmed is neither paid nor failed (fault D3)", () => {
    const looking: CheckoutState = { kind: "reconciling", order, agreed: null, attempt: 0 };
    expect(transition(looking, { type: "lookUpFailed", isGift: false })).toMatchObject({
      kind: "unconfirmed",
      finding: "unread",
    });
    const unconfirmed = transition(looking, {
      type: "lookedUp",
      order,
      purchase: undefined,
      isGift: false,
    });
    expect(unconfirmed).toMatchObject({ kind: "unconfirmed", finding: "untold" });
    expect(transition(unconfirmed, { type: "payAgainChosen" }).kind).toBe("payment");
  });

  it("begins once: a second press means nothing (fault D1)", () => {
    const first = transition(
      { kind: "payment", order, formError: null },
      { type: "payPressed", choice: { kind: "saved", cardId: "11" } },
    );
    expect(transition(first, { type: "payPressed", choice: { kind: "saved", cardId: "11" } })).toBe(
      first,
    );
  });
});

describe("a card that is to be kept", () => {
  const signedInOrder: Order = { ...order, page: pageWith({ user: { id: 1, credit_cards: [] } }) };
  const keeping: CheckoutState = {
    kind: "savingCard",
    order: signedInOrder,
    token: "tok",
    lastFour: "4242",
  };
  const cards = [99, 100].map((id) => ({
    id: String(id),
    brand: "visa",
    lastFour: "4242",
    expMonth: 1,
    expYear: 2030,
  }));

  it("is the newest of two with the same last four (fault D9)", () => {
    expect(
      transition(keeping, {
        type: "cardSaved",
        outcome: { ok: true, value: { creditCards: cards } },
      }),
    ).toMatchObject({ kind: "paying", source: { id: "100", cardSaved: true } });
  });

  it("is the one that was not there before, whatever its id (fault D9)", () => {
    const [older, newer] = [
      { ...cards[0]!, id: "card_z" },
      { ...cards[0]!, id: "card_a" },
    ];
    const page = {
      ...signedInOrder.page,
      user: { ...signedInOrder.page.user!, creditCards: [older] },
    };
    expect(
      transition(
        { ...keeping, order: { ...signedInOrder, page } },
        { type: "cardSaved", outcome: { ok: true, value: { creditCards: [older, newer] } } },
      ),
    ).toMatchObject({ kind: "paying", source: { id: "card_a", cardSaved: true } });
  });

  it("is not charged where the new one is not in the answer (fault D6)", () => {
    expect(
      transition(keeping, {
        type: "cardSaved",
        outcome: { ok: true, value: { creditCards: [] } },
      }),
    ).toMatchObject({ kind: "payment", formError: { kind: "not-saved", isOutcomeUnknown: true } });
  });

  it("is not charged where its outcome is unknown (fault D6)", () => {
    expect(
      transition(keeping, { type: "cardSaved", outcome: failed({ kind: "timed-out" }) }),
    ).toMatchObject({ kind: "payment", formError: { kind: "not-saved", isOutcomeUnknown: true } });
  });

  it("goes along with the purchase for a guest without an account", () => {
    expect(
      transition(
        { kind: "checkingCard", order, save: true },
        { type: "cardChecked", token: "tok", lastFour: "4242" },
      ),
    ).toMatchObject({ kind: "paying", source: { id: "tok", saveCard: true } });
  });
});

describe("a purchase that another tab is at", () => {
  const heldElsewhere = { type: "heldElsewhere", isHere: false } as const;
  const followed = (outcome: "paid" | "notCharged" | "unknown") =>
    ({
      type: "followed",
      outcome,
      purchase: outcome === "paid" ? purchase() : null,
    }) as const;
  const following: CheckoutState = { kind: "following", order, isHere: false };

  it("is followed and not sent again, from the press and from a look-up (fault D1)", () => {
    expect(transition(paying, heldElsewhere)).toEqual(following);
    expect(
      transition({ kind: "reconciling", order, agreed: null, attempt: 0 }, heldElsewhere),
    ).toEqual(following);
  });

  it("is read again when it was paid there, and shown even where nothing can be read (fault D5)", () => {
    const reading = transition(following, followed("paid"));
    expect(reading).toMatchObject({ kind: "reconciling", agreed: { id: "p1" } });
    expect(transition(reading, { type: "lookUpFailed", isGift: false })).toMatchObject({
      kind: "confirmation",
      purchase: { id: "p1" },
    });
  });

  it("can be made here when it did not go through there", () => {
    expect(transition(following, followed("notCharged"))).toMatchObject({
      kind: "payment",
      formError: { kind: "not-charged-elsewhere" },
    });
  });

  it("is looked up when its outcome is unknown (fault D3)", () => {
    expect(transition(following, followed("unknown"))).toMatchObject({
      kind: "reconciling",
      agreed: null,
    });
  });
});

describe("a gift", () => {
  const gift = {
    recipientName: "Sam",
    recipientEmail: "s@example.com",
    message: "",
    deliverOn: null,
    keepBonus: false,
  };
  const giving: CheckoutState = { kind: "giving", order, purchase: purchase(), gift };

  it("that fails leaves the payment standing and says so [K5] (fault D6)", () => {
    expect(
      transition(giving, { type: "giftAnswered", outcome: rejected(422, "No") }),
    ).toMatchObject({ kind: "gift", purchase: { id: "p1" }, formError: { message: "No" } });
    expect(
      transition(giving, { type: "giftAnswered", outcome: failed({ kind: "timed-out" }) }).kind,
    ).toBe("checkingGift");
  });

  it.each([
    [true, "sent"],
    [null, "unknown"],
  ] as const)("looked up as %s ends as %s", (wasSent, expected) => {
    expect(
      transition(
        {
          kind: "checkingGift",
          order,
          purchase: purchase(),
          sent: { recipient: "Sam", amount: null },
        },
        { type: "giftLookedUp", wasSent },
      ),
    ).toMatchObject({ kind: "confirmation", gift: expected });
  });
});

describe("a start", () => {
  it("looks an open purchase up before anything else (fault D4)", () => {
    expect(
      loaded({
        isOpen: true,
        receipt: { purchase: purchase(), gift: "none" },
        wanted: "confirmation",
      }).kind,
    ).toBe("reconciling");
  });

  it("shows a receipt that was not shown yet, whatever the address says, and a shown one only for its page (fault D5) [K10]", () => {
    expect(
      loaded({
        receipt: { purchase: purchase(), gift: "none" },
        wanted: "payment",
        hasDetails: true,
      }).kind,
    ).toBe("confirmation");
    expect(
      loaded({
        receipt: { purchase: purchase(), gift: "none", isSeen: true },
        wanted: "payment",
        hasDetails: true,
      }).kind,
    ).toBe("payment");
  });

  it.each([
    ["open", "gift"],
    ["sending", "checkingGift"],
    ["sent", "confirmation"],
  ] as const)("with a receipt whose gift is %s shows %s [K10]", (gift, kind) => {
    expect(loaded({ receipt: { purchase: purchase(), gift }, wanted: "gift_page_2" }).kind).toBe(
      kind,
    );
  });
});

describe("names", () => {
  it("of pages go into the address and back [K13] [A2.31]", () => {
    expect(pages.map((page) => pageNamed(parameterOf(page)))).toEqual([
      "checkout",
      "payment",
      "gift_page_2",
      "confirmation",
    ]);
    expect(pageNamed("gift_page_2")).toBe("gift_page_2");
    expect(pageNamed("__proto__")).toBe("checkout");
  });

  it("of targets ignore what cannot be one (fault A6)", () => {
    const from = (query: string, flow: "auto" | "purchase" | "subscribe" = "auto") =>
      targetOf({ flow }, (name) => new URLSearchParams(query).get(name), []);
    expect(from("ico_id=7&ico_id=8")).toEqual({ kind: "credit", id: "7" });
    expect(from("gco_id=a-b_c")).toEqual({ kind: "gift-card", id: "a-b_c" });
    for (const bad of [
      "",
      "ico_id=",
      "ico_id=../x",
      "ico_id=%00",
      `ico_id=${"x".repeat(65)}`,
      "gco_id=<b>",
    ])
      expect(from(bad)).toBeNull();
    const target = from("subscription_level_id=3", "subscribe");
    expect(target && [keyOf(target), queryOf(target)]).toEqual([
      "subscription:3",
      { subscription_level_id: "3" },
    ]);
  });

  it("of password problems come in the specification’s order [A5.08] [A5.09]", () => {
    const { problems } = texts.messages.password;
    const shownProblems = passwordProblems("short", "other").map((problem) =>
      typeof problem === "string" ? problems[problem] : problem.message,
    );
    expect(shownProblems).toEqual([
      "• Passwords do not match",
      "• Password must be at least 8 characters",
    ]);
    expect(passwordProblems("12345678", "12345678")).toEqual([]);
  });
});

it("an answer without any amount is off the contract", () => {
  expect(pageWith({ purchase: { user_email: "x@example.com" } }).purchase).toBeUndefined();
});
