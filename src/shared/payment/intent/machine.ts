import { blockUnload } from "../../host/navigation.ts";
import { sleep } from "../../host/timers.ts";
import type { Intents } from "./intents.ts";
import { isOpenPhase, type IntentRecord } from "./record.ts";
import { readAttempt, type AttemptAnswer } from "./answer.ts";
import type { Answer, IntentFacts, IntentFlow, Progress, Settlement } from "./intent.ts";
import { isFinalRefusal, type SentAttempt } from "./sentAttempt.ts";
import { SentBodies } from "./sentBodies.ts";
import { lookUpAgain } from "./lookUpAgain.ts";
import { createTurns, type InTurn } from "./turns.ts";

/** Milliseconds between two looks, since a server may list a payment late. */
const secondLookMs = 1_500;

type Report = (progress: Progress) => void;

/**
 * Carries out once what a person wants, for one widget. Start reading at `pay`: an intent is
 * confirmed, sent, perhaps questioned by the bank, looked up, and ends as succeeded, refused or
 * unknown. The lock lasts for one run, the key until the outcome is known.
 */
export class IntentMachine<W, A, D, C, F extends IntentFacts> {
  /** Keys of open attempts that this widget has shown as unknown. Only those are sent again. */
  private readonly shownKeys = new Set<string>();
  private readonly bodies = new SentBodies<W>();
  private readonly inTurn: InTurn;

  constructor(
    private readonly flow: IntentFlow<W, A, D, C, F>,
    private readonly intents: Intents<F>,
    /** Aborted when the widget unmounts. A request that was sent goes on, and every wait ends. */
    private readonly signal: AbortSignal,
  ) {
    this.inTurn = createTurns(intents);
  }

  private async locked(
    wish: W,
    report: Report,
    run: () => Promise<Settlement<W, D, C, F>>,
  ): Promise<Settlement<W, D, C, F>> {
    return (await this.inTurn(this.flow.name(wish), run)) ?? this.follow(wish, report);
  }

  private async follow(wish: W, report: Report): Promise<Settlement<W, D, C, F>> {
    const name = this.flow.name(wish);
    report({ phase: "elsewhere", isHere: this.intents.isHere(name) });
    const isUncharged = await this.intents.isUnchargedElsewhere(name, this.signal);
    if (this.signal.aborted) return this.unknown("unread", null);
    if (isUncharged) return { kind: "notSent", cause: "elsewhere" };
    return this.lookUp(wish, report);
  }

  /** Sends the wish once after the person has pressed, and resolves with how it ended. */
  pay(wish: W, report: Report): Promise<Settlement<W, D, C, F>> {
    return this.locked(wish, report, async () => {
      const record = this.intents.read(this.flow.name(wish));
      if (!record) return this.confirm(wish, null, report);
      if (!isOpenPhase(record.phase)) {
        return this.flow.doneBefore(record, wish, this.shownKeys.has(record.key))
          ? this.find(wish, report)
          : this.confirm(wish, null, report);
      }
      // The outcome of an open attempt is looked up before anything else is sent.
      if (record.phase === "sent" && !this.shownKeys.has(record.key))
        return this.find(wish, report);
      if (!this.intents.isSame(this.flow.name(wish), this.flow.identity(wish)))
        return this.unknown("none", record);
      return this.confirm(wish, record, report);
    });
  }

  /** `open` is the attempt of unknown outcome that is sent again. */
  private async confirm(
    wish: W,
    open: IntentRecord<F> | null,
    report: Report,
  ): Promise<Settlement<W, D, C, F>> {
    if (!this.flow.confirm) return this.send(wish, open, report);
    report({ phase: "confirming" });
    const confirmation = await this.flow.confirm(wish, this.signal);
    switch (confirmation.kind) {
      case "same":
        return this.signal.aborted
          ? this.notSent(open, "unread")
          : this.send(confirmation.wish, open, report);
      case "changed":
        return confirmation;
      case "done":
        return this.succeeded(wish, confirmation.done, "found");
      case "unread":
        return this.notSent(open, "unread");
      case "signedOut":
        return { kind: "signedOut", isSent: open !== null };
    }
  }

