import * as z from "zod/mini";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import type { IntentRecord } from "../../../shared/payment/intent/record.ts";
import type { Before } from "../transactions/evidence.ts";
import type { RefundRequest } from "./refundState.ts";

const cents: z.ZodMiniType<CashCents> = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value: number) => cash(value)),
);

const facts = z.object({
  /** The transaction before the refund, which is compared with a later list. */
  before: z.object({
    transactionId: z.string(),
    refundable: cents,
    tip: cents,
    status: z.nullable(z.string()),
    refundIds: z.array(z.string()),
  }),
  request: z.object({ reason: z.string(), amount: cents, modifiesTip: z.boolean() }),
  /** Whether a host has been told. */
  isAnnounced: z.boolean(),
});

type RefundFacts = z.output<typeof facts>;
export type RefundRecord = IntentRecord<RefundFacts>;

/** A refund is the restaurant's: whichever of its managers comes next may look it up. */
export const createRefundIntents = (signal: AbortSignal) =>
  createIntents({ facts, owner: () => "", signal });

export function refundName({ transactionId }: Pick<Before, "transactionId">): IntentName {
  return { kind: "refund", ids: [transactionId] };
}

/** Ids and figures; the notes stay out, since people write names into them. */
export function factsOf(before: Before, request: RefundRequest, isAnnounced: boolean): RefundFacts {
  const { reason, amount, modifiesTip } = request;
  const refundIds = [...before.refundIds];
  return {
    before: { ...before, refundIds },
    request: { reason, amount, modifiesTip },
    isAnnounced,
  };
}
