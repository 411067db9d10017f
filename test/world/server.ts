import { carriedOut } from "../../src/shared/api/carriedOut.ts";
import { failed, type Outcome } from "../../src/shared/api/outcome.ts";
import type { Draft } from "../../src/widgets/BulkGiftingApp/order/draft.ts";
import type { Attempt, Carried, Charge, Known, Question, Received } from "./charge.ts";
import type { BankAnswer, Fault } from "./faults.ts";
import { Listing } from "./listing.ts";
import { trace } from "./trace.ts";
import type { Page } from "./page.ts";
import { hiddenBy, offline, offlineMs, unreachedBy } from "./unreached.ts";
import { http, later, words as said } from "./wire.ts";

/**
 * A server that respects keys, behind an unreliable gateway and network. Times are those of the
 * fake clock.
 */
export class WorldServer {
  readonly charges: Charge[] = [];
  readonly listing = new Listing();
  isReadable = true;
  /** Whether a reading has failed. */
  wasUnreadable = false;
  /** The current price of the item, in cents. */
  price = 10_000;
  readonly next: Fault[] = [];
  bank: BankAnswer = "paid";
  /** The check that has the number now. */
  check = 1;
  /**
   * Whether the API gets the idempotency keys. If a host has switched them off for an API of another
   * origin, every request that arrives is another one to the server.
   */
  hasKeys = true;
  /** The checks that were reopened: they have the id of the check before, and a new `created_at`. */
  readonly reopened = new Set<number>();
  /** What each check is for, in cents. */
  readonly totals = new Map([[1, 12_000]]);
  /** Whether a check owed more after a page had read it. */
  hasGrown = false;
  /** The amounts in cents that host pages were told of; null where the event names none. */
  readonly told: { readonly amount: number | null; readonly card: number | null }[] = [];
  /** Who is signed in, by the token. */
  account = "a";
  /** Whether the session of the signed-in person lasts. */
  hasSession = true;
  /** The person's credit in cents, which may be spent on another device. */
  credit = 0;
  /** What the person's offer is worth in cents. It pays once. */
  offer = 0;
  /** The typed order in the tabs of the browser. An order that was sent starts a new one. */
  draft: Draft | null = null;
  /** How often a check was read. */
  readings = 0;
  /** Counts the events whose order matters. */
  moment = 0;
  /** How often each fault has happened. */
  readonly happened: Fault[] = [];
  /** The charges whose amounts an answer has named to a page. */
  readonly named = new Set<string>();
  /** Whether an answer names what each tender has paid. */
  namesTenders = true;
  /** Whether a request may have left the browser, so that its outcome may be unknown to a page. */
  hasReceived = false;
  /** The newest request's key, and what a page was told of keys: by the bank, or a first answer. */
  lastKey = "";
  readonly outcomes = new Map<string, "charged" | "refused">();
  /** The charges that an answer has confirmed, or that a reading has listed. */
  readonly confirmed = new Set<string>();
  /** Whether every attempt was answered with 401. */
  hasOnlyAskedForSession = true;
  /** The moments at which all keys were forgotten, since servers may keep them for a day only. */
  readonly forgotten: number[] = [];
  /** The attempts of which the browser waits for the answer. */
  readonly awaited = new Set<Received>();
  /** Until when no payment leaves the browser. Zero ends it. */
  offlineUntilMs = 0;
  /** How many requests the server works on. */
  private underWay = 0;
  private readonly sentKeys = new Set<string>();
  private readonly keys = new Map<string, Known>();
  private readonly questions = new Map<string, Question>();

  own(): Charge[] {
    return this.charges.filter(({ by }) => by === "person");
  }

  /** Whether nothing is under way, and everything is listed. */
  isAtRest(): boolean {
    return !this.underWay && !this.questions.size && this.listed().length === this.charges.length;
  }

  /** What a read shows now. */
  listed(): Charge[] {
    return this.listing.shown(this.charges, this.check);
  }

  /** The references of what still waits for the person's answer to the bank. */
  asking(): string[] {
    return [...this.questions.values()].map(({ attempt }) => attempt.reference);
  }

