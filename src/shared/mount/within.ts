/** What a promise that took too long is rejected with. */
export const late = 'no answer in time'

/** The promise's own outcome, or, after `ms` milliseconds, a rejection with `late`; leaves no timer behind. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms, late)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
