import type { Client } from "../../src/shared/api/client.ts";
import type { Outcome, Problem } from "../../src/shared/api/outcome.ts";
import type { PaidDetail } from "../../src/shared/payment/core/paymentDeps.ts";
import type { PaymentFacts } from "../../src/shared/payment/core/facts.ts";
import { FakeBrowser } from "./fakeIntents.ts";

/**
 * The shared model of bill payments: a server that can lose any answer, a bank, and the storage of
 * a tab.
 */

/** The outcome of a call: its answer, or one of the ways in which requests and answers get lost. */
export const serverOutcomes = [
  "answered",
  "refused",
  "signed-out",
  "lost-before",
  "lost-after",
  "broken-before",
  "broken-after",
  "garbled-after",
  "offline",
  "pos-silent",
  "bank-asks",
  "already",
] as const;
export type ServerOutcome = (typeof serverOutcomes)[number];

/** `yes-silent`: the bank accepts the payment, but the restaurant's POS never receives it. */
export type BankWord = "yes" | "yes-silent" | "no" | "unsure";

interface Call {
  /** The page of the call is gone, so nobody reads the answer. */
  isOrphan: boolean;
  readonly name: string;
  readonly number: string;
  readonly part: number | null;
  readonly body: unknown;
  settle(outcome: Outcome<unknown>): void;
}

/** A check, with amounts in cents. */
interface Check {
  total: number;
  due: number;
  readonly charges: number[];
  /** The charges that the restaurant's POS knows, which the check lists. */
  readonly told: number[];
  /** Charges that were shown as paid before the diner asked to pay the rest. */
  seen: number;
}

const writes = new Set(["payBill", "payAsGuest", "buyPackage", "saveCard", "login"]);

/**
 * Charges whatever it is asked to, as often as it is asked. Only the widget can keep a diner from
 * paying twice.
 */
export abstract class PaymentModel {
  readonly checks = new Map<string, Check>();
  token: string | null = "a";
  waiting: Call[] = [];
  bankSays: BankWord = "yes";
  readonly browser = new FakeBrowser<PaymentFacts>();
  /** The events that the host pages received. */
  readonly events: PaidDetail[] = [];
  private readonly asked: { readonly number: string; readonly cents: number }[] = [];

  constructor(
    numbers: readonly string[],
    readonly isGuest = false,
  ) {
    if (isGuest) this.token = null;
    for (const number of numbers)
      this.checks.set(number, { total: 8450, due: 8450, charges: [], told: [], seen: 0 });
  }

  readonly client: Client = {
    warmUp() {},
    call: (endpoint, input) =>
      new Promise((resolve) => {
        this.waiting.push({
          isOrphan: false,
          name: endpoint.name,
          number: String(Object(input.path).ticket ?? Object(input.body).ticket_number ?? ""),
          part: Object(input.query).pay_amount ?? null,
          body: input.body,
          settle(outcome) {
            if (!outcome.ok) return resolve(outcome);
            const parsed = endpoint.output.safeParse(outcome.value);
            resolve(
              parsed.success
                ? { ok: true, value: parsed.data }
                : failed({ kind: "off-contract", detail: "x" }),
            );
          },
        });
      }),
  };

  isSignedIn = (): boolean => this.token !== null;

  /** The page is left. Its listeners are gone, and its requests continue without it. */
  abandon(): void {
    for (const call of this.waiting) call.isOrphan = true;
  }

  answer(outcome: ServerOutcome): void {
    const call = this.waiting.shift();
    if (!call) return;
    const isWrite = writes.has(call.name);
    if (!this.isGuest && !this.token && call.name !== "login")
      return call.settle(failed({ kind: "signed-out" }));
    if (outcome === "signed-out") return this.signOut(call);
    if (outcome === "refused" && isWrite)
      return call.settle(failed(rejected("Your card was declined.")));
    if (outcome === "already" && isPayment(call) && this.isCharged(call.number))
      return call.settle(failed(rejected("Payment is already done")));
    if (outcome === "offline" || (!isWrite && outcome !== "answered"))
      return call.settle(failed({ kind: "offline" }));
    if (outcome === "lost-before") return call.settle(failed({ kind: "timed-out" }));
    if (outcome === "broken-before")
      return call.settle(failed({ kind: "unexpected", status: 500 }));
    const value = this.carryOut(call, outcome);
    if (outcome === "lost-after") return call.settle(failed({ kind: "timed-out" }));
    if (outcome === "broken-after") return call.settle(failed({ kind: "unexpected", status: 500 }));
    if (outcome === "garbled-after")
      return call.settle(failed({ kind: "off-contract", detail: "HTML" }));
    call.settle({ ok: true, value });
  }

  /** The bank's answer to its challenge. */
  challenge(secret: string) {
    const challenged = this.asked[Number(secret)];
    if (this.bankSays === "no" || !challenged)
      return { kind: "refused", message: "Your bank said no." } as const;
    // The bill shows the payment, even if the bank's answer is unsure.
    this.charge(challenged.number, challenged.cents, this.bankSays !== "yes-silent");
    return this.bankSays === "unsure" ? ({ kind: "unsure" } as const) : ({ kind: "paid" } as const);
  }

  /** The effect and answer of calls other than reading or paying a bill. */
  protected abstract other(name: string): unknown;

  private signOut(call: Call): void {
    if (call.name === "login") return call.settle(failed(rejected("Invalid email or password.")));
    this.token = null;
    call.settle(failed({ kind: "signed-out" }));
  }

  private carryOut(call: Call, outcome: ServerOutcome): unknown {
    if (call.name === "readTicket") return this.read(call);
    if (!isPayment(call)) return this.other(call.name);
    const cents = centsIn(call.body);
    if (outcome === "bank-asks")
      return {
        requires_action: true,
        payment_intent_client_secret: `${this.asked.push({ number: call.number, cents }) - 1}`,
      };
    // The restaurant's POS has not received the payment, so the bill stays open. If the answer is
    // lost too, reading the bill cannot tell.
    this.charge(call.number, cents, outcome !== "pos-silent" || call.isOrphan);
    return { pos_success: outcome !== "pos-silent" };
  }

  private read({ number, part }: Call): unknown {
    const { due = 0, total = 0, told = [] } = this.checks.get(number) ?? {};
    const now = part === null ? due : Math.min(due, Math.round(part * 100));
    return {
      ticket: {
        id: number,
        ticket_code: number,
        bill_amount: now / 100,
        bill_amount_due: due / 100,
        bill_amount_to_leave_unpaid: (due - now) / 100,
        bill_total: total / 100,
        payments: told.map((cents, index) => ({ id: index, amount: cents / 100 })),
      },
    };
  }

  /** The total that was paid, even if the bill does not show it yet. */
  private isCharged(number: string): boolean {
    const check = this.checks.get(number);
    return check !== undefined && sum(check.charges) >= check.total;
  }

  private charge(number: string, cents: number, isTold: boolean): void {
    const check = this.checks.get(number);
    check?.charges.push(cents);
    if (!check || !isTold) return;
    check.told.push(cents);
    check.due = Math.max(0, check.due - cents);
  }
}

function isPayment({ name }: Call): boolean {
  return name === "payBill" || name === "payAsGuest";
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}

function centsIn(body: unknown): number {
  return Math.round(
    Number(Object(Object(body).transaction).amount ?? Object(Object(body).payment).amount) * 100,
  );
}

function failed(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

function rejected(message: string): Problem {
  return {
    kind: "rejected",
    status: 422,
    message,
    messages: [message],
    fields: {},
    retryAfter: null,
  };
}
