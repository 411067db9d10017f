import type { BankAnswer, Fault } from "./faults.ts";
import type { Step } from "./steps.ts";

/**
 * How a walk begins. What needs several things at once happens often enough in this way: others act
 * while it is sent, and the second attempt is another one than the first.
 */
export interface Beginning {
  readonly steps: readonly Step[];
  /** What meets the first attempts. By chance if it is omitted. */
  readonly faults?: readonly Fault[];
  /** What the bank answers. By chance if it is omitted. */
  readonly bank?: BankAnswer;
}

export const wait = (ms: 10 | 60 | 400 | 2_000 | 6_000 | 10_000): Step => ({ do: "wait", ms });
/** A press for the first of the flow's amounts. */
export const press = (tab: number): Step => ({ do: "press", choice: 0, tab });
export const again: Step = { do: "again", tab: 0 };
export const reload: Step = { do: "reload", tab: 0 };
export const remount: Step = { do: "remount", tab: 0 };
export const secondTab: Step = { do: "second tab" };
export const signIn: Step = { do: "sign in", tab: 0 };
export const askForRest: Step = { do: "rest", tab: 0 };
export const listsLate: Step = { do: "lists late", ms: 10_000 };
export const tip = (text: "5" | "7.25"): Step => ({ do: "tip", text, tab: 0 });
export const payWith = (source: "11" | "12" | "wallet"): Step => ({
  do: "pay with",
  source,
  tab: 0,
});

/** The person chooses an equal share, as another guest may pay it. */
export const split: Step = { do: "split", cents: 4_000, tab: 0 };

/** The page is there, and the person presses at once. */
export const pressed: readonly Step[] = [wait(400), press(0)];

/** Somebody else does the same, so that it is hard to tell whose it was. */
export const otherToo: Step = { do: "other", choice: 0 };