  private async send(
    wish: W,
    open: IntentRecord<F> | null,
    report: Report,
  ): Promise<Settlement<W, D, C, F>> {
    const name = this.flow.name(wish);
    // A different wish waits until the outcome of the open attempt is known.
    if (open && !this.intents.isSame(name, this.flow.identity(wish)))
      return this.unknown("none", open);
    report({ phase: "sending" });
    const unblock = blockUnload();
    try {
      const source = this.flow.source?.(wish) ?? "";
      const facts = this.flow.facts(wish, null);
      const key = this.intents.begin(name, this.flow.identity(wish), facts, source);
      this.bodies.noteSent(key, source, wish);
      return await this.sendUnder(key, wish, { open, source }, report);
    } finally {
      unblock();
    }
  }

  private async sendUnder(
    key: string,
    wish: W,
    attempt: Pick<SentAttempt<F>, "open" | "source">,
    report: Report,
  ): Promise<Settlement<W, D, C, F>> {
    const outcome = await this.intents.during(this.flow.send(wish, key));
    const answer = readAttempt(outcome, (value) => this.flow.answer(value, wish));
    const isKeyless = outcome.isKeyless ?? false;
    const isForgotten = this.intents.isKeyForgotten(this.flow.name(wish));
    return this.settle(wish, answer, { ...attempt, isKeyless, isForgotten }, report);
  }

  /** Sends another body under its key again: the one that the server has tells what has become of it. */
  private askOther(
    wish: W,
    { open, isKeyless }: SentAttempt<F>,
    report: Report,
  ): Promise<Settlement<W, D, C, F>> {
    const other = open && !isKeyless ? this.bodies.notRefused(open.key) : undefined;
    return open && other
      ? this.sendUnder(open.key, other.wish, { open, source: other.source }, report)
      : this.find(wish, report);
  }

  private async settle(
    wish: W,
    answer: AttemptAnswer<D>,
    attempt: SentAttempt<F>,
    report: Report,
  ): Promise<Settlement<W, D, C, F>> {
    const name = this.flow.name(wish);
    const { open, source } = attempt;
    switch (answer.kind) {
      case "succeeded":
        return this.succeeded(wish, answer.done, "answered");
      case "refused": {
        const isEvery = this.bodies.noteRefused(this.intents.read(name), source);
        const isOfAll = isEvery || answer.isDecline;
        if (open && attempt.isForgotten && isOfAll) {
          this.intents.renewKey(name, open.facts);
          return this.find(wish, report);
        }
        if (!isFinalRefusal(attempt, isOfAll)) return this.askOther(wish, attempt, report);
        this.intents.settleNotCharged(name);
        return answer;
      }
      case "notSent":
        this.intents.settleNotSent(name);
        return open ? this.find(wish, report) : { kind: "notSent", cause: "offline" };
      case "signedOut":
        // This attempt charged nothing. After the sign-in the same wish is sent under its key.
        if (open?.phase !== "sent") this.intents.settleNotFound(name);
        return { kind: "signedOut", isSent: open?.phase === "sent" };
      case "challenge":
        report({ phase: "asking" });
        return this.challenged(wish, answer, attempt, report);
      case "unknown":
        return this.find(wish, report);
    }
  }

  private async challenged(
    wish: W,
    { secret, done }: Extract<Answer<D>, { kind: "challenge" }>,
    attempt: SentAttempt<F>,
    report: Report,
  ): Promise<Settlement<W, D, C, F>> {
    const bank = await this.flow.challenge?.(secret);
    if (bank?.kind === "refused" && isFinalRefusal(attempt, true)) {
      this.intents.settleNotCharged(this.flow.name(wish));
      return { kind: "refused", message: bank.message, isDecline: true, problem: null };
    }
    return this.find(wish, report, bank?.kind === "paid" ? done : null);
  }

  /** Looks up what happened to an attempt. Sends nothing. */
  lookUp(wish: W, report: Report): Promise<Settlement<W, D, C, F>> {
    return this.locked(wish, report, () => this.find(wish, report));
  }

