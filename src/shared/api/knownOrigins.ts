/** What the page knows about the APIs on other origins. It outlives every client. */
export const knownOrigins = new Map<string, KnownOrigin>();

export interface KnownOrigin {
  /** The browser may send `Idempotency-Key` to this origin. */
  readonly allowsKey?: true;
  /** The address of a read that was answered. */
  readonly answeredUrl?: string;
  /** An API has answered: not with a page of HTML, a redirect or 404. */
  readonly isApi?: true;
  /** The names of the calls that were answered like that. */
  readonly missing?: readonly string[];
  /** How often the page has looked for the reason why no answer came. */
  readonly examinations?: number;
  /** The methods of calls without an answer for which no reason was found. */
  readonly lost?: readonly string[];
}
