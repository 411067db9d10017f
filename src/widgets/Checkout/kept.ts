import * as z from "zod/mini";
import { storedPurchase, type PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { draftSchema, type Draft } from "./draft.ts";
import { giftOutcomes, type GiftOutcome } from "./state.ts";

/** How long a receipt can be opened again, in milliseconds (K10). */
const receiptMs = 30 * 60_000;

const draftKey = (target: string): string => `checkout:draft:${target}`;
const pendingKey = (target: string): string => `checkout:pending:${target}`;
const receiptKey = (target: string): string => `checkout:receipt:${target}`;

export function keptDraft(target: string): Draft | null {
  return readStored("session", draftKey(target), draftSchema);
}

export function keepDraft(target: string, draft: Draft): void {
  writeStored("session", draftKey(target), draft);
}

const pending = z.object({
  /** The newest purchase of this item that was known before the one under way; null for none. */
  before: z.nullable(z.string()),
  wasAgreed: z.optional(z.boolean()),
});

/** A purchase was sent and its outcome is not known: ids only (faults D4). */
export type Pending = z.output<typeof pending>;

export function keptPending(target: string): Pending | null {
  return readStored("session", pendingKey(target), pending);
}

export function keepPending(target: string, marker: Pending): void {
  writeStored("session", pendingKey(target), marker);
}

export function dropPending(target: string): void {
  removeText("session", pendingKey(target));
}

const receipt = z.object({
  atMs: z.number(),
  purchase: storedPurchase,
  gift: z.enum(giftOutcomes),
  recipient: z.optional(z.string()),
  isSeen: z.optional(z.boolean()),
});

export interface Receipt {
  readonly purchase: PurchaseAnswer;
  /** `open`: the gift page has not been left yet; `sending`: its outcome is not known. */
  readonly gift: GiftOutcome;
  readonly recipient?: string | undefined;
  /** Whether a page has shown it; one that has not comes before everything else (faults D5). */
  readonly isSeen?: boolean | undefined;
}

export function keptReceipt(target: string, nowMs: number): Receipt | null {
  const found = readStored("session", receiptKey(target), receipt);
  if (!found) return null;
  if (nowMs >= found.atMs && nowMs - found.atMs < receiptMs) return found;
  removeText("session", receiptKey(target));
  return null;
}

/** Keeps the receipt, and with it drops what only a purchase under way needs. */
export function keepReceipt(target: string, kept: Receipt, nowMs: number): void {
  const first = readStored("session", receiptKey(target), receipt);
  const isSame = first && first.purchase.id === kept.purchase.id;
  writeStored("session", receiptKey(target), { ...kept, atMs: isSame ? first.atMs : nowMs });
  dropPending(target);
  if (!isSame) counts.set(target, receiptsKept(target) + 1);
}

const counts = new Map<string, number>();

/** How many purchases of a target this page has seen: a second root notices that the first one has bought (faults D1). */
export function receiptsKept(target: string): number {
  return counts.get(target) ?? 0;
}
