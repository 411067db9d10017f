import type { Outcome } from "../../shared/api/outcome.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import type { EffectContext } from "../../shared/flow/flow.ts";
import { billIntents, type DinerStart } from "../../shared/payment/core/dinerStart.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Contact } from "./contact.ts";
import type { Order } from "./order.ts";
import type { Request } from "./request.ts";
import type { RedemptionEvent } from "./state.ts";

export interface EffectsStart extends DinerStart<Order> {
  readonly session: Pick<Session, "isSignedIn" | "version" | "token">;
  readonly isGuest: boolean;
  readonly request: () => Request;
  readonly contact: () => Contact;
  readonly texts: Environment["messagesOf"];
  readonly productKey: () => string;
  readonly country: () => CountryCode;
  /** Goes back to the order after 3.5 s, if the diner came from one (C4.10). */
  readonly leave: (signal: AbortSignal) => void;
}

/** The dependencies of all effects, which share the same locks and records. */
export type EffectDependencies = EffectsStart & Required<Pick<EffectsStart, "intents">>;

export type RedemptionContext = EffectContext<RedemptionEvent>;

export function effectDependencies(start: EffectsStart): EffectDependencies {
  return { ...start, intents: start.intents ?? billIntents(start) };
}

/** A guest has no session that could have ended. */
export function asRefusal<T>({ isGuest }: EffectDependencies, outcome: Outcome<T>): Outcome<T> {
  const isRefused = isGuest && !outcome.ok && outcome.problem.kind === "signed-out";
  return isRefused
    ? {
        ok: false,
        problem: {
          kind: "rejected",
          status: 401,
          message: null,
          messages: [],
          fields: {},
          retryAfter: null,
        },
      }
    : outcome;
}
