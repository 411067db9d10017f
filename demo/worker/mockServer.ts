import { type Fault, isFault } from "../../mock-api/fault.ts";
import type { BackendState, StatefulBackend } from "../../mock-api/backend.ts";
import type { LogEntry } from "../../mock-api/logEntry.ts";
import { save, saved } from "./storage.ts";

declare const __BUILD__: string;

/**
 * The harness's mock API with its fault switch and log, kept across reloads and worker restarts.
 */
export interface MockServer {
  readonly backend: StatefulBackend;
  readonly fault: Fault;
  readonly log: readonly LogEntry[];
  /** Resolves once the saved state of an earlier worker is loaded. */
  readonly ready: Promise<void>;
  open(scenario: string): Promise<void>;
  setFault(fault: Fault): Promise<void>;
  write(entry: LogEntry): Promise<void>;
}

interface SavedState {
  readonly build: string;
  readonly fault: Fault;
  readonly log: readonly LogEntry[];
  readonly backend: { scenario: string; state: BackendState };
}

const longestLog = 200;

export function createMockServer(backend: StatefulBackend): MockServer {
  const channel = new BroadcastChannel("harness");
  let fault: Fault = "none";
  let log: readonly LogEntry[] = [];

  async function restore(): Promise<void> {
    const savedState = await saved("mock-state").catch(() => undefined);
    if (!isKept(savedState)) return;
    backend.restore(savedState.backend);
    ({ fault, log } = savedState);
  }

  async function keep(): Promise<void> {
    const savedState: SavedState = { build: __BUILD__, fault, log, backend: backend.snapshot() };
    await save("mock-state", savedState).catch((error: unknown) =>
      console.warn("The mock API will forget:", error),
    );
  }

  return {
    backend,
    ready: restore(),
    get fault() {
      return fault;
    },
    get log() {
      return log;
    },
    async open(scenario) {
      backend.open(scenario);
      log = [];
      await keep();
      channel.postMessage({ kind: "opened", scenario });
    },
    async setFault(chosen) {
      fault = chosen;
      await keep();
      channel.postMessage({ kind: "fault", fault });
    },
    async write(entry) {
      log = [...log.slice(1 - longestLog), entry];
      await keep();
      channel.postMessage({ kind: "request", entry });
    },
  };
}

/** State saved by another build may have another shape, so it is discarded. */
function isKept(value: unknown): value is SavedState {
  return (
    typeof value === "object" &&
    value !== null &&
    "build" in value &&
    value.build === __BUILD__ &&
    "fault" in value &&
    isFault(String(value.fault))
  );
}
