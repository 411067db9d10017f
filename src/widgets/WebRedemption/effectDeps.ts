import type { StoreApi } from "zustand/vanilla";
import { failed, rejected, type Outcome } from "../../shared/api/outcome.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import type { EffectContext } from "../../shared/flow/flow.ts";
import { billIntents, type DinerDeps } from "../../shared/payment/core/dinerDeps.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Contact } from "./contact.ts";
import type { Order } from "./order.ts";
import type { Request } from "./request.ts";
import type { RedemptionEvent, RedemptionState } from "./state.ts";

export interface EffectInput extends DinerDeps<Order> {
  readonly session: Pick<Session, "isSignedIn" | "version" | "token">;
  readonly isGuest: boolean;
  readonly request: () => Request;
  readonly states: () => Pick<StoreApi<RedemptionState>, "getState" | "subscribe">;
  readonly contact: () => Contact;
  readonly productKey: () => string;
  readonly country: () => CountryCode;
  /** Goes back to the order after 3.5 s, if the diner came from one (C4.10). */
  readonly leave: (signal: AbortSignal) => void;
}

/** The dependencies of all effects, which share the same locks and records. */
export type EffectDeps = EffectInput & Required<Pick<EffectInput, "intents">>;

export type RedemptionContext = EffectContext<RedemptionEvent>;

export function createEffectDeps(input: EffectInput): EffectDeps {
  return { ...input, intents: input.intents ?? billIntents(input) };
}

/** A guest has no session that could have ended. */
export function asRefusal<T>({ isGuest }: EffectDeps, outcome: Outcome<T>): Outcome<T> {
  const isRefused = isGuest && !outcome.ok && outcome.problem.kind === "signed-out";
  return isRefused ? failed(rejected(401)) : outcome;
}
