import { parseHttpDate } from "../time/parse.ts";

/**
 * Returns the seconds in `Retry-After`, rounded up. The header is a number, or a date to compare
 * with the server's own clock. Null if it is neither.
 */
export function retryAfterSeconds(header: string | null, serverDate: string | null): number | null {
  if (header && /^\s*\d{1,6}(\.\d+)?\s*$/.test(header)) return Math.ceil(Number(header));
  const until = parseHttpDate(header);
  const from = parseHttpDate(serverDate);
  return until === null || from === null ? null : Math.max(0, Math.ceil((until - from) / 1000));
}
