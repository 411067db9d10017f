/** The period in which one user is signed in. Background work ends with it. */
export function createUserScope(signal: AbortSignal) {
  let current = new AbortController();
  signal.addEventListener("abort", () => current.abort(), { once: true });
  return {
    /**
     * Aborts when the user logs out or changes; an expired session that is renewed does not abort
     * it.
     */
    signal: (): AbortSignal => current.signal,
    end(): void {
      current.abort();
      current = new AbortController();
    },
  };
}
