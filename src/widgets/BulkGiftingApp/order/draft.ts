import * as z from "zod/mini";
import { readStored, writeStored } from "../../../shared/host/storage.ts";

const short = z.string().check(z.maxLength(254));
/** Digits as `wholeNumberText` writes them. Another script may have stored anything else. */
const dollars = z.string().check(z.regex(/^\d{0,7}$/));
const count = z.string().check(z.regex(/^\d{0,5}$/));

/** Everything of an order except its recipients and the card (BG3). */
export const draftSchema = z.object({
  recipients: count,
  perPerson: count,
  budget: z.nullable(dollars),
  /** Whether gifts are sent to addresses or are links to hand out. */
  method: z.enum(["addresses", "links"]),
  name: short,
  senderName: short,
  message: z.string().check(z.maxLength(500)),
  /** `2026-03-14`. Empty to send the gifts now. */
  sendOn: short,
  agreed: z.boolean(),
  /** The id of a saved card, or `new`. Empty until the giver chooses. */
  card: short,
  postalCode: short,
  saveCard: z.boolean(),
  /** The id of the order. The server creates at most one order for it. */
  externalId: short,
  /** The account whose draft this is. Other accounts never see it. */
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
