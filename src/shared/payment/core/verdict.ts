import type { Outcome, Problem } from "../../api/outcome.ts";
import { isAlreadyDone, type SentSums } from "../../bill/settled.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { PaymentResult, Ticket } from "../../contracts/bill.ts";
import type { CashCents } from "../../money/cents.ts";
import { readAttempt } from "../intent/answer.ts";

/**
 * An answer that does not settle whether the bill is paid. The bill is read, and the two decide
 * together.
 */
export type OpenAnswer =
  /** The server refused with a message, and the refusal is final: a 4xx, or a 2xx with an error. */
  | { readonly kind: "refused"; readonly message: string }
  /** The server refused without a message. */
  | { readonly kind: "refused-wordless" }
  /**
   * No usable answer arrived, or the bank's answer did not. `isOther`: another tab or widget made
   * the attempt.
   */
  | { readonly kind: "unknown"; readonly isOther?: boolean }
  /** The session had ended. */
  | { readonly kind: "signedOut" }
  /** Nothing was sent, because another tab or widget was paying the bill. */
  | { readonly kind: "elsewhere" }
  /** The bank has approved the payment (3-D Secure). */
  | { readonly kind: "agreed"; readonly result: PaymentResult };

/** An answer that settles the payment without reading the bill. */
export type FinalAnswer =
  | { readonly kind: "confirmed" | "silent"; readonly result: PaymentResult }
  | { readonly kind: "already" }
  | { readonly kind: "challenge"; readonly secret: string; readonly result: PaymentResult }
  /**
   * The card was declined, so nothing was charged. `needsPayer`: the bank wants the cardholder to
   * confirm.
   */
  | { readonly kind: "declined"; readonly message: string | null; readonly needsPayer: boolean }
  /** The request was never sent. */
  | { readonly kind: "notSent" };

/** What the bill says when it is read after an answer. */
export type Finding =
  /** The bill or the payer's transactions list this very payment. */
  | "paid"
  /** The bill owes nothing more, but does not tell who has paid it. */
  | "cleared"
  /** The bill owes as much as before the payment. */
  | "unchanged"
  /** The bill owes less: somebody has paid, but not necessarily this payer. */
  | "less"
  | "unread";

export interface Evidence {
  readonly finding: Finding;
  /** The amount that the bill owes. Null if it was not read, or if there is no bill to read. */
  readonly owed: CashCents | null;
}

export type Verdict =
  /** Success: the bank approved the payment, and the bill shows it as paid. */
  | "paid"
  /** Success: the payer's own payment was found on the bill or among their transactions. */
  | "found"
  /** Paid, but the restaurant's system has not confirmed it. */
  | "not-confirmed"
  /** Back to the payment, with the server's words and what the bill says. */
  | "failed"
  /** Back to the payment: nothing was charged. */
  | "not-charged"
  /**
   * The bill is paid, perhaps by somebody else. Nothing more is claimed, and nothing is left to
   * pay.
   */
  | "bill-paid"
  /** The outcome is unknown, and the bill is read again later. */
  | "unconfirmed";

/** The verdict for each answer and each finding. `docs/payments.md` shows the same table. */
export const verdicts: Readonly<Record<OpenAnswer["kind"], Readonly<Record<Finding, Verdict>>>> = {
  refused: {
    paid: "failed",
    cleared: "failed",
    unchanged: "failed",
    less: "failed",
    unread: "failed",
  },
  "refused-wordless": {
    paid: "failed",
    cleared: "failed",
    unchanged: "failed",
    less: "failed",
    unread: "failed",
  },
  unknown: {
    paid: "found",
    cleared: "bill-paid",
    unchanged: "unconfirmed",
    less: "unconfirmed",
    unread: "unconfirmed",
  },
  signedOut: {
    paid: "found",
    cleared: "bill-paid",
    unchanged: "not-charged",
    less: "unconfirmed",
    unread: "unconfirmed",
  },
  elsewhere: {
    paid: "found",
    cleared: "bill-paid",
    unchanged: "not-charged",
    less: "not-charged",
    unread: "unconfirmed",
  },
  agreed: {
    paid: "paid",
    cleared: "paid",
    unchanged: "not-confirmed",
    less: "not-confirmed",
    unread: "not-confirmed",
  },
};

/** Reads the answer to a payment by the table of answers that all flows share. */
export function readAnswer(outcome: Outcome<PaymentResult>): OpenAnswer | FinalAnswer {
  if (outcome.ok) return readResult(outcome.value);
  const { problem } = outcome;
  if (problem.kind === "rejected" && isAlreadyDone(problem.message)) return { kind: "already" };
  const answer = readAttempt(outcome, () => ({ kind: "unknown" }));
  if (answer.kind === "notSent" || answer.kind === "signedOut") return { kind: answer.kind };
  if (answer.kind !== "refused" || problem.kind !== "rejected") return { kind: "unknown" };
  const { message, isDecline } = answer;
  const needsPayer = needsAuthentication(problem);
  if (needsPayer || isDecline) return { kind: "declined", message, needsPayer };
  return message ? { kind: "refused", message } : { kind: "refused-wordless" };
}

/** Another tab or widget made the attempt. */
export function isOthers(answer: OpenAnswer): boolean {
  return answer.kind === "elsewhere" || (answer.kind === "unknown" && answer.isOther === true);
}

/** The card or the server refused, with or without words. */
export function isRefusal({ kind }: OpenAnswer | FinalAnswer): boolean {
  return kind === "refused" || kind === "refused-wordless" || kind === "declined";
}

function readResult(result: PaymentResult): OpenAnswer | FinalAnswer {
  if (isAlreadyDone(result.error)) return { kind: "already" };
  if (result.challenge) return { kind: "challenge", secret: result.challenge, result };
  if (result.isConfirmed) return { kind: "confirmed", result };
  return result.error ? { kind: "refused", message: result.error } : { kind: "silent", result };
}

/** Whether the bank demands strong customer authentication, by the provider's code or its words. */
function needsAuthentication({ message, body }: Extract<Problem, { kind: "rejected" }>): boolean {
  return /authentication[ _]required|requires[ _](action|authentication)|3d secure/i.test(
    `${message ?? ""} ${codeIn(body)}`,
  );
}

function codeIn(body: unknown): string {
  const error = typeof body === "object" && body ? Reflect.get(body, "error") : null;
  const code = typeof error === "object" && error ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? code : "";
}

/** Compares a bill with the payment that was sent. The amount owed does not tell who has paid. */
export function evidenceOn(sums: SentSums, ticket: Ticket): Evidence {
  const owed = owedOf(ticket);
  if (owed <= 0) return { finding: "cleared", owed };
  return { finding: owed >= sums.owed ? "unchanged" : "less", owed };
}

export const unread: Evidence = { finding: "unread", owed: null };
