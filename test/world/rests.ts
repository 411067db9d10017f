import type { Charge, Received } from "./charge.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";

/** An attempt, or a page that may send one. */
type Asking = Pick<Page, "pressedAt"> & Partial<Pick<Page, "openedAt" | "restAskedAt">>;

/** What a bill still owed after a payment, each time that the person asked for it. */
export class Rests {
  /** The charges of which a screen has said that they succeeded. */
  private readonly known = new Set<Charge>();
  /** When each rest was asked for, and what the person knew to be paid then. */
  private readonly asked: {
    readonly moment: number;
    readonly known: ReadonlySet<Charge>;
    /** Where it was asked for. Undefined if the bill is a new one to every page. */
    readonly page: Page | undefined;
  }[] = [];
  /** How many of them ended with a bill that was paid in full. */
  private over = 0;

  /** `isForgottenUnshown`: browsers forget a payment overnight even if no page has shown it. */
  constructor(
    private readonly server: WorldServer,
    private readonly isForgottenUnshown: boolean,
  ) {}

  /** `isOwing`: the page says that the bill was paid before, and owes again. */
  ask(page?: Page, isOwing: boolean = false): void {
    if (isOwing) this.know(this.server.own());
    if (!page && this.isForgottenUnshown)
      this.know(this.server.own().filter((charge) => this.isTold(charge)));
    this.asked.push({ moment: ++this.server.moment, known: new Set(this.known), page });
    if (page) page.restAskedAt = ++this.server.moment;
  }

  /** Whether an answer or the bank has told of the charge, although no screen may have shown it. */
  private isTold({ attempt }: Charge): boolean {
    return attempt !== undefined && this.server.outcomes.get(attempt.key) === "charged";
  }

  know(charges: readonly Charge[]): void {
    for (const charge of charges) this.known.add(charge);
  }

  /** What is owed later is no longer the rest that was asked for. */
  end(): void {
    this.over = this.asked.length;
  }

  /**
   * Whether a page speaks of a rest that is still owed, which was asked for when this charge was
   * known. A page that is opened again, or signed in, may show the earlier payment until the rest
   * has left, and without a storage it may not know that it was asked for. A page that was open before
   * shows what another one has paid.
   */
  isFor(charge: Charge, page: Page, isStorageSound: boolean): boolean {
    const { pressedAt, signedInAt } = page;
    const openedAt = Math.max(page.openedAt, signedInAt);
    return this.asked
      .slice(this.over)
      .some(
        ({ moment, known, page: asking }) =>
          known.has(charge) &&
          (asking === page || (isStorageSound && moment < page.openedAt)) &&
          (Math.max(moment, signedInAt) < pressedAt ||
            (moment < openedAt && isStorageSound && this.isSentSince(moment))),
      );
  }

  /** Whether the person's money has moved since, or may be moving. */
  private isSentSince(moment: number): boolean {
    const attempts = [...this.server.awaited, ...this.server.own().map(({ attempt }) => attempt)];
    return attempts.some((attempt) => attempt !== undefined && attempt.moment > moment);
  }

  /** Whether a page speaks of the rest, which was asked for when this charge was known. */
  isPaidBefore(charge: Charge, { pressedAt, openedAt = 0, restAskedAt = 0 }: Asking): boolean {
    const newest = Math.max(pressedAt, openedAt, restAskedAt);
    return this.asked.some(({ moment, known }) => known.has(charge) && moment < newest);
  }

  /** Whether a screen no longer speaks of the charge. */
  isOver(
    charge: Charge,
    page: Page,
    isAgreed: (first: Received, second: Received) => boolean,
  ): boolean {
    return this.isPaidBefore(charge, page) || this.isReplaced(charge, page, isAgreed);
  }

  /** Whether a charge that was paid before was agreed to stand for this one, which is late. */
  isReplaced(
    { attempt }: Charge,
    later: Asking,
    isAgreed: (first: Received, second: Received) => boolean,
  ): boolean {
    return this.server
      .own()
      .some(
        (other) =>
          attempt !== undefined &&
          other.attempt !== undefined &&
          attempt.moment < other.attempt.moment &&
          isAgreed(attempt, other.attempt) &&
          this.isPaidBefore(other, later),
      );
  }
}
