/** A request with everything decided. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Whether it goes to the page's own origin; redirects are followed only within it. */
  readonly isOwnOrigin: boolean;
  readonly keepalive: boolean;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}
