import type { Intents } from "./intents.ts";
import type { IntentName } from "./names.ts";

/** Runs one thing at a time, each under the lock of its intent. Null if another tab or widget has it. */
export type InTurn = <T>(name: IntentName, run: () => Promise<T>) => Promise<T | null>;

/** The turns of one widget. */
export function createTurns<F>(intents: Pick<Intents<F>, "acquire" | "release">): InTurn {
  let turn: Promise<unknown> = Promise.resolve();
  return (name, run) => {
    const result = turn.then(async () => {
      if (!(await intents.acquire(name))) return null;
      try {
        return await run();
      } finally {
        intents.release();
      }
    });
    turn = result.catch(() => {});
    return result;
  };
}
