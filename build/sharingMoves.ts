/** Modules that always travel together, because the same widgets use them. */
export interface Unit {
  readonly size: number;
  readonly users: ReadonlySet<string>;
  /** Places of other units in the list, which this one imports. */
  readonly needs: ReadonlySet<number>;
  /** Has a parcel of its own, which nothing may leave or join. */
  readonly isSteady: boolean;
}

/** This share of what a budget has for shared modules, loaded more, makes its strain e times as large: sizes are estimates, and their errors grow with what they measure. */
const tolerance = 0.015;

/** What a parcel costs each who loads it besides its modules, in bytes: imports, exports, and words that it cannot share with others. */
const parcelBytes = 250;

/**
 * Improves an assignment of units to parcels while that makes budgets less strained: joining pairs alone ends where no pair is
 * cheap, though one unit in another parcel would be, and single moves end where two would have to be made at once. Takes and gives
 * the parcel of each unit; the same for the same input.
 */
export function improved(
  units: readonly Unit[],
  start: readonly number[],
  room: ReadonlyMap<string, number>,
): number[] {
  const parcels = [...new Set(start)].toSorted((a, b) => a - b);
  const open = parcels.filter((parcel) =>
    units.every(({ isSteady }, unit) => !isSteady || start[unit] !== parcel),
  );
  const movable = [...units.keys()].filter((unit) => !units[unit]!.isSteady);
  const strain = strainOf(units, parcels.length, room);
  let best = { places: [...start], strain: strain(start) };
  const take = (places: number[]) => {
    const now = strain(places);
    if (now < best.strain) best = { places, strain: now };
  };
  const polish = () => {
    for (let before = Infinity; best.strain < before;) {
      before = best.strain;
      for (const unit of movable) for (const parcel of open) take(best.places.with(unit, parcel));
    }
  };
  polish();
  if (movable.length > open.length) {
    take(annealed(best.places, movable, open, strain));
    polish();
  }
  return best.places;
}

/** How often annealing tries another place; some twelve seconds; with fewer, a small change anywhere moves budgets by a kilobyte. */
const tries = 400_000;

/** Takes worse places too, ever more seldom, and so gets out of where every single move is worse. The same every time. */
function annealed(
  start: readonly number[],
  movable: readonly number[],
  open: readonly number[],
  strain: (places: readonly number[]) => number,
): number[] {
  let seed = 1;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let now = { places: [...start], strain: Math.log(strain(start)) };
  let best = now;
  for (let turn = 0; turn < tries; turn++) {
    const heat = 0.3 * (1 - turn / tries) ** 2;
    const places = [...now.places];
    const [one, other] = [movable[random(movable.length)]!, movable[random(movable.length)]!];
    if (random(3)) places[one] = open[random(open.length)]!;
    else [places[one], places[other]] = [places[other]!, places[one]!];
    const tried = { places, strain: Math.log(strain(places)) };
    if (
      tried.strain < now.strain ||
      random(1_000_000) / 1_000_000 < Math.exp((now.strain - tried.strain) / heat)
    )
      now = tried;
    if (now.strain < best.strain) best = now;
  }
  return best.places;
}

/** How hard an assignment presses on the budgets: what each widget loads in vain as a share of its room, the worst counting most. Infinite where parcels import each other in a circle. */
function strainOf(
  units: readonly Unit[],
  parcels: number,
  room: ReadonlyMap<string, number>,
): (places: readonly number[]) => number {
  const widgets = [...room.keys()];
  const usersOf = units.map(({ users }) =>
    widgets.reduce((bits, widget, index) => bits | (users.has(widget) ? 1 << index : 0), 0),
  );
  const tolerances = widgets.map(
    (widget) =>
      tolerance *
      units.reduce(
        (sum, { size, users }) => sum + (users.has(widget) ? size : 0),
        Math.max(0, room.get(widget)!),
      ),
  );
  return (places) => {
    const needs = reach(units, places, parcels);
    if (needs.some((bits, parcel) => bits & (1 << parcel))) return Infinity;
    const users = Array.from({ length: parcels }, () => 0);
    units.forEach((_, unit) => {
      users[places[unit]!]! |= usersOf[unit]!;
      needs.forEach(
        (_own, parcel) =>
          needs[places[unit]!]! & (1 << parcel) && (users[parcel]! |= usersOf[unit]!),
      );
    });
    const vain = widgets.map(
      (_, widget) => users.filter((bits) => bits & (1 << widget)).length * parcelBytes,
    );
    units.forEach(({ size }, unit) => {
      const bits = users[places[unit]!]! & ~usersOf[unit]!;
      for (let left = bits; left; left &= left - 1) vain[31 - Math.clz32(left & -left)]! += size;
    });
    return vain.reduce(
      (sum, bytes, widget) =>
        sum + Math.exp((bytes - room.get(widgets[widget]!)!) / tolerances[widget]!),
      0,
    );
  };
}

/** For each parcel the bits of all that it imports, directly or not. */
function reach(units: readonly Unit[], places: readonly number[], parcels: number): number[] {
  const needs = Array.from({ length: parcels }, () => 0);
  units.forEach((unit, index) => {
    const own = places[index]!;
    for (const other of unit.needs) if (places[other] !== own) needs[own]! |= 1 << places[other]!;
  });
  for (let by = 0; by < parcels; by++) {
    for (let from = 0; from < parcels; from++)
      if (needs[from]! & (1 << by)) needs[from]! |= needs[by]!;
  }
  return needs;
}
