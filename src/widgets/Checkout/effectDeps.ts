import type { Client } from "../../shared/api/client.ts";
import type { CardPort } from "../../shared/card/cardPort.ts";
import type { CardProvider } from "../../shared/card/provider.ts";
import type { CheckoutPage, PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import type { EffectContext } from "../../shared/flow/flow.ts";
import type { Intents } from "../../shared/payment/intent/intents.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Draft } from "./draft.ts";
import type { CheckoutEvent } from "./events.ts";
import { createPurchaseIntents, type PurchaseFacts } from "./intent.ts";
import type { Options } from "./options.ts";
import type { Campaign } from "./purchaseBody.ts";
import type { Order, PageName } from "./state.ts";
import type { Target } from "./target.ts";

export interface EffectInput {
  /** Aborted when the root unmounts. */
  readonly signal: AbortSignal;
  readonly client: () => Client;
  readonly session: Session;
  readonly options: () => Options;
  readonly target: () => Target | null;
  readonly campaign: () => Campaign;
  /** `hasReceipt`: whether the viewer has bought before. */
  readonly wanted: (hasReceipt: boolean) => PageName;
  readonly productKey: () => string;
  readonly country: (page: CheckoutPage) => CountryCode;
  readonly provider: CardProvider;
  readonly port: CardPort;
  readonly draft: () => Draft;
  readonly keep: (typed: Partial<Draft>) => void;
  readonly say: (message: "signInAgain") => void;
  /** Called for a purchase that was just made, not for one that is found after a reload. */
  readonly finished: (order: Order, purchase: PurchaseAnswer) => void;
}

/** The dependencies of all effects, which share one lock and the records. */
export interface EffectDeps extends EffectInput {
  readonly intents: Intents<PurchaseFacts>;
}

export function createEffectDeps(input: EffectInput): EffectDeps {
  return { ...input, intents: createPurchaseIntents(input.signal) };
}

export type CheckoutContext = EffectContext<CheckoutEvent>;
