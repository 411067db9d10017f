/** A request with everything decided. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly redirect: RequestRedirect;
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

/** The way of sending that tells how much of the body has left; loaded with the first upload. Rejects when the file does not come. */
export async function tellingTransport(onProgress: (share: number) => void): Promise<Send> {
  const { sendTelling } = await import("./axiosUpload.ts");
  return (request, signal) => sendTelling(request, signal, onProgress);
}

/** Asks for axios ahead of the first call. Never rejects. */
export function warmUp(): void {
  transport().catch(() => {});
}