  charge(amount: number, reference: string, by: Charge["by"], attempt?: Received): Charge {
    const byOffer = attempt?.takesOffer ? Math.min(this.offer, amount) : 0;
    const byCredit = attempt?.takesCredit ? Math.min(this.credit, amount - byOffer) : 0;
    const charge: Charge = {
      id: `c${this.charges.length + 1}`,
      amount,
      card: amount - byOffer - byCredit + (attempt?.tip ?? 0),
      offer: byOffer,
      by,
      atMs: performance.now(),
      reference,
      check: attempt?.check ?? this.check,
      ...(attempt && { attempt, isRaced: this.isRaced(attempt) }),
    };
    this.credit -= byCredit;
    if (byOffer) this.offer = 0;
    this.charges.push(charge);
    trace(`charged: ${by} ${amount}`);
    return charge;
  }

  /** Forgets all keys, and what was under way under them. */
  forgetKeys(): void {
    this.keys.clear();
    this.forgotten.push(++this.moment);
  }

  /** Whether the server knows that the second attempt repeats the first one. */
  isRepeat(first: Received, second: Received): boolean {
    return this.hasKeys && !this.forgotten.some((at) => first.moment < at && at < second.moment);
  }

  private isRaced({ seenCredit, seenOffer, takesOffer }: Received): boolean {
    const isSpent = seenCredit !== null && seenCredit !== this.credit;
    return isSpent || (takesOffer === true && seenOffer !== this.offer);
  }

  /** One write, as the client makes it: it asks again while the server is working on it. */
  post(attempt: Attempt, refuse: () => string | null): Promise<Outcome<Carried>> {
    const { page } = attempt;
    const { agreed, agreedCheck, seenCheck, seenCredit, seenOffer, pressedAt } = page;
    const moment = ++this.moment;
    const sent = {
      ...attempt,
      // Without its key, the server can neither repeat its answer nor list the key.
      ...(!this.hasKeys && { key: `request-${moment}` }),
      ...(!this.hasKeys && attempt.reference === attempt.key && { reference: "" }),
      agreed,
      agreedCheck,
      seenCheck,
      seenCredit,
      seenOffer,
      pressedAt,
      check: this.check,
      moment,
      isFirst: !this.sentKeys.has(attempt.key),
    };
    this.sentKeys.add(sent.key);
    this.awaited.add(sent);
    this.lastKey = sent.key;
    const tryOnce = async () => ({
      outcome: await this.during(this.answer(sent, refuse)),
      retryAfter: null,
      hasKey: this.hasKeys,
    });
    const pause = async (ms: number): Promise<boolean> => later(ms).then(() => !page.isGone);
    const answered = carriedOut(tryOnce, { timeoutPolicy: "payment" }, { pause }).then(
      (outcome) => {
        if (outcome.ok && outcome.value.kind === "charged" && !page.isGone) {
          this.outcomes.set(sent.key, "charged");
          if (this.namesTenders) this.named.add(outcome.value.charge.id);
        }
        return this.hasKeys ? outcome : { ...outcome, isKeyless: true as const };
      },
    );
    void answered.finally(() => this.awaited.delete(sent));
    return Promise.race([answered, page.gone.then(() => this.leave(sent))]);
  }

  /** A page has ended. What it was sending may have arrived. */
  private leave(sent: Received): Outcome<never> {
    if (this.awaited.has(sent)) this.hasReceived = true;
    return failed({ kind: "timed-out" });
  }

  private async during<T>(work: Promise<T>): Promise<T> {
    this.underWay += 1;
    return work.finally(() => (this.underWay -= 1));
  }

