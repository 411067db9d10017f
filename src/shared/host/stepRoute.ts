import { hash, pathSegments, queryParameter, setHash, setQueryParameter } from "./address.ts";

export interface StepRoute {
  /** The step that the address names, or null. */
  read(): string | null;
  /** Names a step in the address, or takes it out with null: as a new history entry, or in place of the present one. */
  write(step: string | null, how: "push" | "replace"): void;
  /** Calls `run` after the person went back or forward. */
  onMove(signal: AbortSignal, run: () => void): void;
}

/**
 * `?step=` of a flow, or a parameter of another name, in the page's address or, for the hash router, in its fragment (`#/join?step=details`). Outside its
 * base path, and with the memory router, a flow leaves address and history alone.
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

/** A copy of the present entry, which is then given its new address; sandboxed pages may not touch history at all. */
function push(): void {
  try {
    history.pushState(null, "", location.href);
  } catch {
    // The address stays as it is.
  }
}
