import type { StoreApi } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import type { Session } from "../../../shared/session/session.ts";
import type { Environment } from "../../../shared/widget/environment.ts";
import type { createEntry } from "../check/entry.ts";
import type { createCheckout } from "../payment/checkout.ts";
import type { reasonsOf } from "../refund/reasons.ts";
import type { createRefund } from "../refund/refund.ts";
import type { Path } from "../routes.ts";
import type { ActivityPart } from "../transactions/activityPart.ts";
import type { Manager } from "./manager.ts";
import type { NotificationStore } from "./notifications.ts";
import type { Queries } from "./queries.ts";
import type { RouteData } from "./routeData.ts";
import type { Selection } from "./selection.ts";

/** The dependencies that the app passes to the workspace. */
export interface WorkspaceDeps {
  environment(): Environment;
  /** Ends when this manager's workspace closes. */
  readonly signal: AbortSignal;
  readonly session: Session;
  client(): Client;
  manager(): Manager | null;
  /** The location that the address or the host names. */
  locationId(): string | null;
  /** The location that the address names. */
  namedLocation(): string | null;
  go(path: Path, how?: "push" | "replace", change?: (query: string) => string): void;
  /** Checks again whether the current route can be shown. */
  settle(): void;
  isHere(path: Path): boolean;
}

type ReadData = "locations" | "guests" | "location" | "transactions" | "guest" | "staff";

/** The workspace as the screens of a signed-in manager use it. `createWorkspace` creates it. */
export interface Workspace extends Selection, RouteData, Pick<Queries, ReadData> {
  readonly activity: ActivityPart;
  manager(): Manager | null;
  mayRefund(): boolean;
  /** The form for a check number or an amount. */
  readonly entry: ReturnType<typeof createEntry>;
  readonly refund: ReturnType<typeof createRefund>;
  readonly checkout: ReturnType<typeof createCheckout>;
  /** Whether the checkout is being looked up again after a reload. */
  readonly restoring: StoreApi<{ readonly isOn: boolean }>;
  readonly notifications: NotificationStore;
  /** Opens a refund from the list of transactions that it is in. */
  openRefund(transaction: ManagedTransaction, rows: readonly ManagedTransaction[]): void;
  startPayment(): void;
  /** After a payment, another one starts from the beginning. */
  leaveCheckout(path: Path): void;
  go(path: Path, how?: "push" | "replace"): void;
  refundReasons(): ReturnType<typeof reasonsOf>;
  /** Whether a payment or a refund is being sent. */
  isWriting(): boolean;
  /** Reads what could not be read in the lost session, once the same manager is signed in again. */
  resumed(): void;
}
