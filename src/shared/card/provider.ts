import type { Stripe } from "@stripe/stripe-js";
import { createStore } from "zustand/vanilla";
import { loadScript } from "./loadScript.ts";
import type { StripeParts } from "./stripeParts.tsx";

/** Why there is no card field. Only the host can correct `key`. Other reasons may be temporary. */
export type ProviderFailure = "key" | "account" | "script";

export type ProviderState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly stripe: Stripe; readonly parts: StripeParts }
  | { readonly kind: "missing"; readonly failure: ProviderFailure };

export type CardProvider = ReturnType<typeof createCardProvider>;

const loaded = new Map<string, Promise<{ stripe: Stripe; parts: StripeParts }>>();

/**
 * The card provider with one public key. Nothing loads before `load()`, which a card field calls
 * when it is about to show. Calling it after a failure tries again. Results that arrive after
 * `signal` is aborted are dropped.
 */
export function createCardProvider(key: () => string | null, signal: AbortSignal) {
  const store = createStore<ProviderState>(() => ({ kind: "idle" }));

  let inFlight: Promise<void> | undefined;

  /** Runs one try at a time. A second caller waits for the first try. */
  function load(): Promise<void> {
    if (store.getState().kind !== "loading") inFlight = attempt();
    return inFlight ?? Promise.resolve();
  }

  async function attempt(): Promise<void> {
    if (store.getState().kind === "ready") return;
    const publicKey = key();
    if (!isCardKey(publicKey)) return store.setState({ kind: "missing", failure: "key" });
    store.setState({ kind: "loading" });
    try {
      const { stripe, parts } = await open(publicKey);
      if (!signal.aborted) store.setState({ kind: "ready", stripe, parts });
    } catch {
      if (!signal.aborted) store.setState({ kind: "missing", failure: "script" });
    }
  }

  return {
    store,
    load: () => void load(),
    /** For the 3-D Secure challenge of a saved card, when no card field has loaded the provider. */
    async stripe(): Promise<Stripe | null> {
      await load();
      const state = store.getState();
      return state.kind === "ready" ? state.stripe : null;
    },
    /**
     * The field could not be drawn, because the key belongs to another account or its frame is
     * blocked.
     */
    fail: (failure: ProviderFailure) => store.setState({ kind: "missing", failure }, true),
  };
}

/** Whether this is a public key of the provider. Nothing else can load a card field. */
export function isCardKey(key: string | null): key is string {
  return /^pk_/.test(key ?? "");
}

/** Returns the provider object, one per key and page. */
function open(key: string) {
  const cached = loaded.get(key) ?? start(key);
  loaded.set(key, cached);
  cached.catch(() => loaded.delete(key));
  return cached;
}

async function start(key: string): Promise<{ stripe: Stripe; parts: StripeParts }> {
  const [{ parts }] = await Promise.all([import("./stripeParts.tsx"), loadScript()]);
  const stripe = await parts.loadStripe(key);
  if (!stripe) throw new Error("no provider");
  return { stripe, parts };
}
