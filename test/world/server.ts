import { carriedOut } from "../../src/shared/api/carriedOut.ts";
import { failed, type Outcome, type Problem } from "../../src/shared/api/outcome.ts";

/**
 * What can go wrong with one attempt. In all cases the server respects keys: it carries a key out
 * once.
 */
export const faults = [
  "none",
  /** The browser is offline: the request never leaves. */
  "offline",
  /** The connection breaks before the server gets the request. */
  "lost-before",
  /** The server has carried the request out, and the answer never arrives. */
  "lost-after",
  /** The answer never arrives, and the server carries the request out seconds later. */
  "late",
  /** A gateway answers with JSON, and the server never gets the request. */
  "gateway-before",
  /** A gateway answers with JSON, and the server carries the request out. */
  "gateway-after",
  /** The server reports an error with a message after it has carried the request out. */
  "broken-after",
  "signed-out",
  "too-many",
  /** The server is still working on it (409), and has the answer 3 seconds later. */
  "in-progress",
  /** The same, and the client stops asking before the answer is there. */
  "in-progress-long",
  "refused",
  /** The server refuses, and the answer never arrives. */
  "refused-lost",
  "declined",
  "declined-lost",
  /** The bank asks its question; `bank` says what it answers. */
  "asks",
] as const;
export type Fault = (typeof faults)[number];

/** `unsure`: the person has closed the bank's window, but the bank has approved the payment. */
export const bankAnswers = ["paid", "refused", "unsure"] as const;
export type BankAnswer = (typeof bankAnswers)[number];

/** Money that has moved. */
export interface Charge {
  readonly id: string;
  /** The amount in cents. */
  readonly amount: number;
  /** The part of it that a card was charged; the person's credit has paid the rest. */
  readonly card: number;
  /** Who moved it: the person of the walk, or somebody else. */
  readonly by: "person" | "other";
  readonly atMs: number;
  /** What the flow has sent so that the charge can be found. */
  readonly reference: string;
  /** The check that it paid, where a number is used for one check after another. */
  readonly check: number;
}

export interface Attempt {
  readonly key: string;
  readonly body: string;
  readonly amount: number;
  readonly reference: string;
  /** What the screen said before the person agreed. Absent in flows without credit. */
  readonly agreed?: Agreed | undefined;
}

/** In cents. */
export interface Agreed {
  /** The part that the button said the card would be charged. */
  readonly card: number;
  /** The credit that the last reading showed. Nobody can promise more about what is spent after it. */
  readonly credit: number;
}

/** `check`: the one that had the number when the request was made. */
type Received = Attempt & { readonly check: number };

export type Carried =
  | { readonly kind: "charged"; readonly charge: Charge }
  | { readonly kind: "asks"; readonly secret: string }
  | { readonly kind: "refused"; readonly problem: Problem };

interface Known {
  readonly body: string;
  carried: Carried | null;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function refusal(status: number, message: string): Problem {
  return { kind: "rejected", status, message, messages: [message], fields: {}, retryAfter: null };
}

/**
 * A server that respects keys, behind an unreliable gateway and network. Times are those of the
 * fake clock.
 */
export class WorldServer {
  readonly charges: Charge[] = [];
  /** Milliseconds until a charge is listed. */
  listsAfterMs = 0;
  isReadable = true;
  /** The current price of the item, in cents. */
  price = 10_000;
  readonly next: Fault[] = [];
  bank: BankAnswer = "paid";
  /** The check that has the number now. */
  check = 1;
  /** What each check is for, in cents. */
  readonly totals = new Map([[1, 12_000]]);
  /** The amounts in cents that host pages were told of; null where the event names none. */
  readonly told: (number | null)[] = [];
  /** Who is signed in, by the token. */
  account = "a";
  /** The credit of the person in cents, which pays before the card. Another device may spend it. */
  credit = 0;
  /** Charges of which a card took another part than the button had said. */
  readonly surprises: string[] = [];
  private readonly keys = new Map<string, Known>();
  private readonly questions = new Map<
    string,
    { readonly attempt: Received; readonly known: Known; readonly credit: number }
  >();

  own(): Charge[] {
    return this.charges.filter(({ by }) => by === "person");
  }

  /** What a read shows now. */
  listed(): Charge[] {
    return this.charges.filter(({ atMs }) => atMs + this.listsAfterMs <= Date.now());
  }

  /** `credit`: what the server has reserved of it when it asked the bank. */
  charge(
    amount: number,
    reference: string,
    by: Charge["by"],
    {
      check = this.check,
      credit = this.credit,
    }: Partial<Pick<WorldServer, "check" | "credit">> = {},
  ): Charge {
    const id = `c${this.charges.length + 1}`;
    const byCredit = by === "person" ? Math.min(credit, amount) : 0;
    this.credit = Math.max(0, this.credit - byCredit);
    const card = amount - byCredit;
    const charge = { id, amount, card, by, atMs: Date.now(), reference, check };
    this.charges.push(charge);
    return charge;
  }

