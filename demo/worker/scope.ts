/** The worker's global scope; the DOM types lack service worker APIs. */
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
