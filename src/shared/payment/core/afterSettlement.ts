import { isAlreadyDone } from "../../bill/settled.ts";
import type { BillOrder } from "../order.ts";
import type { Refusal } from "../intent/intent.ts";
import { unread, type Evidence } from "./finding.ts";
import type { Parts } from "./parts.ts";
import {
  isChecking,
  unconfirmed,
  type PaymentIn,
  type PaymentState,
  type Seen,
  type Setback,
  type Settled,
} from "./state.ts";

type Waiting<O> = PaymentIn<"paying" | "reconciling" | "unconfirmed", O>;

/** The screen that follows the end of a payment or of its lookup. */
export function afterSettlement<O extends BillOrder, S, R>(
  parts: Parts<O, S, R>,
  state: Waiting<O>,
  event: Settled<O, S, R>,
): PaymentState<O> | S {
  const { rules, states } = parts;
  const { order, source } = state;
  const { settlement, reading, nowMs } = event;
  const fresh = reading === null ? order : rules.renewed(order, reading, nowMs);
  switch (settlement.kind) {
    case "succeeded":
      return settlement.done;
    case "changed":
      return settlement.changes;
    case "refused":
      return event.isPaidByOther
        ? states.alreadyPaid(order, nowMs)
        : rules.review(
            order,
            setbackOf(settlement, state, () => evidenceNow(parts, state, event)),
          );
    case "notSent": {
      if (settlement.cause !== "elsewhere") return rules.review(order, { kind: "not-sent" });
      const { finding, owed } = evidenceNow(parts, state, event);
      if (owed !== null && owed <= 0) return states.alreadyPaid(order, nowMs);
      // Another bill with the same number is shown before it is paid, and not called uncharged.
      const next = finding === "unread" ? order : fresh;
      return rules.review(next, { kind: "not-charged", elsewhere: true });
    }
    case "signedOut":
      return isChecking(state) && !settlement.isSent
        ? rules.signedOut(order, null)
        : rules.signedOut(order, {
            order,
            source,
            isUncharged: state.kind === "paying" ? !settlement.isSent : wasUncharged(state),
          });
    case "unknown": {
      if (wasUncharged(state) && settlement.finding === "none")
        return rules.review(fresh, { kind: "not-charged", elsewhere: false });
      const seen = settlement.seen ?? {
        sent: sentAsPlanned(parts, state, nowMs),
        evidence: unread,
      };
      return stillOpen(state, seen);
    }
  }
}

/** The only attempt was refused because the session had ended. */
export function wasUncharged(state: Waiting<unknown>): boolean {
  return state.kind === "reconciling" && state.isUncharged;
}

/** If nothing new is known, the screen does not change. */
function stillOpen<O>(state: Waiting<O>, seen: Seen<O>): PaymentState<O> {
  const { finding, owed } = seen.evidence;
  const isSame =
    state.kind === "unconfirmed" &&
    (finding === "unread" || (state.evidence.finding === finding && state.evidence.owed === owed));
  return isSame ? state : unconfirmed(seen);
}

function setbackOf<O>(
  { message, isDecline, problem }: Refusal,
  state: Waiting<O>,
  evidence: () => Evidence,
): Setback {
  const needsPayer =
    needsAuthentication(message, problem?.kind === "rejected" ? problem.body : null) ||
    (state.kind === "paying" && state.isPayerHere === false);
  return isDecline || needsPayer
    ? { kind: "declined", message, needsPayer }
    : { kind: "refused", message: isAlreadyDone(message) ? null : message, evidence: evidence() };
}

/** Whether the bank demands strong customer authentication, by the provider's code or its words. */
function needsAuthentication(message: string | null, body: unknown): boolean {
  return /authentication[ _]required|requires[ _](action|authentication)|3d secure/i.test(
    `${message ?? ""} ${codeIn(body)}`,
  );
}

function codeIn(body: unknown): string {
  const error = typeof body === "object" && body ? Reflect.get(body, "error") : null;
  const code = typeof error === "object" && error ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? code : "";
}

/** What the bill owes after nothing was charged. */
function evidenceNow<O extends BillOrder, S, R>(
  parts: Parts<O, S, R>,
  state: Waiting<O>,
  { reading, nowMs }: Settled<O, S, R>,
): Evidence {
  const { evidence } = parts;
  return reading === null
    ? unread
    : evidence.evidenceIn(sentAsPlanned(parts, state, nowMs), reading);
}

function sentAsPlanned<O extends BillOrder, S, R>(
  { evidence }: Parts<O, S, R>,
  { order, source }: Waiting<O>,
  nowMs: number,
) {
  return evidence.sentNow(order, { source, nowMs, record: null });
}
