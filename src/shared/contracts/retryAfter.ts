import { parseHttpDate } from "../time/parse.ts";

/** Seconds that `Retry-After` asks for, rounded up: a number, or a date against the server's own clock. Null where it says neither. */
export function retryAfterSeconds(header: string | null, serverDate: string | null): number | null {
  if (header && /^\s*\d{1,6}(\.\d+)?\s*$/.test(header)) return Math.ceil(Number(header));
  const until = parseHttpDate(header);
  const from = parseHttpDate(serverDate);
  return until === null || from === null ? null : Math.max(0, Math.ceil((until - from) / 1000));
}
