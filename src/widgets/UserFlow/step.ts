import type { LeadEvent, LeadState } from "./state.ts";

export type Step<K extends LeadState["kind"]> = (
  state: Extract<LeadState, { kind: K }>,
  event: LeadEvent,
) => LeadState;

/** Another restaurant, from the start. */
export const restart: LeadState = { kind: "finding", failed: null };

/** The step in the address of each state (L1); the first has none. */
const names: { readonly [K in LeadState["kind"]]: string | null } = {
  finding: null,
  reading: null,
  confirming: "confirm",
  entering: "manual",
  details: "details",
  saving: "details",
  unconfirmed: "details",
  bank: "bank",
  gettingToken: "bank",
  linking: "bank",
  exchanging: "bank",
  thanks: "thanks",
};

export function stepOf({ kind }: LeadState): string | null {
  return names[kind];
}

/** Whether the lead is saved: from there on nothing leads back into its forms. */
export function isSaved(state: LeadState): boolean {
  return "saved" in state;
}
