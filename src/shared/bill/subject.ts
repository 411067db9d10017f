import type { Ticket } from "../contracts/bill.ts";
import { parseMoment } from "../time/parse.ts";

type Identity = Pick<Ticket, "id" | "createdAt">;

/**
 * What identifies a bill on the server besides its place and number, because restaurants reuse
 * numbers. Empty if the server sends no id.
 */
export function subjectOf({ id, createdAt }: Identity): readonly string[] {
  return id === null ? [] : [id, secondOf(createdAt)];
}

/**
 * The second of a time, so that another spelling of it (`Z`, `+00:00`, with milliseconds) does not
 * make another bill. Returns other text as it is.
 */
function secondOf(time: string | null): string {
  const ms = parseMoment(time);
  return ms === null ? (time ?? "") : `${Math.floor(ms / 1000)}`;
}

/** False if the server says that these are two bills with the same number. */
export function isSameBill(one: Identity, other: Identity): boolean {
  if (one.id === null || other.id === null) return true;
  return (
    one.id === other.id &&
    (one.createdAt === null ||
      other.createdAt === null ||
      secondOf(one.createdAt) === secondOf(other.createdAt))
  );
}