  /** One write, as the client makes it: it asks again while the server is working on it. */
  post(attempt: Attempt, refuse: () => string | null): Promise<Outcome<Carried>> {
    const sent = { ...attempt, check: this.check };
    const tryOnce = async () => ({
      outcome: await this.answer(sent, refuse),
      retryAfter: null,
      hasKey: true,
    });
    const pause = async (ms: number): Promise<boolean> => later(ms).then(() => true);
    return carriedOut(tryOnce, { timeoutPolicy: "payment" }, { pause });
  }

  private async answer(attempt: Received, refuse: () => string | null): Promise<Outcome<Carried>> {
    const fault = this.next.shift() ?? "none";
    if (fault === "offline") return failed({ kind: "offline" });
    await later(40);
    switch (fault) {
      case "lost-before":
        return failed({ kind: "timed-out" });
      case "gateway-before":
        return failed({ kind: "unexpected", status: 503 });
      case "signed-out":
        return failed({ kind: "signed-out" });
      case "too-many":
        return failed(refusal(429, "Too many requests"));
      case "late":
        void later(4_000).then(() => this.carryOut(attempt, "none", refuse));
        return failed({ kind: "timed-out" });
      case "in-progress":
        this.begin(attempt, 3_000, refuse);
        break;
      case "in-progress-long":
        this.begin(attempt, 20_000, refuse);
        break;
      default:
        break;
    }
    const carried = this.carryOut(attempt, fault, refuse);
    if (fault === "lost-after" || fault.endsWith("-lost")) return failed({ kind: "timed-out" });
    if (fault === "gateway-after") return failed({ kind: "unexpected", status: 504 });
    if (fault === "broken-after") return failed({ kind: "unexpected", status: 500 });
    if (carried === null) return failed(refusal(409, "This request is being processed"));
    return carried.kind === "refused" ? failed(carried.problem) : { ok: true, value: carried };
  }

  /** Works on a request for a while. */
  private begin(attempt: Received, ms: number, refuse: () => string | null): void {
    if (this.keys.has(attempt.key)) return;
    const known: Known = { body: attempt.body, carried: null };
    this.keys.set(attempt.key, known);
    void later(ms).then(() => {
      const words = refuse();
      known.carried = words
        ? { kind: "refused", problem: refusal(422, words) }
        : this.charged(attempt);
    });
  }

  /** One key, one outcome; null while the first attempt under it is still open. */
  private carryOut(attempt: Received, fault: Fault, refuse: () => string | null): Carried | null {
    const known = this.keys.get(attempt.key);
    if (known)
      return known.body === attempt.body
        ? known.carried
        : { kind: "refused", problem: refusal(422, "This key belongs to another request") };
    const fresh: Known = { body: attempt.body, carried: null };
    this.keys.set(attempt.key, fresh);
    const words = fault.startsWith("refused") ? "This account is frozen" : refuse();
    if (words) fresh.carried = { kind: "refused", problem: refusal(422, words) };
    else if (fault.startsWith("declined"))
      fresh.carried = { kind: "refused", problem: refusal(402, "Your card was declined") };
    else if (fault === "asks") {
      const secret = `secret-${this.questions.size + 1}`;
      this.questions.set(secret, { attempt, known: fresh, credit: this.credit });
      fresh.carried = { kind: "asks", secret };
    } else fresh.carried = this.charged(attempt);
    return fresh.carried;
  }

  private charged({ amount, reference, check, agreed }: Received, credit = this.credit): Carried {
    const isAsRead = agreed?.credit === credit;
    const charge = this.charge(amount, reference, "person", { check, credit });
    if (agreed && isAsRead && agreed.card !== charge.card)
      this.surprises.push(`a card charged ${charge.card}, where the button said ${agreed.card}`);
    return { kind: "charged", charge };
  }

  /** The bank's window. */
  async ask(secret: string) {
    await later(40);
    const question = this.questions.get(secret);
    if (!question) return { kind: "unsure" } as const;
    this.questions.delete(secret);
    if (this.bank === "refused") {
      question.known.carried = {
        kind: "refused",
        problem: refusal(402, "Your card was declined"),
      };
      return { kind: "refused", message: "Your bank said no." } as const;
    }
    question.known.carried = this.charged(question.attempt, question.credit);
    return { kind: this.bank } as const;
  }

  async read<T>(view: () => T): Promise<Outcome<T>> {
    await later(40);
    return this.isReadable ? { ok: true, value: view() } : failed({ kind: "timed-out" });
  }
}
