import * as z from "zod/mini";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import type { Draft } from "./draft.ts";

const facts = z.object({
  /** Whether a host has been told of the order. */
  isAnnounced: z.boolean(),
});

export const createOrderIntents = (signal: AbortSignal) =>
  // The name holds the account, so that a record is never another one's.
  createIntents({ facts, owner: () => "", signal });

export type OrderIntents = ReturnType<typeof createOrderIntents>;

/** A draft makes at most one order, also where a tab was duplicated with it. */
export function orderName({ owner, externalId }: Draft): IntentName {
  return { kind: "order", ids: [owner, externalId] };
}
