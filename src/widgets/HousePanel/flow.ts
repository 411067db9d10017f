import type { PurchasePage } from "../../shared/contracts/purchase.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { TabKey } from "./panel.ts";

/** The visitor's choices, kept in every state that shows the page. */
export interface Choice {
  readonly page: PurchasePage;
  readonly tab: TabKey;
  /** The typed amount; a preset sets it to its number. */
  readonly text: string;
}

/** Why the checkout did not open: the server's words, or the key of our own. Nothing was charged. */
export type OfferError =
  | { readonly kind: "said"; readonly message: string }
  | { readonly kind: "refused" | "offline" | "unknown" };

export type State =
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "missing"; readonly isGone: boolean }
  | (Choice & { readonly kind: "choosing"; readonly alert: OfferError | null })
  | (Choice & { readonly kind: "submitting"; readonly amount: CashCents; readonly attempt: number })
  | (Choice & { readonly kind: "leaving"; readonly url: string });

export type Event =
  | {
      readonly type: "pageLoaded";
      readonly page: PurchasePage;
      readonly tab: TabKey;
      readonly text: string;
    }
  | { readonly type: "pageFailed"; readonly isGone: boolean }
  | { readonly type: "retried" }
  | { readonly type: "tabChosen"; readonly tab: TabKey }
  | { readonly type: "amountTyped"; readonly text: string }
  | { readonly type: "submitted"; readonly amount: CashCents }
  | { readonly type: "offerMade"; readonly url: string }
  | { readonly type: "offerRefused"; readonly error: OfferError }
  | { readonly type: "cameBack" }
  | { readonly type: "stayed" };

/** Pure; an event that does not apply to a state returns the same object. */
export function transition(state: State, event: Event): State {
  switch (state.kind) {
    case "loading":
      return whileLoading(state, event);
    case "missing":
      return event.type === "retried" ? { kind: "loading", attempt: 1 } : state;
    case "choosing":
      return whileChoosing(state, event);
    case "submitting":
      return whileSubmitting(state, event);
    case "leaving":
      if (event.type === "stayed") return choosing(state, {});
      return event.type === "cameBack" ? choosing(state, { text: "" }) : state;
  }
}

function whileLoading(state: Extract<State, { kind: "loading" }>, event: Event): State {
  if (event.type === "pageLoaded")
    return { kind: "choosing", page: event.page, tab: event.tab, text: event.text, alert: null };
  return event.type === "pageFailed" ? { kind: "missing", isGone: event.isGone } : state;
}

function whileChoosing(state: Extract<State, { kind: "choosing" }>, event: Event): State {
  switch (event.type) {
    case "tabChosen":
      return event.tab === state.tab ? state : choosing(state, { tab: event.tab });
    case "amountTyped":
      return choosing(state, { text: event.text });
    case "submitted":
      return { ...choiceOf(state), kind: "submitting", amount: event.amount, attempt: 1 };
    case "cameBack":
      return choosing(state, { text: "" });
    default:
      return state;
  }
}

function whileSubmitting(state: Extract<State, { kind: "submitting" }>, event: Event): State {
  if (event.type === "offerMade") return { ...choiceOf(state), kind: "leaving", url: event.url };
  if (event.type === "offerRefused")
    return { ...choiceOf(state), kind: "choosing", alert: event.error };
  return event.type === "cameBack" ? choosing(state, { text: "" }) : state;
}

function choiceOf({ page, tab, text }: Choice): Choice {
  return { page, tab, text };
}

function choosing(state: Choice, change: Partial<Choice>): State {
  return { ...choiceOf(state), ...change, kind: "choosing", alert: null };
}
