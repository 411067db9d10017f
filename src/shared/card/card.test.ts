import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CreditCard } from "../contracts/cards.ts";
import { createCardPort } from "./cardPort.ts";
import { english } from "../texts/language.ts";
import { cardExpiry, cardName, choosableCards, firstChoice, isCardExpired } from "./savedCards.ts";
import { scriptUrl } from "./scriptTag.ts";
import { storedCard } from "./storedCard.ts";

function card(id: number | string, parts: Partial<CreditCard> = {}): CreditCard {
  return { id: String(id), brand: "visa", lastFour: "4242", expMonth: 4, expYear: 2030, ...parts };
}

describe("saved cards", () => {
  it("are named the way people know them", () => {
    expect(cardName(card(1))).toBe("Visa •••• 4242");
    expect(cardName(card(1, { brand: "American Express", lastFour: "0005" }))).toBe(
      "American Express •••• 0005",
    );
    expect(cardName(card(1, { brand: null }))).toBe("•••• 4242");
    expect(cardName(card(1, { brand: "constructor" }))).toBe("constructor •••• 4242");
    expect(cardExpiry(card(1))).toBe("04/30");
    expect(cardExpiry(card(1, { expMonth: null }))).toBeNull();
  });

  it("come newest first, and of twins only the newest stays (fault D9)", () => {
    const cards = [card(9), card(100, { expYear: 2031 }), card(10), card(11, { lastFour: "1111" })];
    expect(choosableCards(cards).map(({ id }) => id)).toEqual(["100", "11", "10"]);
  });

  it("keep the chosen one of two that look the same", () => {
    const cards = [card("card_z"), card("card_a")];
    expect(choosableCards(cards, "card_a").map(({ id }) => id)).toEqual(["card_a"]);
    expect(choosableCards(cards, "new").map(({ id }) => id)).toEqual(["card_z"]);
  });

  it("are good until the end of their month, and an expired one is not chosen", () => {
    expect(isCardExpired(card(1), { year: 2030, month: 4 })).toBe(false);
    expect(isCardExpired(card(1), { year: 2030, month: 5 })).toBe(true);
    expect(isCardExpired(card(1, { expYear: 30 }), { year: 2030, month: 4 })).toBe(false);
    expect(
      firstChoice([card(2, { expYear: 2020 }), card(1)], { year: 2026, month: 1, day: 1 }),
    ).toBe("1");
    expect(firstChoice([], { year: 2026, month: 1, day: 1 })).toBe("new");
  });
});

describe("the card port", () => {
  it("refuses to tokenize without a field, and never throws (fault I1)", async () => {
    const port = createCardPort(english);
    expect(await port.tokenise({ name: "", postalCode: "" })).toMatchObject({ ok: false });
    expect(await port.challenge("x", async () => null)).toEqual({ kind: "unsure" });
    expect(await port.challenge("x", () => Promise.reject(new Error("blocked")))).toEqual({
      kind: "unsure",
    });
  });

  it.each([
    ["succeeded", "paid"],
    ["requires_capture", "paid"],
    ["processing", "unsure"],
    ["requires_action", "unsure"],
    ["requires_payment_method", "refused"],
    ["canceled", "refused"],
  ])("reads an error about a payment that is %s as %s (fault D3)", async (status, kind) => {
    const error = {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: "No",
    };
    const inAnswer = {
      handleNextAction: async () => ({ error: { ...error, payment_intent: { status } } }),
    };
    const retrieved = {
      handleNextAction: async () => ({ error }),
      retrievePaymentIntent: async () => ({ paymentIntent: { status } }),
    };
    for (const answers of [inAnswer, retrieved]) {
      const stripe = async () => Object.assign(Object.create(null), answers);
      expect(await createCardPort(english).challenge("s", stripe)).toMatchObject({ kind });
    }
  });

  it("reads a bank’s answer: paid, refused, or not known (fault D3)", async () => {
    const port = createCardPort(english);
    const says = async (answer: object) =>
      port.challenge("s", async () =>
        Object.assign(Object.create(null), { handleNextAction: async () => answer }),
      );
    expect(await says({ paymentIntent: { status: "succeeded" } })).toEqual({ kind: "paid" });
    expect(await says({ paymentIntent: { status: "processing" } })).toEqual({ kind: "unsure" });
    expect(await says({ error: { type: "card_error", message: "No" } })).toEqual({
      kind: "refused",
      message: "No",
    });
    expect(await says({ error: { type: "api_connection_error", message: "Line" } })).toEqual({
      kind: "unsure",
    });
  });
});

it("the script’s address is the one of the installed loader", () => {
  const loader = readFileSync("node_modules/@stripe/stripe-js/dist/pure.mjs", "utf8");
  const train = /RELEASE_TRAIN = '(\w+)'/.exec(loader)?.[1];
  expect(scriptUrl).toBe(`https://js.stripe.com/${train}/stripe.js`);
});

describe("the stored card", () => {
  it.each([
    [[], ["11:4242"], "4242", "11"],
    [["11:4242"], ["11:4242", "12:4242"], "4242", "12"],
    [["12:4242"], ["12:4242", "9:4242"], "4242", "9"],
    [["11:4242", "9:4242"], ["11:4242", "9:4242"], "4242", "11"],
    [[], ["9:4242", "10:4242"], "4242", "10"],
    [[], ["11:4444"], "4242", undefined],
    [["card_z:4242"], ["card_a:4242", "card_z:4242"], "4242", "card_a"],
  ])("of %j and then %j with %s is %s [B7.07] [R15]", (before, after, lastFour, id) => {
    const cards = (texts: string[]) =>
      texts.map((text) => {
        const [id = "", four] = text.split(":");
        return card(id, { lastFour: four ?? "" });
      });
    expect(storedCard(cards(before), cards(after), lastFour)?.id).toBe(id);
  });
});
