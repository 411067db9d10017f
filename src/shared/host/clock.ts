/**
 * Milliseconds since the epoch. Code that depends on the time takes a `Clock`, so that tests can
 * set it.
 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Milliseconds of a monotonic clock, for time limits. */
export const steadyClock: Clock = () => performance.now();
