import * as z from "zod/mini";
import type { SentSums } from "../bill/settled.ts";
import { readStored, removeText, writeStored } from "../host/storage.ts";
import { cash } from "../money/cents.ts";

/** What this tab knows of an earlier payment of a bill: sent and never settled, seen to be paid, or paid and never confirmed by the restaurant. */
export type Remembered = "pending" | "paid" | "pos" | null;

/** A bill as the page names it. */
export interface BillName {
  readonly pos: string;
  readonly location: string;
  readonly ticket: string;
}

const cents = z.catch(z.optional(z.int().check(z.nonnegative())), undefined);
const mark = z.object({
  ticket: z.string(),
  is: z.enum(["pending", "paid", "pos"]),
  owed: cents,
  bill: cents,
  receipt: z.optional(z.unknown()),
});

/** What is kept: ids and amounts, nothing of the person and nothing of a card. */
export interface BillMark {
  readonly ticket: string;
  readonly is: Exclude<Remembered, null>;
  /** What was sent, to tell from a later reading whether it arrived. */
  readonly sums: SentSums | null;
  /** What a widget shows of it again, in a form of its own. */
  readonly receipt: unknown;
}

/** What is left out stays as it was. */
export interface BillFacts {
  readonly sums?: SentSums | undefined;
  readonly receipt?: unknown;
  /** The check's number, where the bill is kept under a name of several. */
  readonly about?: string | undefined;
}

/** What this tab remembers of its payments; it outlives a reload (faults D4, D5). */
export interface BillMemory {
  of(bill: BillName): Remembered;
  read(bill: BillName): BillMark | null;
  remember(bill: BillName, is: Exclude<Remembered, null>, facts?: BillFacts): void;
  forget(bill: BillName): void;
  /** Takes the one place for a write, at once; null where it is taken. Gives back how to leave it. */
  takePlace(name: string): (() => void) | null;
  /** How many payments of this bill the page has begun, by all its widgets. */
  paymentsBegun(bill: BillName): number;
}

/** Check numbers come again: an older payment says nothing of a check that is open, in milliseconds. */
const staleAfterMs = 12 * 3_600_000;

/** Whether a payment of then, in ms since the epoch, is too old to be one of the check that is open now. */
export function isStale(atMs: number | null | undefined, nowMs: number): boolean {
  return typeof atMs !== "number" || nowMs - atMs > staleAfterMs;
}

/** What is being written by this page: two widgets with one bill send one payment at a time (faults D1). */
const underway = new Set<string>();
const begun = new Map<string, number>();

function keyOf({ pos, location, ticket }: BillName): string {
  return `dining.redeem.${[pos, location, ticket].map(encodeURIComponent).join(".")}`;
}

/** The name of a bill's one place for writes. */
export function placeOf({ pos, location, ticket }: BillName): string {
  return `bill ${[pos, location, ticket].join(" ")}`;
}

function read(bill: BillName): BillMark | null {
  const kept = readStored("session", keyOf(bill), mark);
  if (!kept) return null;
  const { owed, bill: paid, receipt, ...rest } = kept;
  return {
    ...rest,
    sums: owed === undefined || paid === undefined ? null : { owed: cash(owed), bill: cash(paid) },
    receipt,
  };
}

export const billMemory: BillMemory = {
  read,
  of: (bill) => read(bill)?.is ?? null,
  remember(bill, is, facts = {}) {
    const before = read(bill);
    writeStored("session", keyOf(bill), {
      ticket: facts.about ?? bill.ticket,
      is,
      ...(facts.sums ?? before?.sums),
      receipt: facts.receipt ?? before?.receipt,
    });
  },
  forget: (bill) => removeText("session", keyOf(bill)),
  takePlace(name) {
    if (underway.has(name)) return null;
    underway.add(name);
    begun.set(name, (begun.get(name) ?? 0) + 1);
    return () => void underway.delete(name);
  },
  paymentsBegun: (bill) => begun.get(placeOf(bill)) ?? 0,
};
