import * as z from "zod/mini";
import type { StoreApi } from "zustand/vanilla";
import { systemClock } from "../../shared/host/clock.ts";
import { storedStep } from "../../shared/host/stepHistory.ts";
import { sessionItems } from "../../shared/host/storedItems.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { expireLater } from "../../shared/host/storedSweep.ts";
import type { Draft } from "./draft.ts";
import type { ClaimState } from "./state.ts";
import { isEnding } from "./steps.ts";

const key = "offerEntry";
const lifetimeMinutes = sessionItems[key].until;
const short = z.string().check(z.maxLength(254));

const entry = z.object({ atMs: z.number(), offerCode: short, contact: short, email: short });

/** The offer code that the guest typed, and the contact that is not sent yet. */
export type KeptEntry = z.output<typeof entry>;

/**
 * What the guest had typed before a reload. Null on a page that the guest has just opened, whose
 * history entry has no steps.
 */
export function readEntry(widget: string): KeptEntry | null {
  const kept = storedStep(widget) === null ? null : readStored("session", key, entry);
  return kept && systemClock() < kept.atMs + lifetimeMinutes * 60_000 ? kept : null;
}

/** Keeps what is typed for a reload of this tab, until the offer is claimed or given up. */
export function followEntry(
  states: Pick<StoreApi<ClaimState>, "getState" | "subscribe">,
  draft: Pick<StoreApi<Draft>, "getState" | "subscribe">,
  signal: AbortSignal,
): void {
  let offerCode = "";

  function keep(): void {
    const state = states.getState();
    if (state.kind === "offerCode") return removeText("session", key);
    if ("claim" in state) ({ offerCode } = state.claim);
    if (!offerCode) return;
    const { contact, email } = isEnding(state) ? { contact: "", email: "" } : draft.getState();
    writeStored("session", key, { atMs: systemClock(), offerCode, contact, email });
    expireLater(key, lifetimeMinutes);
  }

  const stops = [states.subscribe(keep), draft.subscribe(keep)];
  signal.addEventListener("abort", () => stops.forEach((stop) => stop()), { once: true });
}
