export type Recovery = typeof import("./recovery.ts");

/** Loads what few widgets ever need. Without it, a crash shows the placeholder alone. */
export function loadRecovery(): Promise<Recovery | undefined> {
  return import("./recovery.ts").catch(() => undefined);
}
