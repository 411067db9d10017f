import { createStore } from "zustand/vanilla";
import { pageParts } from "../../shared/host/pageParts.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { startState, transition, type Event, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { isLooping, partnerUrl } from "./partnerUrl.ts";

/** How long the page may take to be left before a link shows, in milliseconds (U5). */
const lateMs = 2_000;
const secondMs = 1_000;

export type CampaignStore = ReturnType<typeof createCampaign>;

/** Leads on to the partner's offer, once, or claims here. Runs on zustand alone: the flow room would bring the API's code along. */
export function createCampaign({ options, environment }: StoreStart<Options>) {
  const { signal, fail, config } = environment();
  const page = pageParts();
  const { mode, delaySeconds, partnerOfferCode: code = "" } = options();
  const target =
    mode === "claim" ? { complaint: null } : partnerUrl(options(), page, config.returnUrlOrigins);
  const url = "url" in target ? target.url : null;
  if ("complaint" in target && target.complaint)
    fail("options", `AmexApp: ${target.complaint}; the offer is claimed here instead`);
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
    timer = setTimeout(send, lateMs, { kind: "delayed" });
    // After the first paint, so that a host that listens for the widget is heard, and the person sees who leads them on.
    setTimeout(
      () => signal.aborted || environment().navigate(state.url, "partner-offer", "replace"),
    );
  }

  function tick(): void {
    timer = setTimeout(() => {
      tick();
      send({ kind: "second-passed" });
    }, secondMs);
  }

  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  enter(store.getState());
  return { store, send };
}
