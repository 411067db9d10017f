/**
 * msw keeps cookies in `localStorage`, which workers lack; cookies are not used here, so memory is
 * enough.
 */
const values = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  },
});
