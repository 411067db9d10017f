import type { LeadEvent, LeadState } from "./state.ts";

export type Step<K extends LeadState["kind"]> = (
  state: Extract<LeadState, { kind: K }>,
  event: LeadEvent,
) => LeadState;

/** The first state, which also starts the search for another restaurant. */
export const restart: LeadState = { kind: "search", failed: null };

/** The step in the address for each state (L1). The first step has no name. */
const stepNames: { readonly [K in LeadState["kind"]]: string | null } = {
  search: null,
  loading: null,
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
  return stepNames[kind];
}

const stepNumbers: { readonly [K in Exclude<LeadState["kind"], "thanks">]: number } = {
  search: 1,
  loading: 1,
  confirming: 2,
  entering: 2,
  details: 3,
  saving: 3,
  unconfirmed: 3,
  bank: 4,
  gettingToken: 4,
  linking: 4,
  exchanging: 4,
};

/** The step in the list, counted from 1. At the end, a bank that is not connected is still a step. */
export function stepNumberOf(state: LeadState): number {
  if (state.kind === "thanks") return state.bank === "connected" ? 5 : 4;
  return stepNumbers[state.kind];
}

/** Whether the lead is saved; from then on the flow does not return to its forms. */
export function isSaved(state: LeadState): boolean {
  return "saved" in state;
}
