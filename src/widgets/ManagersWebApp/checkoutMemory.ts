import * as z from "zod/mini";
import { billOf } from "../../shared/bill/ticket.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Order } from "./order.ts";

const mark = z.object({ knownIds: z.array(z.string()) });
const mostIds = 500;

/** What is being paid by this page: two widgets with one bill send one payment at a time (faults D1). */
const underway = new Set<string>();

type Bill = Pick<Order, "location" | "guest" | "number" | "ticket">;

/** A check by its number; an amount by the guest and itself. */
function keyOf({ location, guest, number, ticket }: Bill): string {
  const parts =
    number === null ? [location.id, guest.id, `${billOf(ticket)}`] : [location.id, number];
  return `dining.managers.payment.${parts.map(encodeURIComponent).join(".")}`;
}

/** Payments that this tab has sent and not heard of, ids only; they outlive a reload (faults D4). */
export const checkoutMemory = {
  of: (bill: Bill): { readonly knownIds: readonly string[] } | null =>
    readStored("session", keyOf(bill), mark),
  remember: (bill: Bill, knownIds: readonly string[]): void =>
    void writeStored("session", keyOf(bill), { knownIds: knownIds.slice(0, mostIds) }),
  forget: (bill: Bill): void => removeText("session", keyOf(bill)),
  /** Takes the one place for a payment, at once; null where it is taken. Gives back how to leave it. */
  take(bill: Bill): (() => void) | null {
    const key = keyOf(bill);
    if (underway.has(key)) return null;
    underway.add(key);
    return () => void underway.delete(key);
  },
};
