import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { cash } from "../../shared/money/cents.ts";
import type { Before } from "./evidence.ts";
import type { RefundRequest } from "./refundState.ts";

const cents = z.int().check(z.nonnegative());

const mark = z.object({
  before: z.object({
    transactionId: z.string(),
    refundable: cents,
    status: z.nullable(z.string()),
    refundIds: z.array(z.string()),
  }),
  request: z.object({ reason: z.string(), amount: cents, modifiesTip: z.boolean() }),
});

/** What is being sent by this page: two widgets with one transaction send one refund at a time (faults D1). */
const underway = new Set<string>();

function keyOf(transactionId: string): string {
  return `dining.managers.refund.${encodeURIComponent(transactionId)}`;
}

export interface Unsettled {
  readonly before: Before;
  readonly request: RefundRequest;
}

/** Refunds that this tab has sent and not heard of, ids and figures only; they outlive a reload (faults D4). */
export const refundMemory = {
  of(transactionId: string): Unsettled | null {
    const found = readStored("session", keyOf(transactionId), mark);
    if (!found) return null;
    const { before, request } = found;
    return {
      before: { ...before, refundable: cash(before.refundable) },
      request: { ...request, amount: cash(request.amount), notes: "" },
    };
  },
  remember: ({ before, request: { notes: _, ...request } }: Unsettled): void =>
    void writeStored("session", keyOf(before.transactionId), { before, request }),
  forget: (transactionId: string): void => removeText("session", keyOf(transactionId)),
  /** Takes the one place for a refund, at once; null where it is taken. Gives back how to leave it. */
  take(transactionId: string): (() => void) | null {
    if (underway.has(transactionId)) return null;
    underway.add(transactionId);
    return () => void underway.delete(transactionId);
  },
};

export type RefundMemory = typeof refundMemory;
