import type { ComponentType } from "react";
import type { Client } from "../../shared/api/client.ts";
import type { CardPort } from "../../shared/card/cardPort.ts";
import type { CardProvider } from "../../shared/card/provider.ts";
import type { Giver } from "../../shared/contracts/bulkGifting.ts";
import type { LazyPartStore } from "../../shared/flow/lazyPart.ts";
import type { ToastStore } from "../../shared/flow/toast.ts";
import type { MoneyCountry } from "../../shared/money/format.ts";
import type { Session } from "../../shared/session/session.ts";
import type { SignInStore } from "../../shared/signin/createSignIn.ts";
import type { Account } from "./account/account.ts";
import type { Terms } from "./account/terms.ts";
import type { GiftLink } from "./links/giftLinks.ts";
import type { Navigation } from "./navigation.ts";
import type { Order } from "./order/order.ts";
import type { OrderState } from "./order/state.ts";
import type { Route } from "./routes.ts";

/** The store as the screens use it. `createBulkGifting` creates it. */
export interface BulkStore {
  readonly account: Account;
  client(): Client;
  readonly lazyParts: LazyParts;
  readonly navigation: Navigation;
  readonly order: Order;
  readonly port: CardPort;
  readonly provider: CardProvider;
  readonly session: Session;
  /** Aborted when the widget is unmounted. */
  readonly signal: AbortSignal;
  readonly signIn: SignInStore;
  terms(): Terms;
  readonly toast: ToastStore;
  /** The signed-in user. Null until the account is known. */
  user(): Giver | null;
  logOut(): void;
}

/**
 * Parts that load on demand: the later steps of an order, the links of a paid order, and the
 * dashboard. None is on the first screen.
 */
export interface LazyParts {
  readonly order: LazyPartStore<ComponentType<OrderStepsProps>>;
  readonly links: LazyPartStore<ComponentType<GiftLinksProps>>;
  readonly qrSheet: LazyPartStore<ComponentType<QrSheetProps>>;
  readonly dashboard: LazyPartStore<ComponentType<DashboardProps>>;
}

export interface OrderStepsProps {
  state: OrderState;
  store: BulkStore;
  terms: Terms;
}

export interface GiftLinksProps {
  store: BulkStore;
  /** The id of the order. */
  id: string;
  /** The number of links that were ordered. */
  ordered: number;
  country: MoneyCountry;
}

export interface QrSheetProps {
  links: readonly GiftLink[];
  country: MoneyCountry;
  onClose: () => void;
}

export interface DashboardProps {
  store: BulkStore;
  route: Extract<Route, { name: "dashboard" | "redemption" }>;
  terms: Terms;
}
