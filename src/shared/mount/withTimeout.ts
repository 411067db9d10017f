/** The promise's own outcome, or, after `ms` milliseconds, a rejection with nothing; leaves no timer behind. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
