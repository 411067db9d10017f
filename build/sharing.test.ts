import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parcelsOf, type Module } from "./sharing.ts";
import { improved, type Unit } from "./sharingMoves.ts";

const widgets = ["Alone", "Busy", "Calm", "Dense"] as const;

/** Modules that import only earlier ones, whose users are theirs too, as in a real build. */
const graphs = fc
  .array(
    fc.record({
      size: fc.integer({ min: 10, max: 9_000 }),
      users: fc.subarray([...widgets], { minLength: 1 }),
      imports: fc.array(fc.nat(30), { maxLength: 3 }),
      isSteady: fc.boolean(),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((nodes) => {
    const modules = nodes.map(({ size, users, imports, isSteady }, index) => ({
      id: `m${index}`,
      size,
      users: new Set<string>(users),
      imports: isSteady ? [] : imports.filter((other) => other < index).map((other) => `m${other}`),
      steady: isSteady ? "react" : undefined,
    }));
    for (const module of modules.toReversed())
      for (const id of module.imports)
        module.users.forEach((user) => modules.find((other) => other.id === id)?.users.add(user));
    return modules;
  });

const room = new Map([
  ["Alone", 500],
  ["Busy", 4_000],
  ["Calm", 60_000],
  ["Dense", 1_000],
]);

describe("parcels", () => {
  it("take every free module once, no steady one, and are no more than allowed", () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 8 }), (modules, most) => {
        const parcels = parcelsOf(modules, most, room);
        const free = modules.filter(({ steady }) => !steady).map(({ id }) => id);
        expect(parcels.flatMap((parcel) => [...parcel]).toSorted()).toEqual(free.toSorted());
        expect(parcels.every((parcel) => parcel.size)).toBe(true);
        expect(parcels.length).toBeLessThanOrEqual(most);
        expect(hasCircle(modules, parcels)).toBe(false);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it("are the same for the same modules", () => {
    fc.assert(
      fc.property(graphs, (modules) => {
        expect(parcelsOf(modules, 3, room)).toEqual(parcelsOf(modules, 3, room));
      }),
      { numRuns: 2 },
    );
  }, 60_000);

  it("spare a widget without room what only others use", () => {
    const shared = (id: string, size: number, ...users: string[]): Module => ({
      id,
      size,
      users: new Set(users),
      imports: [],
      steady: undefined,
    });
    const modules = [
      shared("base", 9_000, "Alone", "Busy", "Calm"),
      shared("forms", 5_000, "Busy", "Calm"),
      shared("little", 300, "Alone", "Busy"),
    ];
    const parcels = parcelsOf(modules, 2, room);
    expect(parcels).toHaveLength(2);
    expect(parcels.find((parcel) => parcel.has("forms"))).toEqual(new Set(["forms"]));
  });
});

describe("moves", () => {
  const unit = (size: number, users: string[], needs: number[] = [], isSteady = false): Unit => ({
    size,
    users: new Set(users),
    needs: new Set(needs),
    isSteady,
  });

  it("mend what joining pairs could not", () => {
    const units = [
      unit(8_000, ["Alone", "Busy"]),
      unit(8_000, ["Busy", "Calm"]),
      unit(300, ["Alone", "Busy"]),
    ];
    // The small one had been joined to the wrong neighbor, which `Alone` then loads in vain.
    const [large, other, small] = improved(units, [0, 1, 1], room);
    expect(small).toBe(large);
    expect(other).not.toBe(large);
  });

  it("leave the steady ones alone", () => {
    const units = [
      unit(8_000, ["Alone", "Busy"], [], true),
      unit(300, ["Alone", "Busy"]),
      unit(8_000, ["Busy", "Calm"]),
    ];
    const places = improved(units, [0, 1, 1], room);
    expect(places[0]).toBe(0);
    expect(places.slice(1)).not.toContain(0);
  });

  it("never make parcels import each other in a circle", () => {
    const units = [
      unit(500, ["Alone", "Busy"]),
      unit(500, ["Alone", "Busy", "Calm"], [0]),
      unit(400, ["Alone", "Busy"], [1]),
      unit(800, ["Calm", "Dense"]),
    ];
    const places = improved(units, [0, 1, 2, 2], room);
    const imports = units
      .flatMap(({ needs }, index) => [...needs].map((need) => `${places[index]}>${places[need]}`))
      .filter((pair) => pair[0] !== pair[2]);
    for (const pair of imports) expect(imports).not.toContain([...pair].toReversed().join(""));
  });
});

/** Would one parcel run before another that it needs? */
function hasCircle(modules: readonly Module[], parcels: readonly ReadonlySet<string>[]): boolean {
  const homeOf = (id: string) => parcels.findIndex((parcel) => parcel.has(id));
  const needs = parcels.map(() => new Set<number>());
  for (const { id, imports } of modules)
    for (const other of imports)
      if (homeOf(id) >= 0 && homeOf(other) >= 0 && homeOf(id) !== homeOf(other))
        needs[homeOf(id)]?.add(homeOf(other));
  return needs.some((direct, parcel) => {
    const reached = new Set(direct);
    for (const one of reached) needs[one]?.forEach((next) => reached.add(next));
    return reached.has(parcel);
  });
}
