/** Formats ms since the epoch for the API: `2026-11-21T06:20:00.000Z`. */
export function isoInstant(ms: number): string {
  return new Date(ms).toISOString();
}
