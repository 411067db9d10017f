import { createStore } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import { failed, rejected, type Outcome } from "../../../shared/api/outcome.ts";
import { createResource } from "../../../shared/flow/resource.ts";
import * as api from "../../../shared/contracts/managers.ts";
import type {
  Employee,
  ManagedGuest,
  ManagedLocation,
  ManagedTransaction,
} from "../../../shared/contracts/managers.ts";
import { createSearch } from "../search/search.ts";
import { newestFirst } from "../transactions/transaction.ts";

const byId = { initialKey: null, repeatsFailed: true } as const;

type Rows<T> = { readonly rows: T[]; readonly refundReasons: api.RefundReason[] | null };

interface Source {
  readonly client: () => Client;
  /** Returns the rows of an answer. Stores the reasons for a refund, if the answer has them (M3). */
  readonly rowsIn: <T>(outcome: Outcome<Rows<T>>) => Outcome<T[]>;
  readonly signal: AbortSignal;
}

export type Queries = ReturnType<typeof createQueries>;

/**
 * Everything that the workspace reads: locations and guests by search, and the data of the chosen
 * ones.
 */
export function createQueries(client: () => Client, signal: AbortSignal) {
  const reasons = createStore<{ readonly all: readonly api.RefundReason[] | null }>(() => ({
    all: null,
  }));

  function rowsIn<T>(outcome: Outcome<Rows<T>>): Outcome<T[]> {
    if (!outcome.ok) return outcome;
    if (outcome.value.refundReasons) reasons.setState({ all: outcome.value.refundReasons });
    return { ok: true, value: outcome.value.rows };
  }

  const source: Source = { client, rowsIn, signal };
  const { locations, guests } = createSearches(source);
  const { location, transactions, staff, guest, locationId } = createReaders(source);

  /** Reads again what could not be read. */
  function retryFailed(): void {
    for (const reader of [location, transactions, guest, staff])
      if (reader.store.getState().kind === "failed") void reader.reload();
    for (const search of [locations, guests]) if (search.store.getState().hasFailed) search.again();
  }

  return {
    reasons,
    locations,
    guests,
    location,
    transactions,
    staff,
    guest,
    locationId,
    retryFailed,
  };
}

/** Searches for locations and guests while the manager types. */
function createSearches({ client, rowsIn, signal }: Source) {
  const locations = createSearch<ManagedLocation>({
    find: async (query, leaving) =>
      distinct(
        rowsIn(await client().call(api.findLocations, { query: { query } }, { signal: leaving })),
      ),
    findsAll: true,
    signal,
  });
  const guests = createSearch<ManagedGuest>({
    find: async (query, leaving) =>
      distinct(
        rowsIn(await client().call(api.findGuests, { query: { query } }, { signal: leaving })),
      ),
    findsAll: false,
    signal,
  });
  return { locations, guests };
}

/** The chosen location and guest, and their data. */
function createReaders({ client, rowsIn, signal }: Source) {
  const location = createResource<ManagedLocation>(
    async (leaving, id) =>
      onlyOne(
        id,
        rowsIn(
          await client().call(
            api.findLocations,
            { query: { location_id: id } },
            { signal: leaving },
          ),
        ),
      ),
    signal,
    byId,
  );
  const transactions = createResource<ManagedTransaction[]>(
    async (leaving, id) =>
      sorted(
        rowsIn(
          await client().call(
            api.readTransactions,
            { path: { location_id: id } },
            { signal: leaving },
          ),
        ),
      ),
    signal,
    byId,
  );
  const staff = createResource<Employee[]>(
    async (leaving, id) =>
      rowsIn(
        await client().call(api.readEmployees, { path: { location_id: id } }, { signal: leaving }),
      ),
    signal,
    byId,
  );
  const guest = createResource<ManagedGuest>(
    async (leaving, id) =>
      withSorted(
        await client().call(
          api.readGuest,
          { path: { user_id: id }, query: { location_id: locationId() } },
          { signal: leaving },
        ),
      ),
    signal,
    byId,
  );

  const locationId = (): string => location.store.getState().key ?? "";

  return { location, transactions, staff, guest, locationId };
}

/** Drops rows with an id that an earlier row has (fault K3). */
function distinct<T extends { readonly id: string }>(outcome: Outcome<T[]>): Outcome<T[]> {
  return outcome.ok
    ? {
        ok: true,
        value: [
          ...new Map(outcome.value.toReversed().map((one) => [one.id, one])).values(),
        ].toReversed(),
      }
    : outcome;
}

function onlyOne(id: string, outcome: Outcome<ManagedLocation[]>): Outcome<ManagedLocation> {
  if (!outcome.ok) return outcome;
  const location = outcome.value.find((one) => one.id === id);
  return location ? { ok: true, value: location } : failed(rejected(404));
}

function sorted(outcome: Outcome<ManagedTransaction[]>): Outcome<ManagedTransaction[]> {
  return outcome.ok ? { ok: true, value: newestFirst(outcome.value) } : outcome;
}

function withSorted(outcome: Outcome<ManagedGuest>): Outcome<ManagedGuest> {
  return outcome.ok
    ? {
        ok: true,
        value: { ...outcome.value, transactions: newestFirst(outcome.value.transactions) },
      }
    : outcome;
}
