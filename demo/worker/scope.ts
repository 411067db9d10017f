/** What this worker uses of its global scope; the DOM's own types do not know service workers' insides. */
export interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: LifeEvent & { readonly data: unknown }) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
