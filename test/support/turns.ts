import { vi } from "vitest";

export interface Turns {
  /** Notes a step of the work under test. */
  step(): void;
  /** How many steps ran between two looks at the clock, at most. */
  most(): number;
  /** How often the work let the page have its turn. */
  count(): number;
}

/**
 * Lets every look at the clock find that the slice is over, so that work in slices hands the page its turn whenever it looks:
 * what runs between two turns is then a matter of structure, however fast the machine is. Ends with the test.
 */
export function countTurns(): Turns {
  let now = performance.now();
  let steps = 0;
  let most = 0;
  let turns = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    most = Math.max(most, steps);
    if (steps) turns++;
    steps = 0;
    return (now += 1_000);
  });
  return {
    step: () => void steps++,
    most: () => Math.max(most, steps),
    count: () => turns,
  };
}

/** The same object, which notes a step whenever this property of it is read. */
export function stepOnRead<T extends object>(value: T, property: keyof T, turns: Turns): T {
  const read = value[property];
  return Object.defineProperty({ ...value }, property, {
    enumerable: true,
    get() {
      turns.step();
      return read;
    },
  });
}
