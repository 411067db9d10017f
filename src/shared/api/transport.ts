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

type Send = (request: PreparedRequest, signal: AbortSignal | undefined) => Promise<Answer>;

let loading: Promise<Send> | undefined;

/** Loads axios, once; a failure is forgotten, so that the next call tries again. Rejects when the file does not come. */
export function transport(): Promise<Send> {
  loading ??= import("./axiosTransport.ts").then(
    ({ send }) => send,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Asks for axios ahead of the first call. Never rejects. */
export function warmUp(): void {
  transport().catch(() => {});
}
