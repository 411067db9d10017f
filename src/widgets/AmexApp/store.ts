import { createStore } from "zustand/vanilla";
import { pageParts } from "../../shared/host/pageParts.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { startState, transition, type Event, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { isLooping, partnerUrl } from "./partnerUrl.ts";

/** Milliseconds after which a link appears when the redirect has not happened (U5). */
const redirectTimeoutMs = 2_000;
const secondMs = 1_000;

export type CampaignStore = ReturnType<typeof createCampaign>;

/**
 * Redirects to the partner's offer once, or claims it here. Uses zustand directly, since `flow`
 * would load the API client.
 */
export function createCampaign({ options, environment }: StoreDeps<Options>) {
  const { signal, fail, config } = environment();
  const page = pageParts();
  const { mode, delaySeconds, partnerOfferCode: code = "" } = options();
  const target =
    mode === "claim" ? { error: null } : partnerUrl(options(), page, config.returnUrlOrigins);
  const url = "url" in target ? target.url : null;
  if ("error" in target && target.error)
    fail("options", `AmexApp: ${target.error}; the offer is claimed here instead`);
  const store = createStore<State>(() =>
    startState({
      url,
      code: code.trim(),
      delaySeconds,
      isLooping: url !== null && isLooping(url, page),
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: Event): void {
    const before = store.getState();
    const after = transition(before, event);
    if (after === before || signal.aborted) return;
    store.setState(after, true);
    if (after.kind !== before.kind) enter(after);
  }

  function enter(state: State): void {
    clearTimeout(timer);
    if (state.kind === "counting") tick();
    if (state.kind !== "leaving") return;
    timer = setTimeout(send, redirectTimeoutMs, { type: "delayed" });
    // Redirects after the first paint, so that a host's listener can cancel it and the visitor sees
    // who redirects them.
    setTimeout(
      () => signal.aborted || environment().navigate(state.url, "partner-offer", "replace"),
    );
  }

  function tick(): void {
    timer = setTimeout(() => {
      tick();
      send({ type: "secondPassed" });
    }, secondMs);
  }

  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  enter(store.getState());
  return { store, send };
}
