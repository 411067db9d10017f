import { type RefObject, useRef, useState } from "react";
import type { Ticket } from "../contracts/bill.ts";
import type { CashCents } from "../money/cents.ts";
import { parseCents } from "../money/parse.ts";
import { plain } from "./order.ts";

export const ways = ["full", "split", "other"] as const;
/** The whole bill, a share of it, or an amount of one's own. */
export type Way = (typeof ways)[number];

interface PartSetup {
  /** Whether the host lets diners pay a part. */
  readonly canSplit: boolean;
  readonly ticket: Pick<Ticket, "billAmountToLeaveUnpaid">;
  /** The part that the bill was read for. Null for the whole bill. */
  readonly payAmount: CashCents | null;
  /** The amount as typed. */
  readonly typed: string;
  /** Whether the restaurant has just refused a part, so that the whole bill is shown. */
  readonly isRefused: boolean;
}

export interface Part {
  /** Whether the server says what a part would leave unpaid. */
  readonly isOffered: boolean;
  readonly way: Way;
  readonly choose: (way: Way) => void;
  /** Whether the typed amount is not yet the amount that the button would pay. */
  readonly isPending: boolean;
  /** Reads the bill for the typed amount, or shows what is wrong with it. */
  readonly apply: () => void;
  /** The element that contains the form. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** How much of a bill the diner wants to pay. */
export function usePart({ canSplit, ticket, payAmount, typed, isRefused }: PartSetup): Part {
  const [chosen, choose] = useState<Way | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const [wasRefused, setRefused] = useState(isRefused);
  if (isRefused !== wasRefused) {
    setRefused(isRefused);
    if (isRefused) choose(null);
  }
  const isOffered = canSplit && ticket.billAmountToLeaveUnpaid !== null;
  const way = chosen ?? (payAmount === null ? "full" : "other");
  const cents = parseCents(typedPart(typed, payAmount));
  return {
    isOffered,
    way,
    choose,
    isPending: isOffered && way !== "full" && (cents === null || cents !== payAmount),
    apply: () => ref.current?.querySelector("form")?.requestSubmit(),
    ref,
  };
}

/** The text of the amount field, which starts with the part that the page asks for. */
export function typedPart(typed: string, payAmount: CashCents | null): string {
  return typed || (payAmount === null ? "" : plain(payAmount));
}

/** Whether a wallet may pay. Applies a typed amount first, as the button does. */
export function isApplied({ isPending, apply }: Pick<Part, "isPending" | "apply">): boolean {
  if (isPending) apply();
  return !isPending;
}
