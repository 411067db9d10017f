import type { Challenged } from "../card/cardPort.ts";
import { blockUnload } from "../host/navigation.ts";
import { sleep } from "../host/timers.ts";
import type { Intents } from "../payment/intent/intents.ts";
import type { IntentRecord } from "../payment/intent/record.ts";
import { readAttempt, type AttemptAnswer } from "./answer.ts";
import type { IntentFacts, IntentFlow, Progress, Settlement } from "./intent.ts";
import { lookUpAgain } from "./lookUpAgain.ts";

/** Between two looks at what is not there yet, in milliseconds. */
const secondLookMs = 1_500;

type Report = (progress: Progress) => void;

/** One widget's access to the intents of one flow. */
export interface IntentMachine<W, D, C, F> {
  /** The person has pressed: sends the wish once, and says how it ended. */
  pay(wish: W, report: Report): Promise<Settlement<W, D, C, F>>;
  /** Looks up what became of an attempt; sends nothing. */
  lookUp(wish: W, report: Report): Promise<Settlement<W, D, C, F>>;
  /** Looks an unknown outcome up again, by itself and without a word, until `signal` is aborted; calls `found` when it has changed. */
  watch(wish: W, signal: AbortSignal, found: (settlement: Settlement<W, D, C, F>) => void): void;
  /** Calls `run` if no tab and no widget has told the host page of this intent. */
  announceOnce(wish: W, done: D, run: () => void): Promise<void>;
  /** The open attempt of this name, of whichever tab; null where none is open. */
  open(wish: W): IntentRecord<F> | null;
}

/**
 * Carries out what a person wants once. Read it from `pay` on: an intent is confirmed, sent, asked for by the bank, looked up,
 * and ends as succeeded, refused or unknown. Its lock lasts as long as one run; its key as long as the outcome is open.
 */
