import { improved } from "./sharingMoves.ts";

/** A module that widgets need before they can start. */
export interface Module {
  readonly id: string;
  /** About so many bytes on the wire. */
  readonly size: number;
  /** Widgets that import it statically, by themselves or through others. */
  readonly users: ReadonlySet<string>;
  /** Ids of modules that it imports statically. */
  readonly imports: readonly string[];
  /** Modules of one steady name travel together, and with no other. */
  readonly steady: string | undefined;
}

/** Modules that travel together. */
interface Parcel {
  readonly modules: readonly Module[];
  /** Who loads it: by its own wish, or because another parcel imports it. */
  readonly users: ReadonlySet<string>;
  readonly size: number;
  readonly isSteady: boolean;
}

interface Join {
  readonly one: Parcel;
  readonly other: Parcel;
  /** What each widget would load without using it. */
  readonly vain: readonly (readonly [widget: string, bytes: number])[];
}

/** A budget with less room than this, in bytes, is as good as full. */
const leastRoom = 200;

/**
 * Splits modules into at most `most` parcels besides the steady ones. It begins with one for each set of users, so that nobody
 * loads what it does not use, and joins the two whose union costs least: bytes that widgets then load in vain, which are
 * the dearer the less `room` a widget's budget has left. Parcels never import each other in a circle.
 */
export function parcelsOf(
  modules: readonly Module[],
  most: number,
  room: ReadonlyMap<string, number>,
): ReadonlySet<string>[] {
  let parcels = bySetOfUsers(modules);
  const left = new Map(room);
  while (free(parcels).length > most) {
    const join = joins(parcels, left).find(
      ({ one, other }) => !isCircular(joined(parcels, one, other)),
    );
    if (!join) break;
    parcels = withAllUsers(joined(parcels, join.one, join.other));
    for (const [widget, bytes] of join.vain) left.set(widget, (left.get(widget) ?? 0) - bytes);
  }
  return afterMoves(parcels, bySetOfUsers(modules), room);
}

/** The joined parcels, after single sets of modules have moved between them. What most widgets use comes first, so that the high digits of the loader's table are mostly zeros. */
function afterMoves(
  parcels: readonly Parcel[],
  sets: readonly Parcel[],
  room: ReadonlyMap<string, number>,
): ReadonlySet<string>[] {
  const needs = needsOf(sets);
  const units = sets.map((set) => ({
    ...set,
    needs: new Set([...(needs.get(set) ?? [])].map((other) => sets.indexOf(other))),
  }));
  const start = sets.map(({ modules }) =>
    parcels.findIndex((parcel) => modules.every((module) => parcel.modules.includes(module))),
  );
  const places = improved(units, start, room);
  const moved = parcels.map((_, index) => sets.filter((_set, set) => places[set] === index));
  return moved
    .filter((own, index) => own.length && !parcels[index]?.isSteady)
    .toSorted((one, other) => usersOf(other).size - usersOf(one).size)
    .map((own) => new Set(own.flatMap(({ modules }) => modules.map(({ id }) => id))));
}

function usersOf(parcels: readonly Parcel[]): Set<string> {
  return new Set(parcels.flatMap(({ users }) => [...users]));
}

function free(parcels: readonly Parcel[]): Parcel[] {
  return parcels.filter(({ isSteady }) => !isSteady);
}

function bySetOfUsers(modules: readonly Module[]): Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const module of modules) {
    const key = module.steady ?? [...module.users].toSorted().join();
    const before = parcels.get(key);
    parcels.set(key, {
      modules: [...(before?.modules ?? []), module],
      users: new Set([...(before?.users ?? []), ...module.users]),
      size: (before?.size ?? 0) + module.size,
      isSteady: !!module.steady,
    });
  }
  return [...parcels.values()];
}

/** All possible joins, the cheapest first. */
function joins(parcels: readonly Parcel[], room: ReadonlyMap<string, number>): Join[] {
  const needs = needsOf(parcels);
  const extra = (one: Parcel, other: Parcel) =>
    [...one.users]
      .filter((user) => !other.users.has(user))
      .map(
        (user) =>
          [
            user,
            [other, ...closure(other, needs)].reduce(
              (sum, { users, size }) => sum + (users.has(user) ? 0 : size),
              0,
            ),
          ] as const,
      );
  const costOf = ({ vain }: Join) =>
    vain.reduce(
      (sum, [widget, bytes]) => sum + bytes / Math.max(leastRoom, room.get(widget) ?? 0) ** 2,
      0,
    );
  return free(parcels)
    .flatMap((one, index, all) =>
      all
        .slice(index + 1)
        .map((other) => ({ one, other, vain: [...extra(one, other), ...extra(other, one)] })),
    )
    .map((join) => [costOf(join), join] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, join]) => join);
}

function joined(parcels: readonly Parcel[], one: Parcel, other: Parcel): Parcel[] {
  const both = {
    modules: [...one.modules, ...other.modules],
    users: new Set([...one.users, ...other.users]),
    size: one.size + other.size,
    isSteady: false,
  };
  return [...parcels.filter((parcel) => parcel !== one && parcel !== other), both];
}

/** Whoever loads a parcel loads what it imports. */
function withAllUsers(parcels: readonly Parcel[]): Parcel[] {
  const needs = needsOf(parcels);
  const wanted = parcels.map((parcel) => [parcel, closure(parcel, needs)] as const);
  return parcels.map((parcel) => ({
    ...parcel,
    users: new Set(
      wanted.flatMap(([by, needed]) => (by === parcel || needed.has(parcel) ? [...by.users] : [])),
    ),
  }));
}

/** Which parcels each imports directly. */
function needsOf(parcels: readonly Parcel[]): Map<Parcel, Set<Parcel>> {
  const home = new Map(
    parcels.flatMap((parcel) => parcel.modules.map(({ id }) => [id, parcel] as const)),
  );
  const direct = ({ modules }: Parcel) =>
    modules.flatMap(({ imports }) =>
      imports.map((id) => home.get(id)).filter((parcel) => parcel !== undefined),
    );
  return new Map(
    parcels.map((parcel) => [parcel, new Set(direct(parcel).filter((other) => other !== parcel))]),
  );
}

function closure(parcel: Parcel, needs: ReadonlyMap<Parcel, ReadonlySet<Parcel>>): Set<Parcel> {
  const found = new Set(needs.get(parcel));
  for (const one of found) needs.get(one)?.forEach((other) => found.add(other));
  return found;
}

/** Do parcels import each other in a circle, so that one would run before what it needs? */
function isCircular(parcels: readonly Parcel[]): boolean {
  const needs = needsOf(parcels);
  return parcels.some((parcel) => closure(parcel, needs).has(parcel));
}
