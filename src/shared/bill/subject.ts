import type { Ticket } from "../contracts/bill.ts";

type Identity = Pick<Ticket, "id" | "createdAt">;

/** What the server identifies a bill by, beside its place and number: restaurants use numbers again. Empty where it names no id. */
export function subjectOf({ id, createdAt }: Identity): readonly string[] {
  return id === null ? [] : [id, createdAt ?? ""];
}

/** False where the server says that these are two bills with the same number. */
export function isSameBill(one: Identity, other: Identity): boolean {
  if (one.id === null || other.id === null) return true;
  return (
    one.id === other.id &&
    (one.createdAt === other.createdAt || one.createdAt === null || other.createdAt === null)
  );
}
