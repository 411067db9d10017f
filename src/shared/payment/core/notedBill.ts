import * as z from "zod/mini";
import { cash } from "../../money/cents.ts";
import {
  firstReleaseKey,
  takeFirstReleaseNote,
  type FirstReleaseNote,
} from "../intent/firstRelease.ts";
import type { IntentName } from "../intent/names.ts";
import { mostKnownIds, type PaymentFacts } from "./kept.ts";

const cents = z.catch(z.nullable(z.pipe(z.int().check(z.nonnegative()), z.transform(cash))), null);
const phases = { pending: "sent", paid: "paid", pos: "posUnconfirmed" } as const;

const billNote = z.object({ is: z.enum(["pending", "paid", "pos"]), owed: cents, bill: cents });

/** The facts of a payment of which nothing is known. */
export const noFacts: PaymentFacts = {
  sums: null,
  receipt: null,
  isAnnounced: false,
  cardId: null,
  bodies: [],
  knownIds: [],
};

/** A diner's payment of a bill that release 1.0.0 has noted in this tab. */
export function notedBill({ ids }: IntentName): FirstReleaseNote<PaymentFacts> | null {
  const note = takeFirstReleaseNote(firstReleaseKey("dining.redeem.", ids.slice(0, 3)), billNote);
  if (!note) return null;
  const { is, owed, bill } = note;
  const sums = owed === null || bill === null ? null : { owed, bill };
  return { phase: phases[is], facts: { ...noFacts, sums, isAnnounced: is !== "pending" } };
}

const managersNote = z.object({ knownIds: z.array(z.string()) });

/**
 * A manager's payment that release 1.0.0 has sent in this tab: of a check, by location and number,
 * or of an amount, by location, guest and amount.
 */
export function notedManagersBill({
  ids: [, ...ids],
}: IntentName): FirstReleaseNote<PaymentFacts> | null {
  const keys = [3, 2].map((length) =>
    firstReleaseKey("dining.managers.payment.", ids.slice(0, length)),
  );
  for (const key of keys) {
    const note = takeFirstReleaseNote(key, managersNote);
    if (note)
      return {
        phase: "sent",
        facts: { ...noFacts, knownIds: note.knownIds.slice(0, mostKnownIds) },
      };
  }
  return null;
}