  /** Looks it up, twice if nothing is listed yet. `agreed`: the bank has approved it, so it is done. */
  private async find(
    wish: W,
    report: Report,
    agreed: D | null = null,
  ): Promise<Settlement<W, D, C, F>> {
    const before = this.settledBefore(wish);
    if (before) return before;
    report({ phase: "lookingUp" });
    const first = await this.look(wish, agreed);
    if (first.kind !== "unknown" || first.finding !== "none") return first;
    if (!(await sleep(secondLookMs, this.signal))) return first;
    return this.look(wish, agreed);
  }

  /** The intent as another tab or widget has settled it. Null if it is open. */
  private settledBefore(wish: W): Settlement<W, D, C, F> | null {
    const record = this.intents.read(this.flow.name(wish));
    if (!record || isOpenPhase(record.phase)) return null;
    const before = this.flow.doneBefore(record, wish, this.shownKeys.has(record.key));
    if (!before || before.done === null) return null;
    this.shownKeys.delete(record.key);
    return { kind: "succeeded", how: "found", done: before.done };
  }

  private async look(wish: W, agreed: D | null = null): Promise<Settlement<W, D, C, F>> {
    const name = this.flow.name(wish);
    const record = this.intents.read(name);
    const evidence = await this.flow.lookUp(wish, record?.facts ?? null, this.signal);
    if (evidence.kind === "mine") return this.succeeded(wish, evidence.done, "found");
    if (agreed !== null) return this.succeeded(wish, agreed, "answered");
    switch (evidence.kind) {
      case "refused":
        this.intents.settleNotCharged(name);
        return evidence;
      case "signedOut":
        return { kind: "signedOut", isSent: record !== null };
      default:
        return this.unknown(evidence.kind, record);
    }
  }

  private succeeded(wish: W, done: D, how: "answered" | "found"): Settlement<W, D, C, F> {
    const name = this.flow.name(wish);
    const record = this.intents.read(name);
    const isAnnounced = record?.facts.isAnnounced ?? false;
    if (record) this.shownKeys.delete(record.key);
    this.intents.settlePaid(name, { ...this.flow.facts(wish, done), isAnnounced });
    return { kind: "succeeded", how, done };
  }

  /** The person sees that the outcome is unknown. From now on the same wish may be sent again. */
  private unknown(
    finding: "none" | "unclear" | "unread",
    record: IntentRecord<F> | null,
  ): Settlement<W, D, C, F> {
    if (record) this.shownKeys.add(record.key);
    return { kind: "unknown", finding, facts: record?.facts ?? null };
  }

  private notSent(open: IntentRecord<F> | null, cause: "unread"): Settlement<W, D, C, F> {
    return open ? this.unknown("unread", open) : { kind: "notSent", cause };
  }

  /** Looks up an unknown outcome by itself, unseen, until `leaving` is aborted. */
  watch(wish: W, leaving: AbortSignal, found: (settlement: Settlement<W, D, C, F>) => void): void {
    const look = (): Promise<Settlement<W, D, C, F> | null> =>
      this.inTurn(this.flow.name(wish), async () => this.settledBefore(wish) ?? this.look(wish));
    lookUpAgain(leaving, async () => {
      let ended = await look();
      if (!ended) {
        // Another tab is looking it up too, and may settle it.
        await this.intents.whenFree(this.flow.name(wish), leaving);
        ended = await look();
      }
      if (ended && !leaving.aborted) found(ended);
      return ended?.kind === "succeeded" ? "settled" : "unknown";
    });
  }

  /** Calls `run` unless a tab or widget has already told the host page about this intent. */
  async announceOnce(wish: W, done: D, run: () => void): Promise<void> {
    const name = this.flow.name(wish);
    if (!(await this.intents.acquire(name))) return;
    if (!this.intents.read(name)?.facts.isAnnounced) {
      this.intents.settlePaid(name, { ...this.flow.facts(wish, done), isAnnounced: true });
      run();
    }
    this.intents.release();
  }
}
