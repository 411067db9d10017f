import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";

/**
 * What a screen says about the money. `unread`: nothing could be read yet, and it offers to read again.
 * `idle`: nothing yet. `notCharged`: nothing was charged.
 */
export type Claim =
  | { readonly kind: "unread" | "idle" | "busy" | "signedOut" }
  /** `owesLess`: the screen says that the bill owes less than before. `check`: the one that it shows. */
  | { readonly kind: "unknown"; readonly owesLess?: boolean; readonly check?: number }
  /**
   * `isElsewhere`: the screen says that another page has tried. `check`: the one that it shows, if
   * it may be an earlier one than the one that has the number now.
   */
  | { readonly kind: "notCharged"; readonly isElsewhere?: boolean; readonly check?: number }
  /** Nothing is left to do, and the screen does not say that the person has paid. */
  | { readonly kind: "over" }
  /**
   * `amount` in cents, the `tip` beside it, and what the `card` pays of both; null where the screen names
   * none.
   */
  | {
      readonly kind: "succeeded";
      readonly amount: number | null;
      readonly card?: number | null;
      readonly tip?: number | null;
      /** The screen says that the restaurant's system has confirmed it. */
      readonly isConfirmed?: boolean;
    };

/** A saved card by its id, or a wallet, which gives another token each time. */
export type Source = "11" | "12" | "wallet";

/** One page of the person's browser with the widget of a flow. */
export interface Tab {
  claim(): Claim;
  /** Calls `run` after each change of the screen. */
  onChange(run: () => void): void;
  /**
   * Presses the button that moves money, if the screen offers it. `amount` is in cents, for flows
   * in which a person chooses it.
   */
  press(amount: number): void;
  /** Presses Check again. */
  check(): void;
  /** Chooses to try the same again, after an unknown outcome. */
  again(): void;
  /** Begins another one after a success, where the screen offers it. */
  anew?(): void;
  /** Types this tip. */
  tip?(text: string): void;
  /** Chooses what pays from now on. */
  payWith?(source: Source): void;
  /** Chooses a part of the bill in cents; null for all of it. */
  split?(cents: number | null): void;
  /** What asks for what a success has left unpaid. Null where the screen does not offer it. */
  rest?(): (() => void) | null;
  /** Whether the bank's question waits for somebody, so that nobody else can pay meanwhile. */
  waitsForBank?(): boolean;
  /** Whether the screen says that the bill was paid here before, and owes again. */
  owesAgain?(): boolean;
  signIn(): void;
  /** The session has ended, and every widget of the page hears of it. */
  endSession?(): void;
  /** Signs out, where another account may sign in. */
  signOut?(): void;
  /** The widget is removed, and the page stays. */
  end(): void;
}

/** One flow in the simulated world. */
export interface WorldFlow {
  readonly name: string;
  readonly amounts: readonly number[];
  /** Whether others can do the same as the person: a colleague's refund. */
  readonly hasOthers: boolean;
  /** Whether the host page hears of its success. */
  readonly tellsHost: boolean;
  /** Whether a bank may send a challenge. */
  readonly hasBank: boolean;
  /** Its subject is a check, which may grow, and whose number the next check may get. */
  readonly hasChecks?: boolean;
  /** The server says when a check was opened, so that it may open one again under its id. */
  readonly reopensChecks?: boolean;
  /**
   * Payments are listed with the check's number alone. Then it cannot be told which check a payment
   * was for if the number is used again while that payment is under way.
   */
  readonly listsNumbers?: boolean;
  /** A session may end by itself. */
  readonly hasSession?: boolean;
  /** Another account may sign in. */
  readonly hasAccounts?: boolean;
  /** The person's credit pays first, and may be spent on another device. */
  readonly hasCredit?: boolean;
  /** An offer pays before the credit, and may be used on another device. */
  readonly hasOffers?: boolean;
  /** The person adds a tip, and may change it between two attempts. */
  readonly hasTips?: boolean;
  /** The person may choose another card between two attempts. */
  readonly choosesCards?: boolean;
  /** The person may choose another amount for the same intent between two attempts. */
  readonly choosesAmount?: boolean;
  /** What is pressed after a refusal is an intent of another name. */
  readonly isNewAfterRefusal?: boolean;
  /** A sign-in opens its form anew, which first looks up what is open. */
  readonly looksUpAtSignIn?: boolean;
  /** What it shows of a success is in the server's list alone. */
  readonly isShownByList?: boolean;
  /** Its price may change. */
  readonly hasPrice?: boolean;
  /** A restaurant's system answers too. */
  readonly hasPos?: boolean;
  /**
   * The page alone knows what it has sent, since a card's token is never stored: where another page
   * goes on, the outcome may stay open.
   */
  readonly isKnownToPage?: boolean;
  /** Its evidence tells whose a charge is, so that one that is listed is found. */
  readonly provesOwn?: boolean;
  /**
   * What is still owed, in cents, where a payment may leave a rest. The rest is another intent, and
   * the person may split the bill.
   */
  owes?(server: WorldServer): number;
  /** What somebody else does. Defaults to a charge of the same kind. */
  other?(server: WorldServer, amount: number): void;
  /** `page.agreed` gets what the button says, whenever it is pressed. */
  open(server: WorldServer, page: Page): Tab;
}
