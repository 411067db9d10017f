import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { silentResult as result } from "../../../../test/support/paymentResult.ts";
import type { Problem } from "../../api/outcome.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import { readAnswer, verdicts } from "./verdict.ts";

function rejected(status: number, message: string | null, body?: unknown): Problem {
  const messages = message ? [message] : [];
  return { kind: "rejected", status, message, messages, fields: {}, retryAfter: null, body };
}

const errorTexts = { message: "Something broke.", messages: [], fields: {} };

describe("what an answer to a payment says", () => {
  it.each<[string, string, Partial<PaymentResult>]>([
    ["pos_success", "confirmed", { isConfirmed: true }],
    ["pos_success with an error beside it", "confirmed", { isConfirmed: true, error: "No paper" }],
    ["no word of the restaurant's system", "silent", {}],
    ["an error", "refused", { error: "Card expired at the terminal." }],
    ["a question of the bank's", "challenge", { challenge: "secret" }],
    ["an error that the payment is done", "already", { error: "Payment is already done" }],
  ])("a good answer with %s is read as %s", (_, kind, parts) => {
    expect(readAnswer({ ok: true, value: { ...result, ...parts } }).kind).toBe(kind);
  });

  it.each<[string, string, Problem]>([
    ["402", "declined", rejected(402, null)],
    ["a declined card", "declined", rejected(422, "Your card was declined.")],
    ["a card that wants its holder", "declined", rejected(422, "authentication_required")],
    [
      "the provider's code for that",
      "declined",
      rejected(422, null, { error: { code: "authentication_required" } }),
    ],
    ["422 with words", "refused", rejected(422, "The kitchen has locked this check.")],
    ["404 without words", "refused-wordless", rejected(404, null)],
    ["a payment that is done", "already", rejected(422, "Payment is already done")],
    ["409 with words", "unknown", rejected(409, "In progress.")],
    ["500 with words", "unknown", { kind: "unexpected", status: 500, errorTexts }],
    ["503 with words", "unknown", { kind: "unexpected", status: 503, errorTexts }],
    ["500 without words", "unknown", { kind: "unexpected", status: 500 }],
    ["502 without words", "unknown", { kind: "unexpected", status: 502 }],
    ["a line that broke", "unknown", { kind: "unexpected", status: null }],
    ["no answer in time", "unknown", { kind: "timed-out" }],
    ["an answer that is none", "unknown", { kind: "off-contract", detail: "HTML" }],
    ["401", "signedOut", { kind: "signed-out" }],
    ["no line", "notSent", { kind: "offline" }],
  ])("%s is read as %s", (_, kind, problem) => {
    expect(readAnswer({ ok: false, problem }).kind).toBe(kind);
  });
});

describe("the table of the docs", () => {
  it("is the one that is carried out", () => {
    const page = readFileSync("docs/payments.md", "utf8");
    const rows = [...page.matchAll(/^\| `([a-zA-Z-]+)` \|.*$/gm)].map(([row]) =>
      [...row.matchAll(/`([a-zA-Z-]+)`/g)].map(([, word]) => word),
    );
    expect(rows.filter((row) => row.length === 6 && Object.hasOwn(verdicts, row[0] ?? ""))).toEqual(
      Object.entries(verdicts).map(([answer, { paid, cleared, unchanged, less, unread }]) => [
        answer,
        paid,
        cleared,
        unchanged,
        less,
        unread,
      ]),
    );
  });
});
