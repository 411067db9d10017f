/** A request with everything decided. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** It goes to the page's own origin, within which alone redirects are followed. */
  readonly isOwnOrigin: boolean;
  readonly keepalive: boolean;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}
