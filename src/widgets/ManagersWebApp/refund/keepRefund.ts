import * as z from "zod/mini";
import { readStored, writeStored } from "../../../shared/host/storage.ts";
import { before } from "../transactions/evidence.ts";
import type { createQueries } from "../workspace/queries.ts";
import { typedKeys } from "../workspace/savedSelection.ts";
import type { createRefund } from "./refund.ts";

const savedRefund = z.object({
  /** The e-mail address of the manager who opened it. Other managers do not see it. */
  owner: z.nullable(z.string()),
  locationId: z.string(),
  guestId: z.nullable(z.string()),
  transactionId: z.string(),
  from: z.enum(["/diner-selection", "/diner-profile"]),
  draft: z.object({
    reason: z.string(),
    digits: z.string(),
    notes: z.string(),
    adjustsTip: z.boolean(),
  }),
});

interface KeepRefundDeps {
  readonly refund: ReturnType<typeof createRefund>;
  readonly queries: ReturnType<typeof createQueries>;
  readonly owner: () => string | null;
}

/**
 * Stores the open refund and its typed values. After a reload of this tab, the refund opens again
 * from the server's list.
 */
export function keepRefund({ refund, queries, owner }: KeepRefundDeps) {
  const { transactions, guest, locationId } = queries;
  let saved = readStored("session", typedKeys.refund, savedRefund);

  function save(): void {
    const state = refund.flow.store.getState();
    if (state.kind === "empty") return;
    const { subject } = state;
    const from = subject.from === "/diner-profile" ? subject.from : "/diner-selection";
    writeStored("session", typedKeys.refund, {
      owner: owner(),
      locationId: subject.locationId,
      guestId: subject.guestId,
      transactionId: subject.before.transactionId,
      from,
      draft: refund.draft.getState(),
    });
  }

  /** Opens the stored refund once a list contains its transaction. */
  function openSaved(): void {
    if (!saved || refund.flow.store.getState().kind !== "empty") return;
    const { transactionId, guestId, from, draft } = saved;
    const lists = [transactions.store.getState().value, guest.store.getState().value?.transactions];
    for (const rows of lists) {
      const transaction = rows?.find(({ id }) => id === transactionId);
      if (!rows || !transaction) continue;
      saved = null;
      refund.open({
        transaction,
        before: before(transaction, rows),
        locationId: locationId(),
        guestId,
        from,
      });
      refund.keep(draft);
      return;
    }
  }

  refund.flow.store.subscribe(save);
  refund.draft.subscribe(save);
  transactions.store.subscribe(openSaved);
  guest.store.subscribe(openSaved);

  return {
    /** Called after a reload of `/refund`. */
    restore(): void {
      if (!saved) return;
      if (saved.owner !== owner() || saved.locationId !== locationId()) saved = null;
      else {
        transactions.load(saved.locationId);
        openSaved();
      }
    },
  };
}
