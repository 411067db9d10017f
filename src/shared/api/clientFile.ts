type ClientFile = Pick<typeof import("./client.ts"), "createClient" | "loadUploads">;

let arrived: ClientFile | undefined;

/** The client's file says so itself: `import()` would make the first call wait for turns of the event loop. */
export function clientHasArrived(file: ClientFile): void {
  arrived = file;
}

/** The client's code, at once where it has arrived. Rejects where the file does not come; asking again tries again. */
export function clientFile(): ClientFile | Promise<ClientFile> {
  return arrived ?? import("./client.ts");
}

/** What the page has learned of the APIs on other origins; it outlives every client. */
export const knownOrigins = new Map<string, KnownOrigin>();

export interface KnownOrigin {
  /** The browser may send `Idempotency-Key` there. */
  readonly allowsKey?: true;
  /** The address of a read that was answered. */
  readonly answeredUrl?: string;
}
