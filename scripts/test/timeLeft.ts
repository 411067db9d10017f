/** What is known of a run while one of its parts is under way, in seconds. */
export interface Progress {
  /** How long the whole part takes on two idle cores. */
  readonly typical: number;
  /** The share of the part that is done, from 0 to 1. */
  readonly share: number;
  readonly elapsed: number;
  /** The parts before this one: how long they take on two idle cores, and took. */
  readonly typicalBefore: number;
  readonly elapsedBefore: number;
  /** The parts after this one, on two idle cores. */
  readonly typicalAfter: number;
}

/** The seconds that a run still takes, at the pace that it has had so far. */
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
