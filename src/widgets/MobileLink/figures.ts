/** The app's rating in the stores, out of five (C:L199). */
export const rating = 4.9;

/** Formats `18,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
