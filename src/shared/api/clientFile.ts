type ClientFile = Pick<typeof import("./client.ts"), "createClient">;

let arrived: ClientFile | undefined;

/** The client's file says so itself: `import()` would make the first call wait for turns of the event loop. */
export function clientHasArrived(file: ClientFile): void {
  arrived = file;
}

/** The client's code, axios included, at once where it has arrived. Rejects where the file does not come; asking again tries again. */
export function clientFile(): ClientFile | Promise<ClientFile> {
  return arrived ?? import("./client.ts");
}
