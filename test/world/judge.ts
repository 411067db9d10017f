import type { Claim } from "./flow.ts";
import type { Page } from "./page.ts";
import type { Charge, Received } from "./charge.ts";
import type { WorldServer } from "./server.ts";

/** Holds what the screens and the host's events say against what the world knows. */
export class Judge {
  readonly problems: string[] = [];
  /** A screen has called it done, whoever has paid. */
  hasSucceeded = false;
  hasShownSuccess = false;
  /** Whether all pages could share what they know so far. */
  isStorageSound = true;
  /** The pages that have shown a success, with the check that had the number then. */
  private readonly successes = new Map<Page, number>();
  /** When a screen has said that the outcome is unknown. */
  private readonly unknownSince: number[] = [];
  /** When a screen has said that nothing was charged, and how many charges there were. */
  private readonly uncharged: {
    readonly page: Page;
    readonly heardFrom: number;
    readonly check: number;
    readonly moment: number;
    readonly charges: number;
  }[] = [];

  /** `hadVisit`: an earlier visit has left records. */
  constructor(
    private readonly server: WorldServer,
    /** All pages of the walk. */
    private readonly pages: readonly Page[],
    private readonly hadVisit: boolean,
  ) {}

  /**
   * A screen says something new. `isForeign`: it is another account's. `heardFrom`: the moment from
   * which on what other pages sent is no concern of the screen.
   */
  hear(
    claim: Claim,
    page: Page,
    { isForeign = false, heardFrom = Infinity }: { isForeign?: boolean; heardFrom?: number },
  ): void {
    if (isForeign) {
      if (claim.kind === "succeeded") this.problems.push("a success for another account");
      return;
    }
    const charge = this.server.own().at(-1);
    if (claim.kind === "succeeded" || claim.kind === "over") this.hasSucceeded = true;
    if (claim.kind === "succeeded") {
      this.hasShownSuccess = true;
      this.successes.set(page, this.server.check);
      this.hearSuccess(claim);
    } else if (claim.kind === "unknown" && this.successes.get(page) === this.server.check)
      this.problems.push("an unknown outcome, after a success was shown");
    if (claim.kind === "unknown") this.unknownSince.push(++this.server.moment);
    if (claim.kind === "unknown" && !this.mayBeUnknown())
      this.problems.push("an unknown outcome, where nothing was ever sent");
    if (claim.kind !== "notCharged") return;
    if (claim.isElsewhere && !this.hasOtherTried(page))
      this.problems.push("another page is said to have tried, and none has");
    const { check = this.server.check } = claim;
    if (charge?.attempt && charge.check === check && isConcern(charge.attempt, { page, heardFrom }))
      this.problems.push("a charge that is called uncharged");
    this.uncharged.push({
      page,
      heardFrom,
      check,
      moment: ++this.server.moment,
      charges: this.server.own().length,
    });
  }

  /** What a page shows first. While another one waits for an answer, nothing is unknown yet. */
  hearFirst(claim: Claim, page: Page): void {
    const { awaited, wasUnreadable } = this.server;
    if (claim.kind !== "unknown" || wasUnreadable || !this.isStorageSound) return;
    const isUnderWay = [...awaited].some(
      (sent) =>
        sent.page !== page &&
        !sent.page.isGone &&
        sent.check === this.server.check &&
        sent.moment < page.openedAt,
    );
    if (isUnderWay) this.problems.push("an unknown outcome, while it is sent by another page");
  }

  /** Whether anything was sent, in this walk or an earlier visit, or something could not be read. */
  private mayBeUnknown(): boolean {
    const { hasReceived, wasUnreadable } = this.server;
    return hasReceived || wasUnreadable || this.hadVisit || !this.isStorageSound;
  }

  /** Whether another page was still busy when this one's button was pressed. */
  private hasOtherTried(page: Page): boolean {
    return this.pages.some((one) => one !== page && one.busyUntil > page.pressedAt);
  }

  private hearSuccess({ amount, card = null }: Extract<Claim, { kind: "succeeded" }>): void {
    if (!this.isCharged(amount, card))
      this.problems.push(`a success of ${amount}, ${card} by card, that was not charged`);
  }

  /** Whether the payer was charged these amounts, as far as a page could know. */
  private isCharged(amount: number | null, card: number | null): boolean {
    return this.server
      .own()
      .some(
        (charge) =>
          (amount === null || charge.amount === amount) &&
          (card === null || charge.card === card || !this.isKnowable(charge)),
      );
  }

  /** Whether a page could know what the card was charged. */
  private isKnowable({ id, isRaced = false }: Charge): boolean {
    return !isRaced || this.server.named.has(id);
  }

  /** Another person has signed in. What a page says next is about another payment. */
  forgetSuccesses(): void {
    this.successes.clear();
  }

  /** Call after every step. */
  check(): void {
    const own = this.server.own();
    if (own.some((one) => own.some((other) => this.isSecond(one, other))))
      this.problems.push("a second charge");
    for (const charge of own) this.checkAgreement(charge);
    if (own.some((charge, index) => this.wasCalledUncharged(charge, index)))
      this.problems.push("a charge after it was said that nothing was charged");
    this.checkTold();
  }

  /**
   * Whether `two` is another charge of the intent that `one` has carried out. Without keys there may
   * be one, but only after the person has seen that the outcome of the first is unknown, and has
   * pressed again.
   */
  private isSecond(one: Charge, two: Charge): boolean {
    const [first, second] = [one.attempt, two.attempt];
    if (!first || !second || one.check !== two.check || first.moment >= second.moment)
      return one !== two && one.check === two.check && (!first || !second);
    const isAgreed = this.unknownSince.some(
      (moment) => first.moment < moment && moment < second.pressedAt,
    );
    return this.server.hasKeys || !isAgreed;
  }

  /** Whether a screen said that nothing was charged, while this attempt was still under way. */
  private wasCalledUncharged({ attempt, check }: Charge, index: number): boolean {
    return this.uncharged.some(
      (said) =>
        attempt !== undefined &&
        said.check === check &&
        said.charges <= index &&
        said.moment > attempt.moment &&
        isConcern(attempt, said),
    );
  }

  /** The card is charged what the button said. */
  private checkAgreement({ attempt, card, isRaced = false }: Charge): void {
    const agreed = attempt?.agreed ?? null;
    if (agreed !== null && agreed !== card && !isRaced)
      this.problems.push(`the button said ${agreed}, and the card was charged ${card}`);
  }

  private checkTold(): void {
    const { told } = this.server;
    const charges = this.server.own();
    if (told.length > charges.length)
      this.problems.push("the host was told of more than was charged");
    for (const { amount, card } of told)
      if (!this.isCharged(amount, card))
        this.problems.push(`the host was told of ${amount}, ${card} by card`);
  }
}

/** Whether a screen of this page speaks of the attempt. */
function isConcern(
  attempt: Received,
  { page, heardFrom }: { readonly page: Page; readonly heardFrom: number },
): boolean {
  return attempt.page === page || attempt.moment < heardFrom;
}
