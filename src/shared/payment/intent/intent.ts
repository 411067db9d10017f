import type { Outcome, Problem } from "../../api/outcome.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { IntentName } from "./names.ts";
import type { IntentRecord } from "./record.ts";

/** How far an intent is while it is carried out. `isHere`: another widget of this very page is at it, not another tab. */
export type Progress =
  /** What decides the amount is read again. */
  | { readonly phase: "confirming" }
  | { readonly phase: "sending" }
  /** The bank asks its question (3-D Secure). */
  | { readonly phase: "asking" }
  | { readonly phase: "lookingUp" }
  /** Another tab or widget sends it; its outcome is waited for, and nothing is sent here. */
  | { readonly phase: "elsewhere"; readonly isHere: boolean };

/** The server's or the bank's final no. */
export interface Refusal {
  /** In the server's words, at most 300 characters; null where it gave none. */
  readonly message: string | null;
  /** The card's own refusal. */
  readonly isDecline: boolean;
  /** Null where the bank refused, or a 2xx said no. */
  readonly problem: Problem | null;
}

/** What an answer to an attempt says; `D` is what is known of an intent that succeeded. */
export type Answer<D> =
  | { readonly kind: "succeeded"; readonly done: D }
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "challenge"; readonly secret: string; readonly done: D }
  | { readonly kind: "unknown" };

/** What the server shows when the intent is looked up. */
export type Evidence<D> =
  /** This person's own, by a reference or by something that was not there before the first attempt. */
  | { readonly kind: "mine"; readonly done: D }
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "none" }
  /** It was read and does not tell: what has changed may be somebody else's. */
  | { readonly kind: "unclear" }
  | { readonly kind: "unread" }
  | { readonly kind: "signedOut" };

/** What the reading right before an attempt says. `C` is what has changed. */
export type Confirmation<W, D, C> =
  /** The amount still holds; `wish` has what was read now. */
  | { readonly kind: "same"; readonly wish: W }
  | { readonly kind: "changed"; readonly wish: W; readonly changes: C }
  /** It was done meanwhile, from another device. */
  | { readonly kind: "done"; readonly done: D }
  | { readonly kind: "unread" }
  | { readonly kind: "signedOut" };

/** Why nothing was sent, and nothing is open: nothing was charged. */
export type NotSentCause =
  | "offline"
  /** What decides the amount could not be read. */
  | "unread"
  /** Another tab or widget was at it, and was refused. */
  | "elsewhere";

/** The end of one run. Every flow shows each of them; there is no other. */
export type Settlement<W, D, C, F> =
  | { readonly kind: "succeeded"; readonly how: "answered" | "found"; readonly done: D }
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "notSent"; readonly cause: NotSentCause }
  /** Nothing was sent: the person agrees to what has changed first. */
  | { readonly kind: "changed"; readonly wish: W; readonly changes: C }
  /** The session has ended. The outcome is looked up after the next sign-in. `isSent`: an attempt may have arrived. */
  | { readonly kind: "signedOut"; readonly isSent: boolean }
  /** `facts`: those of the open attempt. The same wish may be sent again, under its key. */
  | {
      readonly kind: "unknown";
      readonly finding: "none" | "unclear" | "unread";
      readonly facts: F | null;
    };

/** The facts of every flow say whether the host page was told. */
export interface IntentFacts {
  readonly isAnnounced: boolean;
}

/**
 * One flow's side of the machine. `W` is what the person wants, in the very figures that are sent; `A` the answer's value; `D`
 * what is known when it is done; `C` what can have changed before it is sent; `F` the facts in its record.
 */
export interface IntentFlow<W, A, D, C, F extends IntentFacts> {
  /** The subject: the same in every tab. */
  readonly name: (wish: W) => IntentName;
  /** What is wanted, without its `source`. Another identity is another wish. */
  readonly identity: (wish: W) => unknown;
  /** What a second attempt of the same wish may have otherwise, such as a card's token; left out where the body is always the same. */
  readonly source?: (wish: W) => string;
  readonly facts: (wish: W, done: D | null) => F;
  /** What a settled record of the same name says of this wish; null where the wish is a new one. */
  readonly doneBefore: (record: IntentRecord<F>, wish: W) => { readonly done: D | null } | null;
  /** Right before an attempt. */
  readonly confirm?: (wish: W, signal: AbortSignal) => Promise<Confirmation<W, D, C>>;
  /** Sends one attempt. It takes no signal: a write belongs to the page and not to the widget. */
  readonly send: (wish: W, key: string) => Promise<Outcome<A>>;
  readonly answer: (value: A, wish: W) => Answer<D>;
  /** Null where no bank can ask. */
  readonly challenge?: (secret: string) => Promise<Challenged>;
  readonly lookUp: (wish: W, facts: F | null, signal: AbortSignal) => Promise<Evidence<D>>;
}