export function createIntentMachine<W, A, D, C, F extends IntentFacts>(
  flow: IntentFlow<W, A, D, C, F>,
  intents: Intents<F>,
  signal: AbortSignal,
): IntentMachine<W, D, C, F> {
  type Ended = Settlement<W, D, C, F>;
  /** Keys of open attempts that this widget has shown to the person as unknown. Only those are sent again. */
  const shownKeys = new Set<string>();
  /** The source that this widget has sent under a key: with another one, the server may refuse the body and not the intent. */
  const sources = new Map<string, string | undefined>();

  let turn: Promise<unknown> = Promise.resolve();

  async function locked(wish: W, report: Report, run: () => Promise<Ended>): Promise<Ended> {
    const ended = await inTurn(wish, run);
    return ended ?? follow(wish, report);
  }

  /** One run of this widget after the other, each under the lock; null where another tab or widget has it. */
  function inTurn(wish: W, run: () => Promise<Ended>): Promise<Ended | null> {
    const result = turn.then(async () => {
      if (!(await intents.acquire(flow.name(wish)))) return null;
      try {
        return await run();
      } finally {
        intents.release();
      }
    });
    turn = result.catch(() => {});
    return result;
  }

  async function follow(wish: W, report: Report): Promise<Ended> {
    const name = flow.name(wish);
    report({ phase: "elsewhere", isHere: intents.isHere(name) });
    const { outcome } = await intents.follow(name, signal);
    if (signal.aborted) return unknown("unread", null);
    if (outcome === "notCharged") return { kind: "notSent", cause: "elsewhere" };
    return lookUp(wish, report);
  }

  function pay(wish: W, report: Report): Promise<Ended> {
    return locked(wish, report, async () => {
      const record = intents.read(flow.name(wish));
      if (!record) return confirm(wish, null, report);
      if (!isOpen(record)) {
        return flow.doneBefore(record, wish) ? find(wish, report) : confirm(wish, null, report);
      }
      // The outcome of an open attempt is learned first; nothing is sent beside it.
      if (record.phase === "sent" && !shownKeys.has(record.key)) return find(wish, report);
      if (!intents.isSame(flow.name(wish), flow.identity(wish))) return unknown("none", record);
      return confirm(wish, record, report);
    });
  }

  /** `open`: the attempt of unknown outcome that is sent again. */
  async function confirm(wish: W, open: IntentRecord<F> | null, report: Report): Promise<Ended> {
    if (!flow.confirm) return send(wish, open, report);
    report({ phase: "confirming" });
    const confirmation = await flow.confirm(wish, signal);
    switch (confirmation.kind) {
      case "same":
        return signal.aborted ? notSent(open, "unread") : send(confirmation.wish, open, report);
      case "changed":
        return confirmation;
      case "done":
        return succeeded(wish, confirmation.done, "found");
      case "unread":
        return notSent(open, "unread");
      case "signedOut":
        return { kind: "signedOut", isSent: open !== null };
    }
  }

  async function send(wish: W, open: IntentRecord<F> | null, report: Report): Promise<Ended> {
    const name = flow.name(wish);
    // Another wish waits until the outcome of the open one is known.
    if (open && !intents.isSame(name, flow.identity(wish))) return unknown("none", open);
    report({ phase: "sending" });
    const unblock = blockUnload();
    try {
      const key = intents.begin(name, flow.identity(wish), flow.facts(wish, null));
      const source = flow.source?.(wish);
      const isSameBody = sources.get(key) === source;
      sources.set(key, source);
      const outcome = await intents.during(flow.send(wish, key));
      const answer = readAttempt(outcome, (value) => flow.answer(value, wish));
      return await settle(wish, answer, open, isSameBody, report);
    } finally {
      unblock();
    }
  }

  async function settle(
    wish: W,
    answer: AttemptAnswer<D>,
    open: IntentRecord<F> | null,
    isSameBody: boolean,
    report: Report,
  ): Promise<Ended> {
    const name = flow.name(wish);
    switch (answer.kind) {
      case "succeeded":
        return succeeded(wish, answer.done, "answered");
      case "refused":
        // Under a key that is open, the server may have refused the second body and not the intent.
        if (open && !isSameBody && !answer.isDecline) return find(wish, report);
        intents.settleNotCharged(name);
        return answer;
      case "notSent":
        intents.settleNotSent(name);
        return open ? find(wish, report) : { kind: "notSent", cause: "offline" };
      case "signedOut":
        // The key stays, and nothing was charged by this attempt: after the sign-in the same wish is sent under it.
        if (!open) intents.settleNotFound(name);
        return { kind: "signedOut", isSent: open !== null };
      case "challenge":
        report({ phase: "asking" });
        return challenged(wish, answer.done, await ask(answer.secret), report);
      case "unknown":
        return find(wish, report);
    }
  }

  async function ask(secret: string): Promise<Challenged> {
    return flow.challenge ? flow.challenge(secret) : { kind: "unsure" };
  }

  async function challenged(wish: W, done: D, bank: Challenged, report: Report): Promise<Ended> {
    switch (bank.kind) {
      case "refused":
        intents.settleNotCharged(flow.name(wish));
        return { kind: "refused", message: bank.message, isDecline: true, problem: null };
      case "paid":
        return find(wish, report, done);
      case "unsure":
        return find(wish, report);
    }
  }

  function lookUp(wish: W, report: Report): Promise<Ended> {
    return locked(wish, report, () => find(wish, report));
  }

  /** Reads twice what is not there at once. `agreed`: the bank has approved it, so that it is done whatever is read. */
  async function find(wish: W, report: Report, agreed: D | null = null): Promise<Ended> {
    const record = intents.read(flow.name(wish));
    const before = record && !isOpen(record) ? flow.doneBefore(record, wish) : null;
    if (before && before.done !== null)
      return { kind: "succeeded", how: "found", done: before.done };
    report({ phase: "lookingUp" });
    const first = await look(wish, agreed);
    if (first.kind !== "unknown" || first.finding !== "none") return first;
    if (!(await sleep(secondLookMs, signal))) return first;
    return look(wish, agreed);
  }

  async function look(wish: W, agreed: D | null = null): Promise<Ended> {
    const name = flow.name(wish);
    const record = intents.read(name);
    const evidence = await flow.lookUp(wish, record?.facts ?? null, signal);
    if (evidence.kind === "mine") return succeeded(wish, evidence.done, "found");
    if (agreed !== null) return succeeded(wish, agreed, "answered");
    switch (evidence.kind) {
      case "refused":
        intents.settleNotCharged(name);
        return evidence;
      case "signedOut":
        return { kind: "signedOut", isSent: record !== null };
      default:
        return unknown(evidence.kind, record);
    }
  }

  function succeeded(wish: W, done: D, how: "answered" | "found"): Ended {
    const name = flow.name(wish);
    const isAnnounced = intents.read(name)?.facts.isAnnounced ?? false;
    intents.settlePaid(name, { ...flow.facts(wish, done), isAnnounced });
    return { kind: "succeeded", how, done };
  }

  function isOpen({ phase }: IntentRecord<F>): boolean {
    return phase === "sent" || phase === "notFound";
  }

  return {
    pay,
    lookUp,
    watch(wish, leaving, found) {
      lookUpAgain(leaving, async () => {
        const ended = await inTurn(wish, () => look(wish));
        if (ended && !leaving.aborted) found(ended);
      });
    },
    async announceOnce(wish, done, run) {
      const name = flow.name(wish);
      if (!(await intents.acquire(name))) return;
      const record = intents.read(name);
      if (!record?.facts.isAnnounced) {
        intents.settlePaid(name, { ...flow.facts(wish, done), isAnnounced: true });
        run();
      }
      intents.release();
    },
    open(wish) {
      const record = intents.read(flow.name(wish));
      return record && isOpen(record) ? record : null;
    },
  };

  /** The person is told: from now on the same wish may be sent again under its key. */
  function unknown(finding: "none" | "unclear" | "unread", record: IntentRecord<F> | null): Ended {
    if (record) shownKeys.add(record.key);
    return { kind: "unknown", finding, facts: record?.facts ?? null };
  }

  function notSent(open: IntentRecord<F> | null, cause: "unread"): Ended {
    return open ? unknown("unread", open) : { kind: "notSent", cause };
  }
}
