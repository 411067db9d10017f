/** Whether the address has a parameter, with or without a value: `?dining-debug`. */
export function hasQueryFlag(name: string): boolean {
  return new URLSearchParams(location.search).has(name);
}
