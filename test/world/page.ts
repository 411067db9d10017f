/** A page of the person's browser, as the world sees it. */
export class Page {
  /** What its button said that the card is charged, in cents, when it was pressed last. */
  agreed: number | null = null;
  /** The person's credit in cents, as the page has read it last. */
  seenCredit: number | null = null;
  isGone = false;
  private end: () => void = () => {};
  /** Resolves when the browser ends the page. No answer arrives there any more. */
  readonly gone = new Promise<void>((resolve) => {
    this.end = resolve;
  });

  kill(): void {
    this.isGone = true;
    this.end();
  }
}