  private async answer(attempt: Received, refuse: () => string | null): Promise<Outcome<Carried>> {
    const isAsked = !attempt.isGuest && (!this.hasSession || this.next[0] === "signed-out");
    this.hasOnlyAskedForSession &&= isAsked;
    if (performance.now() < this.offlineUntilMs) return failed(offline);
    const fault = this.next.shift() ?? "none";
    this.happened.push(fault);
    trace(`tab ${attempt.page.tab} sends under ${attempt.key}: ${fault}`);
    if (fault === "offline") {
      this.offlineUntilMs = performance.now() + offlineMs;
      return failed(offline);
    }
    if (fault === "preflight-refused") return failed({ ...offline, code: "DW404" });
    this.hasReceived = true;
    await later(fault === "refused-slowly" ? 3_000 : 40);
    if (!this.hasSession) return http(401, { error: "Unauthorized" });
    const unreached = unreachedBy(fault, attempt);
    if (unreached) return unreached;
    switch (fault) {
      case "late":
        void this.during(later(4_000)).then(() => this.carryOut(attempt, "none", refuse));
        return failed({ kind: "timed-out" });
      case "in-progress":
      case "in-progress-long":
        this.begin(attempt, fault === "in-progress" ? 3_000 : 20_000, refuse);
        break;
      default:
        break;
    }
    const carried = this.carryOut(attempt, fault, refuse);
    const hidden = hiddenBy(fault);
    if (hidden) return hidden;
    if (carried === null) return http(409, { error: "This request is being processed" });
    if (carried.kind === "charged" && carried.isConfirmed) this.confirmed.add(carried.charge.id);
    if (carried.kind === "refused" && attempt.isFirst && !attempt.page.isGone)
      this.outcomes.set(attempt.key, "refused");
    return carried.kind === "refused" && carried.status !== 200
      ? http(carried.status, carried.words === null ? {} : { errors: [carried.words] })
      : { ok: true, value: carried };
  }

  /** Works on a request for a while. */
  private begin(attempt: Received, ms: number, refuse: () => string | null): void {
    if (this.keys.has(attempt.key)) return;
    const known: Known = { body: attempt.body, carried: null };
    this.keys.set(attempt.key, known);
    void this.during(later(ms)).then(() => {
      const words = refuse();
      known.carried = words ? { kind: "refused", status: 422, words } : this.charged(attempt);
    });
  }

  /** One key, one outcome; null while the first attempt under it is still open. */
  private carryOut(attempt: Received, fault: Fault, refuse: () => string | null): Carried | null {
    const known = this.keys.get(attempt.key);
    if (known)
      return known.body === attempt.body
        ? known.carried
        : { kind: "refused", status: 422, words: said.otherBody };
    const fresh: Known = { body: attempt.body, carried: null };
    this.keys.set(attempt.key, fresh);
    const words = fault.startsWith("refused") ? said.frozen : refuse();
    if (fault === "refused-wordless") fresh.carried = { kind: "refused", status: 422, words: null };
    else if (words)
      fresh.carried = { kind: "refused", status: fault === "refused-in-2xx" ? 200 : 422, words };
    else if (fault.startsWith("declined"))
      fresh.carried = { kind: "refused", status: 402, words: said.declined };
    else if (fault === "asks") {
      const secret = `secret-${++this.moment}`;
      this.questions.set(secret, { attempt, known: fresh });
      fresh.carried = { kind: "asks", secret };
    } else fresh.carried = this.charged(attempt, fault !== "unconfirmed");
    return fresh.carried;
  }

  private charged(attempt: Received, isConfirmed: boolean = true) {
    const charge = this.charge(attempt.amount, attempt.reference, "person", attempt);
    if (isConfirmed) this.confirmed.add(charge.id);
    return { kind: "charged" as const, charge, isConfirmed };
  }

  /** The bank's window. */
  async ask(secret: string, page: Page) {
    const question = this.questions.get(secret);
    const isGone = await Promise.race([later(40), page.gone.then(() => true)]);
    if (isGone || !question) return { kind: "unsure" } as const;
    const { bank } = this;
    if (bank === "closed") return { kind: "unsure" } as const;
    this.questions.delete(secret);
    if (bank !== "unsure")
      this.outcomes.set(question.attempt.key, bank === "paid" ? "charged" : bank);
    if (bank === "refused") {
      question.known.carried = { kind: "refused", status: 402, words: said.declined };
      return { kind: "refused", message: "Your bank said no." } as const;
    }
    // The page hears the bank, and not the server.
    question.known.carried = { ...this.charged(question.attempt, false), isConfirmed: true };
    return { kind: bank } as const;
  }

  async read<T>(view: () => T): Promise<Outcome<T>> {
    await later(40);
    this.wasUnreadable ||= !this.isReadable || !this.hasSession;
    if (!this.hasSession) return failed({ kind: "signed-out" });
    if (!this.isReadable) return failed({ kind: "timed-out" });
    for (const { id } of this.listed()) this.confirmed.add(id);
    return { ok: true, value: view() };
  }
}
