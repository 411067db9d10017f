/** What is known about a run during one of its parts, in seconds. */
export interface Progress {
  /** The seconds that the whole part takes on two idle cores. */
  readonly typical: number;
  /** The finished share of the part, from 0 to 1. */
  readonly share: number;
  readonly elapsed: number;
  /** The earlier parts: their seconds on two idle cores, and the seconds that they took. */
  readonly typicalBefore: number;
  readonly elapsedBefore: number;
  /** The later parts: their seconds on two idle cores. */
  readonly typicalAfter: number;
}

/** The remaining seconds of a run, at its pace so far. */
export function secondsLeft({
  typical,
  share,
  elapsed,
  typicalBefore,
  elapsedBefore,
  typicalAfter,
}: Progress): number {
  const typicalSoFar = typicalBefore + typical * share;
  const pace = typicalSoFar > 0 ? (elapsedBefore + elapsed) / typicalSoFar : 1;
  return (typical * (1 - share) + typicalAfter) * pace;
}

/** `about 3 min left`, `less than a minute left`. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 1 ? "less than a minute left" : `about ${minutes} min left`;
}
