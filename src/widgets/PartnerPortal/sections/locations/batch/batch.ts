import { createStore } from "zustand/vanilla";
import type { Problem } from "../../../../../shared/api/outcome.ts";
import { blockUnload } from "../../../../../shared/host/navigation.ts";
import type { PartnerLocation } from "../../../../../shared/contracts/partnerLocations.ts";
import type { LocationChange, Written } from "./writeChange.ts";

/** The number of locations that are written in parallel. */
const parallel = 4;
/** Tries per location while the server asks to slow down. */
const maxAttempts = 5;
/** The pause after a 429 without `Retry-After`, and the longest pause, in seconds. */
const pauseSeconds = { usual: 2, longest: 60 };

export interface Failure {
  readonly change: LocationChange;
  readonly problem: Problem | "conflict";
}

/** The result of a batch of writes. */
export interface BatchReport {
  /** The reverse of the written changes, which restores the previous values. */
  readonly undo: readonly LocationChange[];
  /** The number of locations that already had the values. */
  readonly same: number;
  readonly failures: readonly Failure[];
  /** The changes that were not sent, because the batch was stopped or the connection was lost. */
  readonly unsent: readonly LocationChange[];
}

export type BatchState =
  | { readonly kind: "running"; readonly done: number; readonly isStopping: boolean }
  | { readonly kind: "finished"; readonly report: BatchReport };

export interface BatchOptions {
  readonly changes: readonly LocationChange[];
  readonly write: (change: LocationChange) => Promise<Written>;
  /** Called once, at the end, with all written locations. */
  readonly onFinished: (locations: readonly PartnerLocation[]) => void;
  /** Stops the batch, such as at logout. */
  readonly signal: AbortSignal;
}

export type Batch = ReturnType<typeof createBatch>;

/** Writes many locations, a few at a time. A failure of one location never stops the others. */
export function createBatch({ changes, write, onFinished, signal }: BatchOptions) {
  const store = createStore<BatchState>(() => ({ kind: "running", done: 0, isStopping: false }));
  const queue = [...changes];
  const undo: LocationChange[] = [];
  const failures: Failure[] = [];
  const writtenLocations: PartnerLocation[] = [];
  let unchangedCount = 0;
  let doneCount = 0;
  let isStopping = false;
  let pause: Promise<void> = Promise.resolve();

  function stop(): void {
    isStopping = true;
    publish();
  }

  function publish(): void {
    if (store.getState().kind === "running")
      store.setState({ kind: "running", done: doneCount, isStopping }, true);
  }

  function record(change: LocationChange, result: Written): void {
    doneCount += 1;
    if (result.kind === "failed") failures.push({ change, problem: result.problem });
    else {
      writtenLocations.push(result.location);
      if (result.kind === "changed") undo.push(result.undo);
      else unchangedCount += 1;
    }
    publish();
  }

  async function writeOne(change: LocationChange): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await pause;
      const result = await write(change);
      const seconds = result.kind === "failed" ? secondsToWait(result.problem) : null;
      if (seconds === null || attempt === maxAttempts || isStopping)
        return takeResult(change, result);
      pause = wait(seconds);
    }
  }

  function takeResult(change: LocationChange, result: Written): void {
    if (result.kind === "failed" && isEndOfAll(result.problem)) {
      queue.unshift(change);
      return stop();
    }
    record(change, result);
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (isStopping) return void queue.unshift(next);
      await writeOne(next);
    }
  }

  async function run(): Promise<void> {
    const unblockUnload = blockUnload();
    await Promise.all([...Array(parallel).keys()].map(() => work()));
    unblockUnload();
    onFinished(writtenLocations);
    store.setState(
      { kind: "finished", report: { undo, same: unchangedCount, failures, unsent: queue } },
      true,
    );
  }

  signal.addEventListener("abort", stop, { once: true });
  void run();
  return { store, stop, total: changes.length };
}

/** Whether a problem would affect every other location too. */
function isEndOfAll(problem: Failure["problem"]): boolean {
  return problem !== "conflict" && (problem.kind === "offline" || problem.kind === "signed-out");
}

/** Seconds that the server asks to wait; null if it does not. */
function secondsToWait(problem: Failure["problem"]): number | null {
  if (problem === "conflict" || problem.kind !== "rejected" || problem.status !== 429) return null;
  return Math.min(problem.retryAfter ?? pauseSeconds.usual, pauseSeconds.longest);
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
