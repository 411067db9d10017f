const smaller = 100;
const rounds = 4;

/**
 * Compares work on one large input with the same work on a hundred inputs of a hundredth of its
 * size. Returns the ratio of their times: about 1 if the work grows linearly, about 100 if it grows
 * with the square. Takes the smallest of a few rounds, because garbage collection only adds time.
 */
export function growth<Input>(
  inputOf: (size: number) => Input,
  size: number,
  work: (input: Input) => unknown,
): number {
  let least = Infinity;
  for (let round = 0; round < rounds && least >= superlinear; round++) {
    const many = Array.from({ length: smaller }, () => inputOf(size / smaller));
    const singleInput = inputOf(size);
    const together = durationOf(() => many.forEach(work));
    least = Math.min(least, durationOf(() => work(singleInput)) / Math.max(together, resolution));
  }
  return least;
}

/**
 * The smallest time in milliseconds. Shorter times count as this much, because the threads of the
 * garbage collector may add as much.
 */
const resolution = 4;

/** The processor time of this process in milliseconds, to which other processes do not add. */
function durationOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** A limit between the two: linear work stays below it, and quadratic work exceeds it. */
export const superlinear = 12;
