export type Deferred = typeof import("./deferred.ts");

/** Loads what few widgets ever need. Without it, a crash shows the placeholder alone. */
export function loadDeferred(): Promise<Deferred | undefined> {
  return import("./deferred.ts").catch(() => undefined);
}
