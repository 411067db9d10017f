/** The rating of the app in the stores, out of five (C:L199). */
export const rating = 4.9;

/** `18,000`, as the promotion writes large numbers. */
export function counted(count: number): string {
  return count.toLocaleString("en-US");
}
