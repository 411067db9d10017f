import * as z from "zod/mini";
import { readStored, writeStored } from "../../../shared/host/storage.ts";

const short = z.string().check(z.maxLength(254));
/** Digits as `wholeNumberText` leaves them: another script may have written anything else. */
const dollars = z.string().check(z.regex(/^\d{0,7}$/));
const count = z.string().check(z.regex(/^\d{0,5}$/));

/** Everything of an order but its recipients and the card (BG3). */
export const draftSchema = z.object({
  recipients: count,
  perPerson: count,
  budget: z.nullable(dollars),
  /** Gifts go to addresses, or are links to hand out. */
  method: z.enum(["addresses", "links"]),
  name: short,
  senderName: short,
  message: z.string().check(z.maxLength(500)),
  /** `2026-03-14`; empty for now. */
  sendOn: short,
  agreed: z.boolean(),
  /** A saved card's id or `new`; empty until one is chosen. */
  card: short,
  postalCode: short,
  saveCard: z.boolean(),
  /** Makes at most one order (BG5). */
  externalId: short,
  /** The account whose draft this is; no other account sees it. */
  owner: short,
});

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = {
  recipients: "",
  perPerson: "",
  budget: null,
  method: "addresses",
  name: "",
  senderName: "",
  message: "",
  sendOn: "",
  agreed: false,
  card: "",
  postalCode: "",
  saveCard: false,
  externalId: "",
  owner: "",
};

const draftKey = "bulkGifting:draft";

export function readDraft(): Draft | null {
  return readStored("session", draftKey, draftSchema);
}

export function saveDraft(draft: Draft): void {
  writeStored("session", draftKey, draft);
}
