export type Recovery = typeof import("./recovery.ts");

/** Loads code that few widgets need. If it does not load, a crash shows only the placeholder. */
export function loadRecovery(): Promise<Recovery | undefined> {
  return import("./recovery.ts").catch(() => undefined);
}
