import { blockUnload } from "../../host/navigation.ts";
import { readAttempt, type AttemptAnswer } from "./answer.ts";
import type { Answer, IntentFacts, Settlement } from "./intent.ts";
import { IntentOutcomes, type Report, type Run } from "./outcomes.ts";
import { isOpenPhase, type IntentRecord } from "./record.ts";
import { isFinalRefusal, type SentAttempt } from "./sentAttempt.ts";
import { SentBodies } from "./sentBodies.ts";

/**
 * Carries out once what a person wants, for one widget. Start reading at `pay`: an intent is
 * confirmed, sent, perhaps questioned by the bank, looked up, and ends as succeeded, refused or
 * unknown. The lock lasts for one run, the key until the outcome is known.
 */
export class IntentMachine<W, A, D, C, F extends IntentFacts, E = null> extends IntentOutcomes<
  W,
  A,
  D,
  C,
  F,
  E
> {
  private readonly bodies = new SentBodies<W>();

  private async locked(
    wish: W,
    run: Run,
    carryOut: () => Promise<Settlement<W, D, C, F, E>>,
  ): Promise<Settlement<W, D, C, F, E>> {
    return (await this.inTurn(this.flow.name(wish), carryOut)) ?? this.follow(wish, run);
  }

  private async follow(wish: W, run: Run): Promise<Settlement<W, D, C, F, E>> {
    const name = this.flow.name(wish);
    const { report, leaving } = run;
    report({ phase: "elsewhere", isHere: this.intents.isHere(name) });
    const isUncharged = await this.intents.isUnchargedElsewhere(
      name,
      leaving,
      (record) => !isOpenPhase(record.phase) && this.doneBefore(record, wish) === null,
    );
    if (leaving.aborted) return this.unknown("unread", null);
    if (isUncharged) return { kind: "notSent", cause: "elsewhere" };
    return this.lookUp(wish, report, leaving);
  }

  /**
   * Sends the wish once after the person has pressed, and resolves with how it ended. Nothing is sent
   * once `leaving` is aborted.
   */
  pay(
    wish: W,
    report: Report,
    leaving: AbortSignal = this.signal,
  ): Promise<Settlement<W, D, C, F, E>> {
    const run = { report, leaving };
    return this.locked(wish, run, async () => {
      const record = this.intents.read(this.flow.name(wish));
      if (!record) return this.confirm(wish, null, run);
      if (!isOpenPhase(record.phase)) {
        return this.doneBefore(record, wish) ? this.find(wish, run) : this.confirm(wish, null, run);
      }
      // The outcome of an open attempt is looked up before anything else is sent.
      if (record.phase === "sent" && !this.shownKeys.has(record.key)) return this.find(wish, run);
      if (!this.intents.isSame(this.flow.name(wish), this.flow.identity(wish)))
        return this.unknown("none", record);
      return this.confirm(wish, record, run);
    });
  }

  /** `open` is the attempt of unknown outcome that is sent again. */
  private async confirm(
    wish: W,
    open: IntentRecord<F> | null,
    run: Run,
  ): Promise<Settlement<W, D, C, F, E>> {
    if (!this.flow.confirm) return this.send(wish, open, run);
    run.report({ phase: "confirming" });
    const confirmation = await this.flow.confirm(wish, run.leaving);
    switch (confirmation.kind) {
      case "same":
        return run.leaving.aborted
          ? this.notSent(open, "unread")
          : this.send(confirmation.wish, open, run);
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
    run: Run,
  ): Promise<Settlement<W, D, C, F, E>> {
    const name = this.flow.name(wish);
    // A different wish waits until the outcome of the open attempt is known.
    if (open && !this.intents.isSame(name, this.flow.identity(wish)))
      return this.unknown("none", open);
    run.report({ phase: "sending" });
    const unblock = blockUnload();
    try {
      const source = this.flow.source?.(wish) ?? "";
      const facts = this.flow.facts(wish, null);
      const key = this.intents.begin(name, this.flow.identity(wish), facts, source);
      this.bodies.noteSent(key, source, wish);
      return await this.sendUnder(key, wish, { open, source }, run);
    } finally {
      unblock();
    }
  }

  private async sendUnder(
    key: string,
    wish: W,
    attempt: Pick<SentAttempt<F>, "open" | "source">,
    run: Run,
    isRepeated = false,
  ): Promise<Settlement<W, D, C, F, E>> {
    const outcome = await this.intents.during(this.flow.send(wish, key));
    const answer = readAttempt(outcome, (value) => this.flow.answer(value, wish, isRepeated));
    const isKeyless = outcome.isKeyless ?? false;
    const isForgotten = this.intents.isKeyForgotten(this.flow.name(wish));
    return this.settle(wish, answer, { ...attempt, isKeyless, isForgotten }, run);
  }

  /** Sends another body under its key again: the one that the server has tells what has become of it. */
  private askOther(
    wish: W,
    { open, isKeyless }: SentAttempt<F>,
    run: Run,
  ): Promise<Settlement<W, D, C, F, E>> {
    const other = open && !isKeyless ? this.notRefused(open, wish) : undefined;
    return open && other
      ? this.sendUnder(open.key, other.wish, { open, source: other.source }, run, true)
      : this.find(wish, run);
  }

  private notRefused(open: IntentRecord<F>, wish: W) {
    const stored = (this.flow.stored?.(open, wish) ?? []).map((one) => ({
      source: this.flow.source?.(one) ?? "",
      wish: one,
    }));
    return this.bodies.notRefused(open, stored);
  }

  private async settle(
    wish: W,
    answer: AttemptAnswer<D>,
    attempt: SentAttempt<F>,
    run: Run,
  ): Promise<Settlement<W, D, C, F, E>> {
    const name = this.flow.name(wish);
    const { open, source } = attempt;
    switch (answer.kind) {
      case "succeeded":
        return this.succeeded(wish, answer.done, "answered");
      case "refused": {
        const isEvery = this.bodies.noteRefused(this.intents.read(name), source);
        const isOfAll = isEvery || answer.isDecline;
        if (open && attempt.isForgotten && isOfAll) {
          this.intents.renewKey(name, this.flow.underNewKey?.(open.facts) ?? open.facts);
          return this.find(wish, run);
        }
        if (!isFinalRefusal(attempt, isOfAll)) return this.askOther(wish, attempt, run);
        this.intents.settleNotCharged(name);
        return answer;
      }
      case "notSent":
        this.intents.settleNotSent(name);
        return open ? this.find(wish, run) : { kind: "notSent", cause: "offline" };
      case "signedOut":
        // This attempt charged nothing. After the sign-in the same wish is sent under its key.
        if (open?.phase !== "sent") this.intents.settleNotFound(name);
        return { kind: "signedOut", isSent: open?.phase === "sent" };
      case "challenge":
        run.report({ phase: "asking" });
        return this.challenged(wish, answer, attempt, run);
      case "unknown":
        return this.find(wish, run);
    }
  }

  private async challenged(
    wish: W,
    { secret, done }: Extract<Answer<D>, { kind: "challenge" }>,
    attempt: SentAttempt<F>,
    run: Run,
  ): Promise<Settlement<W, D, C, F, E>> {
    const bank = await this.flow.challenge?.(secret);
    if (bank?.kind === "refused" && isFinalRefusal(attempt, true)) {
      this.intents.settleNotCharged(this.flow.name(wish));
      return { kind: "refused", message: bank.message, isDecline: true, problem: null };
    }
    const agreed = bank?.kind === "paid" ? done : null;
    // The page may be left before the server lists it, and another widget may be looking it up.
    if (agreed !== null) this.succeeded(wish, agreed, "answered");
    return this.find(wish, run, agreed);
  }

  /** Looks up what happened to an attempt, until `leaving` is aborted. Sends nothing. */
  lookUp(
    wish: W,
    report: Report,
    leaving: AbortSignal = this.signal,
  ): Promise<Settlement<W, D, C, F, E>> {
    const run = { report, leaving };
    return this.locked(wish, run, () => this.find(wish, run));
  }

  private notSent(open: IntentRecord<F> | null, cause: "unread"): Settlement<W, D, C, F, E> {
    return open ? this.unknown("unread", open) : { kind: "notSent", cause };
  }
}
