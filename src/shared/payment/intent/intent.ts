import type { Outcome, Problem } from "../../api/outcome.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { IntentName } from "./names.ts";
import type { IntentRecord } from "./record.ts";

/** The progress of an intent. `isHere`: another widget of this page sends it, not another tab. */
export type Progress =
  /** Everything that decides the amount is read again. */
  | { readonly phase: "confirming" }
  | { readonly phase: "sending" }
  /** The bank asks the payer to confirm (3-D Secure). */
  | { readonly phase: "asking" }
  | { readonly phase: "lookingUp" }
  /**
   * Another tab or widget sends the intent. This widget sends nothing and waits for the outcome.
   */
  | { readonly phase: "elsewhere"; readonly isHere: boolean };

/** A final refusal by the server or the bank. */
export interface Refusal {
  /** The server's message, at most 300 characters. Null if the server gave none. */
  readonly message: string | null;
  /** The card was declined. */
  readonly isDecline: boolean;
  /** Null if the bank refused, or if a 2xx contained the refusal. */
  readonly problem: Problem | null;
}

/** What the answer to an attempt says. `D` is what is known of an intent that succeeded. */
export type Answer<D> =
  | { readonly kind: "succeeded"; readonly done: D }
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "challenge"; readonly secret: string; readonly done: D }
  | { readonly kind: "unknown" };

/**
 * What the server shows when an intent is looked up. `E` is what the screen shows of a reading that
 * does not settle it.
 */
export type Evidence<D, E = null> =
  /** The person's own, by a reference or because it was not listed before the first attempt. */
  | { readonly kind: "mine"; readonly done: D }
  | ({ readonly kind: "refused" } & Refusal)
  /**
   * `unclear`: the reading does not settle the outcome, because somebody else may have caused the
   * change.
   */
  | { readonly kind: "none" | "unclear" | "unread"; readonly seen?: E | undefined }
  | { readonly kind: "signedOut" };

/** What the reading right before an attempt says. `C` is what has changed. */
export type Confirmation<W, D, C> =
  /** The amount still holds. `wish` contains what was read just now. */
  | { readonly kind: "same"; readonly wish: W }
  | { readonly kind: "changed"; readonly wish: W; readonly changes: C }
  /** It was done on another device in the meantime. */
  | { readonly kind: "done"; readonly done: D }
  | { readonly kind: "unread" }
  | { readonly kind: "signedOut" };

/** Why nothing was sent. In each case nothing was charged, and no outcome is open. */
export type NotSentCause =
  | "offline"
  /** Something that decides the amount could not be read. */
  | "unread"
  /** Another tab or widget sent the intent, and it was refused there. */
  | "elsewhere";

/** How one run ends. Every flow shows each of these ends. */
export type Settlement<W, D, C, F, E = null> =
  | { readonly kind: "succeeded"; readonly how: "answered" | "found"; readonly done: D }
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "notSent"; readonly cause: NotSentCause }
  /** Nothing was sent. The person first agrees to what has changed. */
  | { readonly kind: "changed"; readonly wish: W; readonly changes: C }
  /**
   * The session ended. The outcome is looked up after the next sign-in. `isSent`: an attempt may
   * have reached the server.
   */
  | { readonly kind: "signedOut"; readonly isSent: boolean }
  /** `facts` are those of the open attempt. The same wish can be sent again under its key. */
  | {
      readonly kind: "unknown";
      readonly finding: "none" | "unclear" | "unread";
      readonly facts: F | null;
      readonly seen?: E | null | undefined;
    };

/** The facts of every flow say whether the host page was told about the intent. */
export interface IntentFacts {
  readonly isAnnounced: boolean;
}

/**
 * What one flow contributes to the machine. `W` is what the person wants, in the exact figures that
 * are sent. `A` is the answer's value, and `D` is what is known when the intent is done. `C` is
 * what can change before it is sent, `F` are the facts in its record, and `E` is what is seen of an
 * outcome that stays open.
 */
export interface IntentFlow<W, A, D, C, F extends IntentFacts, E = null> {
  /** Names the subject, in the same way in every tab. */
  readonly name: (wish: W) => IntentName;
  /** What the person wants, without `source`. Another identity is another wish. */
  readonly identity: (wish: W) => unknown;
  /**
   * The part of the body that can differ in a second attempt of the same wish, such as a card
   * token. Omit it if the body is always the same.
   */
  readonly source?: (wish: W) => string;
  readonly facts: (wish: W, done: D | null) => F;
  /**
   * What a settled record of the same name says about this wish. Null if the wish is a new one.
   * `wasUnknown`: this widget still calls the outcome of that very attempt unknown.
   */
  readonly doneBefore: (
    record: IntentRecord<F>,
    wish: W,
    wasUnknown: boolean,
  ) => { readonly done: D | null } | null;
  /** Reads again, right before an attempt, what decides the amount. */
  readonly confirm?: (wish: W, signal: AbortSignal) => Promise<Confirmation<W, D, C>>;
  /** Sends one attempt. It takes no signal, because a write goes on when the widget unmounts. */
  readonly send: (wish: W, key: string) => Promise<Outcome<A>>;
  /** `isRepeated`: the server repeats its answer to an earlier attempt. */
  readonly answer: (value: A, wish: W, isRepeated: boolean) => Answer<D>;
  /** Omitted if no bank can ask. */
  readonly challenge?: (secret: string) => Promise<Challenged>;
  /** `agreed`: what the bank has approved. Then it is done, whatever the reading says. */
  readonly lookUp: (
    wish: W,
    facts: F | null,
    signal: AbortSignal,
    agreed: D | null,
  ) => Promise<Evidence<D, E>>;
  /**
   * What any page has sent under the key of an open record, as far as it is stored and can be sent
   * again. Omitted if nothing is stored.
   */
  readonly stored?: (record: IntentRecord<F>, wish: W) => readonly W[];
  /** Omitted if no restaurant's system has to confirm it. */
  readonly phase?: (done: D) => "paid" | "posUnconfirmed";
  /** What stays known of an open attempt that goes on under another key. Defaults to everything. */
  readonly underNewKey?: (facts: F) => F;
}
