/**
 * msw keeps cookies in `localStorage`, which workers lack; cookies are not used here, so memory is
 * enough.
 */
const kept = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});
