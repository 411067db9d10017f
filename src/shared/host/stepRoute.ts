import { hash, pathSegments, queryParameter, setHash, setQueryParameter } from "./address.ts";

export interface StepRoute {
  /** The step that the address names, or null. */
  read(): string | null;
  /**
   * Writes a step to the address, or removes it if `step` is null. `push` adds a history entry,
   * `replace` changes the current one.
   */
  write(step: string | null, how: "push" | "replace"): void;
  /** Calls `run` after the person went back or forward. */
  onMove(signal: AbortSignal, run: () => void): void;
}

/**
 * Keeps a flow's step in a query parameter, by default `?step=`, or in the fragment with the hash
 * router (`#/join?step=details`). Outside its base path, and with the memory router, a flow leaves
 * address and history as they are.
 */
export function stepRoute(
  router: "browser" | "hash" | "memory",
  basePath: string,
  name = "step",
): StepRoute {
  if (router === "hash") return hashRoute(basePath, name);
  return router === "browser" && pathSegments(basePath)
    ? queryRoute(name)
    : { read: () => null, write() {}, onMove() {} };
}

function queryRoute(name: string): StepRoute {
  const read = (): string | null => queryParameter(name);
  return {
    read,
    write(step, how) {
      if (read() === step) return;
      if (how === "push") push();
      setQueryParameter(name, step);
    },
    onMove: (signal, run) => addEventListener("popstate", run, { signal }),
  };
}

function hashRoute(basePath: string, name: string): StepRoute {
  const read = (): string | null => new URLSearchParams(hash().split("?")[1] ?? "").get(name);
  return {
    read,
    write(step, how) {
      if (read() === step) return;
      if (how === "push") push();
      setHash(step === null ? basePath : `${basePath}?${name}=${encodeURIComponent(step)}`);
    },
    onMove: (signal, run) => addEventListener("popstate", run, { signal }),
  };
}

/**
 * Adds a copy of the current entry, whose address is then changed. Sandboxed pages may not touch
 * history at all.
 */
function push(): void {
  try {
    history.pushState(null, "", location.href);
  } catch {
    // The address stays as it is.
  }
}
