const smaller = 100;
const rounds = 4;

/**
 * How much longer work on one large input takes than the same work on a hundred inputs of a hundredth of its size, which run
 * beside it: about 1 where the work grows with its input, about 100 where it grows with the square. The least of a few
 * rounds, since garbage collection only adds to either.
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

/** In milliseconds. What takes less is counted as this much, since the collector's threads may add as much to either side. */
const resolution = 4;

/** Processor time of this process in milliseconds: other processes of the machine do not add to it. */
function durationOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Far from either: linear work does not reach it, and quadratic work does not stay below it. */
export const superlinear = 12;
