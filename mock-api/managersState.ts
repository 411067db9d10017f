import type { Area, Backend } from "./backend.ts";
import type { RequestedPayment } from "./managedPayment.ts";
import {
  managedDiners,
  managedLocations,
  type ManagedDiner,
  type WireLocation,
} from "./managedPlaces.ts";
import {
  manyTransactions,
  pastTransactions,
  type ManagedTransaction,
} from "./managedTransactions.ts";

/** How a write ends: `lost` is carried out without an answer, `lost-before` never arrives. */
export type WriteEnd = "ok" | "lost" | "lost-before" | "listed" | "signed-out";

export interface ManagersState {
  locations: WireLocation[];
  diners: ManagedDiner[];
  /** Null until first read, which creates the last days. */
  transactions: ManagedTransaction[] | null;
  /** When the transactions were created. */
  since: number;
  many: number;
  refunding: WriteEnd;
  paying: WriteEnd | "refused" | "broken" | "pos-silent" | "already";
  /** Payments that wait for the bank, by the provider's intent. */
  pendingPayments: Record<string, RequestedPayment>;
  /** The parts of the API that fail. */
  broken: "none" | "locations" | "guests" | "transactions" | "tickets" | "employees" | "refetch";
  isChanging: boolean;
  reads: number;
  namesReasons: boolean;
  /** Transactions say who served the guest and who issued a refund. */
  namesStaff: boolean;
  isExpiring: boolean;
}

/** The state without handlers, for code that reads and changes it. */
export const managersState: Pick<Area<ManagersState>, "key" | "initial"> = {
  key: "managers",
  initial: () => ({
    locations: managedLocations(),
    diners: managedDiners(),
    transactions: null,
    since: 0,
    many: 0,
    refunding: "ok",
    paying: "ok",
    pendingPayments: {},
    broken: "none",
    isChanging: false,
    reads: 0,
    namesReasons: false,
    namesStaff: false,
    isExpiring: false,
  }),
};

/** All transactions; the first read creates those of the last days. */
export function transactionsOf(backend: Backend): ManagedTransaction[] {
  const state = backend.state(managersState);
  state.since ||= backend.now();
  return (state.transactions ??= pastTransactions(state.since));
}

/** A transaction by id. Generated ones are stored once they are returned for a change. */
export function transactionBy(backend: Backend, id: string): ManagedTransaction | undefined {
  const transactions = transactionsOf(backend);
  const transaction = transactions.find((one) => one.id === id);
  if (transaction) return transaction;
  const { many, since } = backend.state(managersState);
  const generated = manyTransactions(many, 7, since).find((one) => one.id === id);
  if (generated) transactions.push(generated);
  return generated;
}
