/** Milliseconds since the epoch; everything that depends on the time takes one of these, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Milliseconds of a monotonic clock, for time limits. */
export const steadyClock: Clock = () => performance.now();
