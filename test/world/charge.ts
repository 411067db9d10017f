import type { Page } from "./page.ts";

/** Money that has moved. */
export interface Charge {
  readonly id: string;
  /** The amount in cents. */
  readonly amount: number;
  /** What the card pays in cents: the tip, and what neither offer nor credit of the person pays. */
  readonly card: number;
  /** What an offer of the person pays, in cents. */
  readonly offer: number;
  /** Who moved it: the person of the walk, or somebody else. */
  readonly by: "person" | "other";
  /** By the server's own clock, which does not move with the browser's. */
  readonly atMs: number;
  /** What the flow has sent so that the charge can be found. */
  readonly reference: string;
  /** The check that it paid, where a number is used for one check after another. */
  readonly check: number;
  /** The attempt of the person. */
  readonly attempt?: Received;
  /**
   * The person's credit or offer was spent elsewhere after the page had read it for the last time.
   * The page can learn the new figures from the answer alone.
   */
  readonly isRaced?: boolean;
}

export interface Attempt {
  readonly page: Page;
  readonly key: string;
  readonly body: string;
  readonly amount: number;
  readonly reference: string;
  /** The tip in cents, which the card pays beside the amount. */
  readonly tip?: number;
  /** The person's credit pays before the card. */
  readonly takesCredit?: boolean;
  /** The person's offer pays before the credit. */
  readonly takesOffer?: boolean;
  /** The last four digits of the card. */
  readonly lastFour?: string;
  /** The request carries no session. */
  readonly isGuest?: boolean;
}

/** `check`: the one that had the number when the request was made. `moment` orders the events. */
export type Received = Attempt &
  Pick<Page, "agreed" | "agreedCheck" | "seenCheck" | "seenCredit" | "seenOffer" | "pressedAt"> & {
    readonly check: number;
    readonly moment: number;
    /** Whether nothing was sent under its key before. */
    readonly isFirst: boolean;
  };

export type Carried =
  /** `isConfirmed`: the restaurant's system has confirmed it. */
  | { readonly kind: "charged"; readonly charge: Charge; readonly isConfirmed: boolean }
  | { readonly kind: "asks"; readonly secret: string | null }
  | { readonly kind: "refused"; readonly status: number; readonly words: string | null };

/** What the server knows under a key: the first body, and what has become of it. Null while it works on it. */
export interface Known {
  readonly body: string;
  carried: Carried | null;
}

/** An attempt that waits for the person's answer to the bank. */
export interface Question {
  readonly attempt: Received;
  readonly known: Known;
}
