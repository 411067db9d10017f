import { expireLater } from "../../shared/host/storedSweep.ts";
import * as z from "zod/mini";
import {
  storedPurchase,
  withoutSecrets,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import type { Cents } from "../../shared/money/cents.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { draftSchema, type Draft } from "./draft.ts";
import type { Viewer } from "./intent.ts";
import { giftOutcomes, type GiftOutcome, type SentGift } from "./state.ts";

/** How long a receipt can be opened again, in milliseconds (K10). */
const receiptTtlMs = 30 * 60_000;

const draftKey = (target: string) => `checkout:draft:${target}` as const;
const receiptKey = (target: string) => `checkout:receipt:${target}` as const;

export function readDraft(target: string): Draft | null {
  return readStored("session", draftKey(target), draftSchema);
}

export function writeDraft(target: string, draft: Draft): void {
  writeStored("session", draftKey(target), draft);
}

const isCents = (value: unknown): boolean => Number.isSafeInteger(value);

const receipt = z.object({
  atMs: z.number(),
  purchase: storedPurchase,
  gift: z.enum(giftOutcomes),
  sent: z.optional(
    z.object({ recipient: z.string(), amount: z.nullable(z.custom<Cents>(isCents)) }),
  ),
  isSeen: z.optional(z.boolean()),
  owner: z.string(),
  buyer: z.string(),
});

export interface Receipt {
  readonly purchase: PurchaseAnswer;
  /** `open`: the gift page has not been left yet; `sending`: its outcome is not known. */
  readonly gift: GiftOutcome;
  readonly sent?: SentGift | undefined;
  /** Whether a page has shown it; one that has not comes before everything else (fault D5). */
  readonly isSeen?: boolean | undefined;
}

/** A receipt with whose it is: the account that bought, empty for a guest, and the fingerprint of the buyer's address. */
export interface OwnedReceipt extends Receipt {
  readonly owner: string;
  readonly buyer: string;
}

export function readReceipt(target: string, nowMs: number): OwnedReceipt | null {
  const storedReceipt = readStored("session", receiptKey(target), receipt);
  if (!storedReceipt) return null;
  if (nowMs >= storedReceipt.atMs && nowMs - storedReceipt.atMs < receiptTtlMs)
    return storedReceipt;
  removeText("session", receiptKey(target));
  return null;
}

/** Whether the viewer bought what the receipt shows: the same account, or a guest's email address of one who has signed in since (faults J). */
export function isOwn({ owner, buyer }: OwnedReceipt, viewer: Viewer): boolean {
  return owner === viewer.account || (viewer.buyer !== "" && buyer === viewer.buyer);
}

/** Keeps the receipt without its secrets, which stay in memory; its time and its buyer are those of when it was first kept. */
export function writeReceipt(target: string, kept: OwnedReceipt, nowMs: number): void {
  const first = readStored("session", receiptKey(target), receipt);
  const isSame = first && first.purchase.id === kept.purchase.id;
  const { atMs, owner, buyer } = isSame ? first : { ...kept, atMs: nowMs };
  const purchase = withoutSecrets(kept.purchase);
  writeStored("session", receiptKey(target), { ...kept, purchase, atMs, owner, buyer });
  expireLater(receiptKey(target), receiptTtlMs / 60_000);
}
