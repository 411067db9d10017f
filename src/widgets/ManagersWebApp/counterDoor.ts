import { createStore } from "zustand/vanilla";
import type { Client } from "../../shared/api/client.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Counter } from "./counter.ts";
import type { Manager } from "./manager.ts";
import type { Path } from "./routes.ts";

type CounterScreens = (typeof import("./CounterScreens.tsx"))["CounterScreens"];

/** What the counter gets from the app around it. */
export interface CounterStart {
  environment(): Environment;
  /** Ends with this manager's work. */
  readonly signal: AbortSignal;
  readonly session: Session;
  client(): Client;
  manager(): Manager | null;
  /** The location that the address or the host names. */
  locationId(): string | null;
  /** The one that the address names. */
  namedLocation(): string | null;
  go(path: Path, how?: "push" | "replace", change?: (query: string) => string): void;
  /** Looks again whether the present route can be shown. */
  settle(): void;
  isHere(path: Path): boolean;
}

export interface CounterDoor {
  readonly Screens: CounterScreens | null;
  readonly counter: Counter | null;
  readonly hasFailed: boolean;
}

/** Everything behind the sign-in, fetched once somebody signs in; closing it forgets all that it held. */
export function createCounterDoor(start: CounterStart) {
  const store = createStore<CounterDoor>(() => ({
    Screens: null,
    counter: null,
    hasFailed: false,
  }));
  let ending = new AbortController();
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading || store.getState().counter) return;
    isLoading = true;
    const { signal } = ending;
    store.setState({ hasFailed: false });
    try {
      const [{ CounterScreens }, { createCounter }] = await Promise.all([
        import("./CounterScreens.tsx"),
        import("./counter.ts"),
      ]);
      isLoading = false;
      if (start.signal.aborted) return;
      // Somebody else has signed in while the code was on its way.
      if (signal.aborted) return void (start.session.isSignedIn() && load());
      store.setState({ Screens: CounterScreens, counter: createCounter({ ...start, signal }) });
      start.settle();
    } catch {
      isLoading = false;
      store.setState({ hasFailed: true });
    }
  }

  start.signal.addEventListener("abort", () => ending.abort(), { once: true });

  return {
    store,
    load: () => void load(),
    /** Only the code, while somebody is still typing. */
    warmUp: () =>
      void Promise.all([import("./CounterScreens.tsx"), import("./counter.ts")]).catch(() => {}),
    close(): void {
      ending.abort();
      ending = new AbortController();
      store.setState({ counter: null });
    },
  };
}
