import { vi } from "vitest";

export interface Turns {
  /** Records a step of the work under test. */
  step(): void;
  /** The largest number of steps between two looks at the clock. */
  most(): number;
  /** How often the work let the page have a turn. */
  count(): number;
}

/**
 * Makes every look at the clock find that the slice is over, so that work in slices gives the page
 * a turn whenever it looks. The work between two turns then depends on its structure, not on the
 * speed of the machine. Ends with the test.
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

/** Returns the same object, but records a step whenever this property is read. */
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
