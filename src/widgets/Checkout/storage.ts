import { expireLater } from "../../shared/host/storedSweep.ts";
import * as z from "zod/mini";
import {
  storedPurchase,
  withoutSecrets,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import { toJson } from "../../shared/api/json.ts";
import type { Cents } from "../../shared/money/cents.ts";
import { sessionItems } from "../../shared/host/storedItems.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { draftSchema, type Draft } from "./draft.ts";
import type { Viewer } from "./intent.ts";
import { giftOutcomes, isGiftOpen, type Gift, type GiftOutcome, type SentGift } from "./state.ts";

/** Milliseconds that a receipt can be opened again (K10). */
const receiptTtlMs = sessionItems["checkout:receipt:{item}"].until * 60_000;

const draftKey = (target: string) => `checkout:draft:${target}` as const;
const receiptKey = (target: string) => `checkout:receipt:${target}` as const;

export function readDraft(target: string): Draft | null {
  return readStored("session", draftKey(target), draftSchema);
}

export function writeDraft(target: string, draft: Draft): void {
  writeStored("session", draftKey(target), draft);
}

const isCents = (value: unknown): boolean => Number.isSafeInteger(value);

const gift = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  deliverOn: z.nullable(z.string()),
  keepBonus: z.boolean(),
});

const receipt = z.object({
  atMs: z.number(),
  purchase: storedPurchase,
  gift: z.enum(giftOutcomes),
  sent: z.optional(
    z.object({
      recipient: z.string(),
      amount: z.nullable(z.custom<Cents>(isCents)),
      bodyHash: z.catch(z.string(), ""),
    }),
  ),
  attempts: z.catch(z.optional(z.array(gift)), undefined),
  isSeen: z.optional(z.boolean()),
  owner: z.string(),
  buyer: z.string(),
});

export interface Receipt {
  readonly purchase: PurchaseAnswer;
  /**
   * `open`: the buyer has not left the gift page yet. `sending`: the outcome of the gift is
   * unknown.
   */
  readonly gift: GiftOutcome;
  readonly sent?: SentGift | undefined;
  /** What was sent as the gift, as long as its outcome is unknown, so that it can be sent again. */
  readonly attempts?: readonly Gift[] | undefined;
  /**
   * Whether a page has shown the receipt. If not, it is shown before everything else (fault D5).
   */
  readonly isSeen?: boolean | undefined;
}

/**
 * A receipt with its buyer: the account that bought, empty for a guest, and the fingerprint of the
 * buyer's email address.
 */
export interface OwnedReceipt extends Receipt {
  readonly owner: string;
  readonly buyer: string;
}

export function readReceipt(target: string, nowMs: number): OwnedReceipt | null {
  const storedReceipt = readStored("session", receiptKey(target), receipt);
  if (!storedReceipt) return null;
  // The clock may have been set back since it was written.
  if (Math.abs(nowMs - storedReceipt.atMs) < receiptTtlMs) return storedReceipt;
  removeText("session", receiptKey(target));
  return null;
}

/**
 * Whether the viewer is the buyer of the receipt: the same account, or a guest who has signed in
 * since with the same email address.
 */
export function isOwn({ owner, buyer }: OwnedReceipt, viewer: Viewer): boolean {
  return owner === viewer.account || (viewer.buyer !== "" && buyer === viewer.buyer);
}

function distinct(gifts: readonly Gift[]): readonly Gift[] {
  return [...new Map(gifts.map((one) => [toJson(one), one])).values()];
}

/**
 * Stores the receipt without its secrets, which stay in memory. Keeps the time and the buyer of the
 * first time it was stored, and what was sent as the gift as long as that is open.
 */
export function writeReceipt(target: string, kept: OwnedReceipt, nowMs: number): void {
  const first = readStored("session", receiptKey(target), receipt);
  const isSame = first && first.purchase.id === kept.purchase.id;
  const { atMs, owner, buyer } = isSame ? first : { ...kept, atMs: nowMs };
  const purchase = withoutSecrets(kept.purchase);
  const earlier = (isSame && first.attempts) || [];
  const attempts = isGiftOpen(kept.gift) ? distinct([...earlier, ...(kept.attempts ?? [])]) : [];
  writeStored("session", receiptKey(target), { ...kept, purchase, atMs, owner, buyer, attempts });
  expireLater(receiptKey(target), receiptTtlMs / 60_000);
}
