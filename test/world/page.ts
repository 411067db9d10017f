/** How long a page keeps a lock that it has released, so that others see what it wrote. */
const lockLingersMs = 300;

/** A page of the person's browser, as the world sees it. */
export class Page {
  constructor(
    /** The tab in which it is. */
    readonly tab: number = 0,
  ) {}

  /** What its button said that the card is charged, in cents, when it was pressed last. */
  agreed: number | null = null;
  /** The person's credit in cents, as the page has read it last. */
  seenCredit: number | null = null;
  /** The check that its button was about when it was pressed last. */
  agreedCheck: number | null = null;
  /** The check that it has read last. */
  seenCheck: number | null = null;
  /** What the person's offer is worth in cents, as the page has read it last. */
  seenOffer: number | null = null;
  /** What was sent is known to one page alone: a wallet's token, or a gift whose receipt has expired. */
  hasSentUnstored = false;
  /** The moment when it was opened. */
  openedAt = 0;
  /** The moment of the last sign-in, which shows the widget as if it were opened. Zero before. */
  signedInAt = 0;
  /** The moment when its button that moves money was pressed last. Zero if it never was. */
  pressedAt = 0;
  /** The moment when it was asked for what a success had left unpaid. Zero if it never was. */
  restAskedAt = 0;
  /** When the button was pressed last, in milliseconds. */
  pressedAtMs = 0;
  /** Until which moment its screen was busy. */
  busyUntil = 0;
  /** Until when it was busy, in milliseconds. */
  busyUntilMs = 0;
  /** The moment since which the browser refuses what it stores. */
  unstoredFrom = Infinity;
  isGone = false;
  /** Its widget was removed, and says nothing any more. */
  isRemoved = false;
  private end: () => void = () => {};
  /** Resolves when the browser ends the page. No answer arrives there any more. */
  readonly gone = new Promise<void>((resolve) => {
    this.end = resolve;
  });

  /** Whether it was still busy when the button of another page was pressed, or had just been. */
  hasTriedBefore(other: Page): boolean {
    const wasBusy = this.busyUntil > other.pressedAt;
    return this !== other && (wasBusy || this.busyUntilMs + lockLingersMs > other.pressedAtMs);
  }

  /** Whether it ended with what it did at this moment, which no storage has. */
  hasForgotten(moment: number): boolean {
    return this.isGone && moment > this.unstoredFrom;
  }

  kill(moment: number): void {
    this.busyUntil = Math.min(this.busyUntil, moment);
    this.isGone = true;
    this.end();
  }
}
