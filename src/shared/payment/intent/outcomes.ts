import { sleep } from "../../host/timers.ts";
import type { IntentFacts, IntentFlow, Progress, Settlement } from "./intent.ts";
import type { Intents } from "./intents.ts";
import { lookUpAgain } from "./lookUpAgain.ts";
import { isOpenPhase, type IntentRecord } from "./record.ts";
import { createTurns, type InTurn } from "./turns.ts";

/** Milliseconds between two looks, since a server may list a payment late. */
const secondLookMs = 1_500;

export type Report = (progress: Progress) => void;

/**
 * One run for a screen. Once the screen is left, nothing is sent any more, and no reading settles
 * anything.
 */
export interface Run {
  readonly report: Report;
  readonly leaving: AbortSignal;
}

/** What has become of an intent. This half of the machine reads, and sends nothing. */
export class IntentOutcomes<W, A, D, C, F extends IntentFacts, E = null> {
  /** Keys of open attempts that this widget has shown as unknown. Only those are sent again. */
  protected readonly shownKeys = new Set<string>();
  protected readonly inTurn: InTurn;

  constructor(
    protected readonly flow: IntentFlow<W, A, D, C, F, E>,
    protected readonly intents: Intents<F>,
    /** Aborted when the widget unmounts. A request that was sent goes on, and every wait ends. */
    protected readonly signal: AbortSignal,
  ) {
    this.inTurn = createTurns(intents);
  }

  /** Looks it up, twice if nothing is listed yet. `agreed`: the bank has approved it, so it is done. */
  protected async find(
    wish: W,
    { report, leaving }: Run,
    agreed: D | null = null,
  ): Promise<Settlement<W, D, C, F, E>> {
    const before = agreed === null ? this.settledBefore(wish) : null;
    if (before) return before;
    report({ phase: "lookingUp" });
    const first = await this.look(wish, agreed, leaving);
    if (first.kind !== "unknown" || first.finding !== "none") return first;
    if (!(await sleep(secondLookMs, leaving))) return first;
    return this.look(wish, agreed, leaving);
  }

  protected doneBefore(record: IntentRecord<F>, wish: W) {
    return this.flow.doneBefore(record, wish, this.shownKeys.has(record.key));
  }

  /** The intent as another tab or widget has settled it. Null if it is open. */
  private settledBefore(wish: W): Settlement<W, D, C, F, E> | null {
    const record = this.intents.read(this.flow.name(wish));
    if (!record || isOpenPhase(record.phase)) return null;
    const before = this.doneBefore(record, wish);
    if (!before || before.done === null) return null;
    this.shownKeys.delete(record.key);
    return { kind: "succeeded", how: "found", done: before.done };
  }

  private async look(
    wish: W,
    agreed: D | null,
    leaving: AbortSignal,
  ): Promise<Settlement<W, D, C, F, E>> {
    const name = this.flow.name(wish);
    const record = this.intents.read(name);
    const evidence = await this.flow.lookUp(wish, record?.facts ?? null, leaving, agreed);
    if (leaving.aborted && agreed === null) return this.unknown("unread", null);
    const isMine = evidence.kind === "mine";
    if (agreed !== null) return this.agreedAs(wish, isMine ? evidence.done : agreed);
    if (isMine) return this.succeeded(wish, evidence.done, "found");
    switch (evidence.kind) {
      case "refused":
        this.intents.settleNotCharged(name);
        return evidence;
      case "signedOut":
        return { kind: "signedOut", isSent: record !== null };
      default:
        // It may have been settled while it was looked up, by the bank's answer to a removed widget.
        return this.settledBefore(wish) ?? this.unknown(evidence.kind, record, evidence.seen);
    }
  }

  /** The bank's yes is in the record already. A reading adds whether the restaurant knows of it. */
  private agreedAs(wish: W, done: D): Settlement<W, D, C, F, E> {
    return this.flow.phase
      ? this.succeeded(wish, done, "answered")
      : { kind: "succeeded", how: "answered", done };
  }

  protected succeeded(wish: W, done: D, how: "answered" | "found"): Settlement<W, D, C, F, E> {
    const name = this.flow.name(wish);
    const record = this.intents.read(name);
    const isAnnounced = record?.facts.isAnnounced ?? false;
    if (record) this.shownKeys.delete(record.key);
    const facts = { ...this.flow.facts(wish, done), isAnnounced };
    this.intents.settlePaid(name, facts, this.flow.phase?.(done));
    return { kind: "succeeded", how, done };
  }

  /** The screen then says that the outcome is unknown, and watches it. */
  protected unknown(
    finding: "none" | "unclear" | "unread",
    record: IntentRecord<F> | null,
    seen: E | null = null,
  ): Settlement<W, D, C, F, E> {
    return { kind: "unknown", finding, facts: record?.facts ?? null, seen };
  }

  /**
   * Looks up an outcome by itself, unseen, until `leaving` is aborted. Call while the screen says that
   * it is unknown: from then on the same wish may be sent again.
   */
  watch(
    wish: W,
    leaving: AbortSignal,
    found: (settlement: Settlement<W, D, C, F, E>) => void,
  ): void {
    const shown = this.intents.read(this.flow.name(wish));
    if (shown) this.shownKeys.add(shown.key);
    const look = (): Promise<Settlement<W, D, C, F, E> | null> =>
      this.inTurn(
        this.flow.name(wish),
        async () => this.settledBefore(wish) ?? this.look(wish, null, leaving),
      );
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
