import type { StoreApi } from "zustand/vanilla";
import type { CardPort } from "../../shared/card/cardPort.ts";
import type { CardProvider } from "../../shared/card/provider.ts";
import type { CheckoutPage } from "../../shared/contracts/checkout.ts";
import type { Draft } from "./draft.ts";
import type { CheckoutEvent } from "./events.ts";
import type { createPasswordSetup } from "./password.ts";
import type { Order } from "./state.ts";

/** The store as the screens use it. `createCheckout` creates it. */
export interface CheckoutStore {
  readonly draft: StoreApi<Draft>;
  readonly password: ReturnType<typeof createPasswordSetup>;
  readonly port: CardPort;
  readonly provider: CardProvider;
  /** Whether there is a key for new cards. */
  hasCardKey(page: CheckoutPage): boolean;
  /** Whether there is a key for new cards, or a saved card that has not expired. */
  canPay(order: Order): boolean;
  keep(typed: Partial<Draft>): void;
  send(event: CheckoutEvent): void;
}
