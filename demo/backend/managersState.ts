import type { Area, Backend } from "./backend.ts";
import type { AskedPayment } from "./managedPayment.ts";
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

/** How a write ends: `lost` is carried out and its answer never arrives, `lost-before` never arrives itself. */
export type WriteEnd =
  | "ok"
  | "lost"
  | "lost-before"
  | "refused"
  | "listed"
  | "broken"
  | "signed-out";

export interface ManagersState {
  locations: WireLocation[];
  diners: ManagedDiner[];
  /** Null until somebody looks: then the last days are written down. */
  transactions: ManagedTransaction[] | null;
  /** When they were written down. */
  since: number;
  many: number;
  refunding: WriteEnd;
  paying: WriteEnd | "pos-silent" | "already";
  /** Payments that the bank still asks about, by the provider's intent. */
  asked: Record<string, AskedPayment>;
  /** What of the API is out of order. */
  broken:
    | "none"
    | "locations"
    | "guests"
    | "transactions"
    | "tickets"
    | "restaurant"
    | "employees"
    | "refetch";
  employees: "some" | "none" | "one";
  isChanging: boolean;
  reads: number;
  namesReasons: boolean;
  isExpiring: boolean;
}

/** The state alone, for what reads and changes it. */
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
    asked: {},
    broken: "none",
    employees: "some",
    isChanging: false,
    reads: 0,
    namesReasons: false,
    isExpiring: false,
  }),
};

/** All transactions, with the last days written down at the first look. */
export function transactionsOf(backend: Backend): ManagedTransaction[] {
  const state = backend.state(managersState);
  state.since ||= backend.now();
  return (state.transactions ??= pastTransactions(state.since));
}

/** One by its id, also of the thousands that are made up anew at each reading: changed, it is written down. */
export function transactionBy(backend: Backend, id: string): ManagedTransaction | undefined {
  const known = transactionsOf(backend);
  const found = known.find((one) => one.id === id);
  if (found) return found;
  const { many, since } = backend.state(managersState);
  const generated = manyTransactions(many, 7, since).find((one) => one.id === id);
  if (generated) known.push(generated);
  return generated;
}
