import * as z from "zod/mini";
import type { StoreApi } from "zustand/vanilla";
import { placeFacts } from "../../shared/contracts/places.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { businessOf } from "./business.ts";
import type { PlaceSearchState } from "../../shared/places/placeSearch.ts";
import type { LeadDraft } from "./leadStore.ts";
import type { LeadState } from "./state.ts";
import { isSaved, restart, stepOf } from "./step.ts";

const maxLength = 1000;
const short = z.string().check(z.maxLength(maxLength));

const keptDraft = z.object({
  /** The step in the address. */
  step: z.nullable(short),
  /** The text in the search field. */
  query: short,
  /** Null if the restaurant is entered by hand, or not known yet. */
  place: z.nullable(placeFacts),
  business: z.object({
    name: short,
    address: short,
    city: short,
    state: short,
    zipCode: short,
    website: short,
  }),
  person: z.object({
    firstName: short,
    lastName: short,
    email: short,
    phone: short,
    title: short,
    locationsCount: short,
    message: short,
  }),
});

export type KeptDraft = z.output<typeof keptDraft>;

const storageKey = "userFlow:draft";

/** What was typed in this tab and not sent. */
export function readDraft(): KeptDraft | null {
  return readStored("session", storageKey, keptDraft);
}

/** The state before a reload, if the address still names its step. */
export function resumedDraft(kept: KeptDraft | null, step: string | null): LeadState {
  if (!kept || kept.step !== step) return restart;
  const { place } = kept;
  if (step === "manual") return { kind: "entering" };
  if (step === "confirm" && place) return { kind: "confirming", place };
  const business = place ? businessOf(place) : { ...kept.business, place: null };
  return step === "details" && business.name.trim()
    ? { kind: "details", business, formError: null, fieldErrors: null }
    : restart;
}

/** Keeps what is typed for a reload of this tab, until the lead is sent. */
export function keepDraft(
  signal: AbortSignal,
  flow: Pick<StoreApi<LeadState>, "getState" | "subscribe">,
  draft: StoreApi<LeadDraft>,
  search: StoreApi<PlaceSearchState>,
): void {
  const save = (): void => {
    const state = flow.getState();
    if (isSaved(state)) return removeText("session", storageKey);
    const kept: KeptDraft = {
      ...draft.getState(),
      step: stepOf(state),
      query: search.getState().query.slice(0, maxLength),
      place: placeIn(state),
    };
    writeStored("session", storageKey, kept);
  };
  const unsubscribe = [
    draft.subscribe(save),
    flow.subscribe(save),
    search.subscribe(({ query }, previous) => {
      if (query !== previous.query) save();
    }),
  ];
  signal.addEventListener("abort", () => unsubscribe.forEach((stop) => stop()), { once: true });
}

function placeIn(state: LeadState): KeptDraft["place"] {
  if (state.kind === "confirming") return state.place;
  return "business" in state ? state.business.place : null;
}
