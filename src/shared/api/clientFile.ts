type ClientFile = Pick<typeof import("./client.ts"), "createClient" | "loadUploads">;

let arrived: ClientFile | undefined;

/**
 * The client's file calls this when it has loaded. With `import()` the first call would wait for
 * turns of the event loop.
 */
export function clientHasArrived(file: ClientFile): void {
  arrived = file;
}

/**
 * Returns the client's code, synchronously once it has loaded. Rejects if it does not load, and the
 * next call tries again.
 */
export function clientFile(): ClientFile | Promise<ClientFile> {
  return arrived ?? import("./client.ts");
}
