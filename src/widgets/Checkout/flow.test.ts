import { describe, expect, it } from "vitest";
import { failed } from "../../shared/api/outcome.ts";
import {
  readCheckoutPage,
  type CheckoutPage,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import { emptyDraft } from "./draft.ts";
import type { Remembered } from "./events.ts";
import { transition } from "./flow.ts";
import { pageNamed, parameterOf } from "./pageParameter.ts";
import { passwordProblems } from "./password.ts";
import type { PurchaseSettlement } from "./purchaseIntent.ts";
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

const paying: CheckoutState = {
  kind: "paying",
  order,
  source: { id: "11", saveCard: false, cardSaved: false },
  progress: { phase: "sending" },
};
const settled = (settlement: PurchaseSettlement, isGift = false, from: CheckoutState = paying) =>
  transition(from, { type: "settled", settlement, order, isGift });
const succeeded = (): PurchaseSettlement => ({
  kind: "succeeded",
  how: "answered",
  done: purchase(),
});
const refused = (isDecline: boolean, message: string | null = "No"): PurchaseSettlement => ({
  kind: "refused",
  message,
  isDecline,
  problem: null,
});
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
    [{ kind: "notSent", cause: "offline" }, "offline"],
    [{ kind: "notSent", cause: "unread" }, "unread"],
    [{ kind: "notSent", cause: "elsewhere" }, "not-charged-elsewhere"],
    [refused(true), "declined"],
    [refused(false), "refused"],
  ] as const)("that ended as %o leads back to the payment with %s [K11]", (settlement, kind) => {
    expect(settled(settlement)).toMatchObject({ kind: "payment", formError: { kind } });
  });

  it("shows a price that has changed before anything is sent", () => {
    const page = pageWith({ amount_to_charge: 150 });
    const changed = {
      kind: "changed",
      wish: {
        order: { ...order, page },
        source: { id: "11", saveCard: false, cardSaved: false },
        draft: emptyDraft,
      },
      changes: null,
    } as const;
    expect(settled(changed)).toMatchObject({
      kind: "payment",
      order: { page: { amountToCharge: 15000 } },
      formError: { kind: "price-changed" },
    });
  });

  it("that went through leads to the gift page only for a gift that may be given [K4]", () => {
    expect(settled(succeeded()).kind).toBe("confirmation");
    expect(settled(succeeded(), true).kind).toBe("gift");
    const subscription: Order = { ...order, target: { kind: "subscription", id: "1" } };
    expect(
      transition(paying, {
        type: "settled",
        settlement: succeeded(),
        order: subscription,
        isGift: true,
      }).kind,
    ).toBe("confirmation");
  });

  it("that cannot be confirmed is neither paid nor failed, and is sent again only once it was read (fault D3)", () => {
    for (const finding of ["none", "unclear", "unread"] as const) {
      const unknown = settled({ kind: "unknown", finding, facts: null });
      expect(unknown).toMatchObject({ kind: "unknown", finding });
      expect(transition(unknown, { type: "payAgainChosen" }).kind).toBe(
        finding === "unread" ? "unknown" : "payment",
      );
      expect(transition(unknown, { type: "retried" }).kind).toBe("lookingUp");
      expect(settled(succeeded(), false, unknown).kind).toBe("confirmation");
    }
  });

  it("that met a session that was over is looked up, and may then be made at once (fault C1)", () => {
    const looking = settled({ kind: "signedOut", isSent: false });
    expect(looking).toMatchObject({ kind: "lookingUp", isUncharged: true });
    const none = { kind: "unknown", finding: "none", facts: null } as const;
    expect(settled(none, false, looking)).toMatchObject({ formError: { kind: "none-found" } });
    const retry = settled({ kind: "signedOut", isSent: true });
    expect(settled(none, false, retry)).toMatchObject({ kind: "unknown" });
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
        isOpen: false,
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
        {
          type: "cardSaved",
          outcome: { ok: true, value: { creditCards: [older, newer] } },
          isOpen: false,
        },
      ),
    ).toMatchObject({ kind: "paying", source: { id: "card_a", cardSaved: true } });
  });

  it("is not charged where the new one is not in the answer (fault D6)", () => {
    expect(
      transition(keeping, {
        type: "cardSaved",
        outcome: { ok: true, value: { creditCards: [] } },
        isOpen: false,
      }),
    ).toMatchObject({ kind: "payment", formError: { kind: "not-saved", isOutcomeUnknown: true } });
  });

  it("is not charged where its outcome is unknown (fault D6)", () => {
    expect(
      transition(keeping, {
        type: "cardSaved",
        outcome: failed({ kind: "timed-out" }),
        isOpen: false,
      }),
    ).toMatchObject({ kind: "payment", formError: { kind: "not-saved", isOutcomeUnknown: true } });
  });

  it.each([true, false])(
    "that was not saved charged nothing for certain unless an earlier attempt is open (open: %s)",
    (isOpen) => {
      const declined = failed({
        kind: "rejected" as const,
        status: 402,
        message: "Your card was declined.",
        messages: [],
        fields: {},
        body: null,
        retryAfter: null,
      });
      for (const outcome of [failed({ kind: "offline" }), declined])
        expect(transition(keeping, { type: "cardSaved", outcome, isOpen })).toMatchObject({
          kind: "payment",
          formError: { isUncharged: !isOpen },
        });
    },
  );

  it("goes along with the purchase for a guest without an account", () => {
    expect(
      transition(
        { kind: "checkingCard", order, save: true },
        { type: "cardChecked", token: "tok", lastFour: "4242" },
      ),
    ).toMatchObject({ kind: "paying", source: { id: "tok", saveCard: true } });
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

  const unknown = (finding: "none" | "unclear" | "unread") =>
    ({ kind: "unknown", finding, facts: null }) as const;

  it("that fails leaves the payment standing and says so [K5] (fault D6)", () => {
    expect(
      transition(giving, {
        type: "giftSettled",
        settlement: { kind: "refused", message: "No", isDecline: false, problem: null },
      }),
    ).toMatchObject({
      kind: "gift",
      purchase: { id: "p1" },
      formError: { kind: "refused", message: "No" },
    });
  });

  const sam = { recipient: "Sam", amount: null, bodyHash: "" };

  it.each([
    ["that the server does not know yet", unknown("none")],
    ["whose session has ended after an earlier attempt", { kind: "signedOut", isSent: true }],
  ] as const)(
    "%s is never called unsent, nor its credit the buyer’s own [K5] (fault D6)",
    (_, settlement) => {
      const open = transition(giving, { type: "giftSettled", settlement });
      expect(open).toMatchObject({ kind: "gift", formError: { kind: "unconfirmed" } });
      expect(transition(open, { type: "giftSkipped" })).toMatchObject({
        kind: "confirmation",
        gift: "unknown",
        sent: { recipient: "Sam" },
      });
      expect(transition(open, { type: "retried" })).toMatchObject({ kind: "checkingGift" });
    },
  );

  it.each([
    ["gift", { formError: { kind: "unconfirmed", sent: sam } }],
    ["confirmation", { gift: "unknown", sent: sam }],
  ] as const)("of unknown outcome is shown on the %s page once it is found", (kind, more) => {
    // SAFETY: each row has the fields of its kind.
    const shown = { kind, order, purchase: purchase(), ...more } as CheckoutState;
    const found = { kind: "succeeded", how: "found", done: { sent: sam } } as const;
    expect(transition(shown, { type: "giftSettled", settlement: found })).toMatchObject({
      kind: "confirmation",
      gift: "sent",
      sent: sam,
    });
    expect(transition(shown, { type: "giftSettled", settlement: unknown("none") })).toBe(shown);
  });

  it.each([
    [
      { kind: "succeeded", how: "found", done: { sent: sam } } as const,
      { kind: "confirmation", gift: "sent", sent: sam },
    ],
    [unknown("unclear"), { kind: "confirmation", gift: "unknown" }],
    [unknown("unread"), { kind: "confirmation", gift: "unknown" }],
    [unknown("none"), { kind: "gift", formError: { kind: "unconfirmed", sent: sam } }],
  ] as const)("looked up after a reload as %o ends as %o", (settlement, expected) => {
    expect(
      transition(
        {
          kind: "checkingGift",
          order,
          purchase: purchase(),
          sent: sam,
        },
        { type: "giftSettled", settlement },
      ),
    ).toMatchObject(expected);
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
    ).toBe("lookingUp");
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
  it("of pages are written into the address and read back [K13] [A2.31]", () => {
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
