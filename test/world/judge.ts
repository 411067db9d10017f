import type { Claim, WorldFlow } from "./flow.ts";
import { trace } from "./trace.ts";
import type { Page } from "./page.ts";
import type { Charge, Received } from "./charge.ts";
import { hides, isConcern, isForgotten, isPaid } from "./concern.ts";
import { disagreements } from "./disagreements.ts";
import { Rests } from "./rests.ts";
import type { WorldServer } from "./server.ts";

/** Holds what the screens and the host's events say against what the world knows. */
export class Judge {
  readonly problems: string[] = [];
  /** A screen has called it done, whoever has paid. */
  hasSucceeded = false;
  hasShownSuccess = false;
  /** Whether all pages could share what they know so far. */
  isStorageSound = true;
  /** Whether everything that was pressed is the same intent, and is sent without a look. */
  isOneWish = true;
  /** The pages that have shown a success, with the check that was paid. */
  private readonly successes = new Map<Page, number>();
  /** Charges that are known, and what was asked for afterwards. */
  private readonly rests: Rests;
  /** The moment at which each tab has shown its first success. */
  private readonly shownAt = new Map<number, number>();
  /** When a screen has said that the outcome is unknown. */
  private readonly unknowns: { readonly page: Page; readonly moment: number }[] = [];
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
    private readonly flow: Pick<
      WorldFlow,
      "owes" | "isShownByList" | "hasChecks" | "choosesAmount"
    >,
  ) {
    this.rests = new Rests(server, flow.owes !== undefined);
  }

  /**
   * A screen says something new. `isForeign`: it is another account's. `heardFrom`: the moment from
   * which on what other pages sent is no concern of the screen.
   */
  hear(
    claim: Claim,
    page: Page,
    { isForeign = false, heardFrom = Infinity }: { isForeign?: boolean; heardFrom?: number },
  ): void {
    trace(`tab ${page.tab} says ${JSON.stringify(claim)}`);
    if (isForeign) {
      if (claim.kind === "succeeded") this.problems.push("a success for another account");
      return;
    }
    const charge = this.server
      .own()
      .findLast((one) => !this.rests.isOver(one, page, this.isAgreed));
    // Pages that share no storage speak of what they have sent themselves, unless they name another.
    const isOfAll = this.isStorageSound || (claim.kind === "notCharged" && claim.isElsewhere);
    const concernedFrom = isOfAll ? heardFrom : 0;
    if (claim.kind === "succeeded" || claim.kind === "over") this.hasSucceeded = true;
    if (claim.kind === "succeeded") {
      this.hasShownSuccess = true;
      this.successes.set(page, this.server.own().at(-1)?.check ?? this.server.check);
      this.shownAt.set(page.tab, this.shownAt.get(page.tab) ?? ++this.server.moment);
      this.hearSuccess(claim, page);
    } else if (this.successes.get(page) === this.server.check && hides(claim, this.flow))
      this.problems.push(`${claim.kind}, after a success was shown`);
    if (claim.kind === "unknown" && claim.owesLess && !isPaid(this.server, claim.check))
      this.problems.push("a bill is said to owe less, and nobody has paid");
    if (claim.kind === "unknown" && this.isRefusedForSession())
      this.problems.push("an unknown outcome, although the page was only asked for a session");
    if (claim.kind === "unknown") this.unknowns.push({ page, moment: ++this.server.moment });
    if (claim.kind === "unknown" && !this.mayBeUnknown())
      this.problems.push("an unknown outcome, where nothing was ever sent");
    if (claim.kind === "unknown" && this.isAnswered(claim.check))
      this.problems.push("an unknown outcome, although an answer has told the charge");
    if (claim.kind === "unknown" && this.isAllRefused())
      this.problems.push("an unknown outcome, although all that was sent is refused");
    // Another account speaks of its own payments.
    if (claim.kind !== "notCharged" || this.server.account !== "a") return;
    const hasOtherTried = this.pages.some((one) => one.hasTriedBefore(page));
    if (claim.isElsewhere && this.flow.hasChecks && !hasOtherTried)
      this.problems.push("another page is said to have tried, and none has");
    const { check = this.server.check } = claim;
    if (
      charge?.attempt &&
      charge.check === check &&
      !isForgotten(charge) &&
      isConcern(charge.attempt, { page, heardFrom: concernedFrom })
    )
      this.problems.push("a charge that is called uncharged");
    this.uncharged.push({
      page,
      heardFrom: concernedFrom,
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
    const { hasReceived, wasUnreadable, check } = this.server;
    // Of a check whose number is another one's by now, nothing can be read.
    if (check > 1) return true;
    return hasReceived || wasUnreadable || this.hadVisit || !this.isStorageSound;
  }

  /** Whether the answer to what was sent last has told a page, which is done, that it is charged. */
  private isAnswered(check = this.server.check): boolean {
    const { outcomes, lastKey, wasUnreadable } = this.server;
    if (outcomes.get(lastKey) !== "charged" || wasUnreadable || !this.isStorageSound) return false;
    if (this.pages.some((one) => !one.isRemoved && one.busyUntil === Infinity)) return false;
    return !this.flow.isShownByList && this.server.own().at(-1)?.check === check;
  }

  /**
   * Whether one page has sent one thing, was only asked for a session, and nobody else has paid.
   * After the sign-in the same is sent under its key, without a word about what is unknown.
   */
  private isRefusedForSession(): boolean {
    const { hasOnlyAskedForSession, wasUnreadable, charges, check } = this.server;
    const isOnePage = this.pages.length === 1 && !this.hadVisit && this.isStorageSound;
    // A bill under a number that was given again tells nothing of the one that was to be paid.
    const isAlone = isOnePage && !charges.length && check === 1;
    return hasOnlyAskedForSession && !wasUnreadable && isAlone && this.isOneWish;
  }

  /** Whether the bank or the server has refused what was sent last, by the only page. */
  private isAllRefused(): boolean {
    const { outcomes, lastKey, wasUnreadable, hasKeys, forgotten, check } = this.server;
    const isOnePage = this.pages.length === 1 && !this.hadVisit && this.isStorageSound;
    const isRefused = hasKeys && !forgotten.length && outcomes.get(lastKey) === "refused";
    return isOnePage && isRefused && !wasUnreadable && check === 1;
  }

  private hearSuccess(
    { amount, card = null, tip = null, isConfirmed = false }: Extract<Claim, { kind: "succeeded" }>,
    page: Page,
  ): void {
    const charged = this.charged(amount, card, tip);
    const isOwing = (this.flow.owes?.(this.server) ?? 0) > 0;
    if (!charged.length)
      this.problems.push(`a success of ${amount}, tip ${tip}, ${card} by card, not charged`);
    else if (
      isOwing &&
      charged.every((charge) => this.rests.isFor(charge, page, this.isStorageSound))
    )
      this.problems.push("an earlier payment, as a success of the rest");
    if (!isOwing && charged.length) this.rests.end();
    // Without keys, an earlier charge of the amount may be listed.
    const listed = this.server.hasKeys ? charged : this.charged(amount, null);
    const isListed = listed.some(({ id }) => this.server.confirmed.has(id));
    // A bill that owes nothing is paid, whoever has paid it.
    if (isConfirmed && charged.length && !isListed && (isOwing || !this.flow.owes))
      this.problems.push("a payment that is said to be confirmed, and is not");
    this.rests.know(charged);
  }

  /** The payer's charges of these amounts, as far as a page could know. */
  private charged(amount: number | null, card: number | null, tip: number | null = null): Charge[] {
    // Another tab may have sent again, with another tip, what an earlier visit has left.
    const areTabsApart = !this.isStorageSound && this.pages.length > 1;
    const isTipUnknowable = this.hadVisit && areTabsApart;
    // Nor do such tabs know of an amount that was chosen, or has grown, since.
    const isAmountOpen = this.server.hasGrown || this.flow.choosesAmount;
    const isAmountUnknowable = isAmountOpen && areTabsApart;
    return this.server
      .own()
      .filter(
        (charge) =>
          (amount === null || isAmountUnknowable || charge.amount === amount) &&
          (tip === null ||
            isTipUnknowable ||
            isForgotten(charge) ||
            (charge.attempt?.tip ?? 0) === tip) &&
          (card === null || charge.card === card || !this.isKnowable(charge)),
      );
  }

  /** The person asks a page for what is left, and knows what was paid before. */
  beginRest(page: Page): void {
    this.noteKnown(page);
    this.hasSucceeded = false;
    this.successes.clear();
  }

  /** What was shown as paid by now is over for what is pressed or opened later. */
  noteKnown(page?: Page, isOwing: boolean = false): void {
    this.rests.ask(page, isOwing);
  }

  /** Whether every page could know what the card was charged. Another one may have paid otherwise. */
  private isKnowable({ id, isRaced = false }: Charge): boolean {
    if (!this.isStorageSound && this.pages.length > 1) return false;
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
    this.problems.push(...own.flatMap(disagreements));
    if (own.some((one, index) => !isForgotten(one) && this.wasCalledUncharged(one, index)))
      this.problems.push("a charge after it was said that nothing was charged");
    this.checkTold();
  }

  /**
   * Whether `two` is another charge of the intent that `one` has carried out. Without keys there may
   * be one, but only after the person was told that the outcome of the first is unknown, and has
   * pressed again on a page that has called the outcome unknown too.
   */
  private isSecond(one: Charge, two: Charge): boolean {
    const [first, second] = [one.attempt, two.attempt];
    if (!first || !second || one.check !== two.check || first.moment >= second.moment)
      return one !== two && one.check === two.check && (!first || !second);
    const isRepeat = this.server.isRepeat(first, second);
    if (!isRepeat && this.isAgreed(first, second)) return false;
    if (!isRepeat && this.rests.isReplaced(one, second, this.isAgreed)) return false;
    if (this.rests.isPaidBefore(one, second)) return false;
    return !this.isUnknowable(first, second);
  }

  /** Without keys: whether the person has agreed that `second` may be a second charge of `first`. */
  private readonly isAgreed = (first: Received, second: Received): boolean => {
    const heard = this.unknowns.filter(({ moment }) => moment < second.pressedAt);
    return (
      heard.some(({ page }) => page === second.page) &&
      heard.some(({ moment }) => moment > first.moment)
    );
  };

  /**
   * Tabs that share no storage cannot know of what the other one has finished, nor a page of what the
   * one before it did: what is pressed there then is another intent.
   */
  private isUnknowable(first: Received, second: Received): boolean {
    if (this.isStorageSound) return false;
    if (first.page.hasForgotten(first.moment)) return true;
    return (
      first.page.tab !== second.page.tab &&
      (this.shownAt.get(first.page.tab) ?? Infinity) <= second.moment
    );
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

  private checkTold(): void {
    const { told } = this.server;
    // Pages that share no storage tell of the same payment.
    const tellers = this.isStorageSound ? 1 : this.pages.length;
    if (told.length > this.server.own().length * tellers)
      this.problems.push("the host was told of more than was charged");
    for (const { amount, card } of told)
      if (!this.charged(amount, card).length)
        this.problems.push(`the host was told of ${amount}, ${card} by card`);
  }
}
