import { balanceOf } from "../../../shared/bill/balance.ts";
import type { ManagedGuest } from "../../../shared/contracts/managers.ts";
import type { CreditCents } from "../../../shared/money/cents.ts";

/** @param unnamed is shown for a guest without a name */
export function guestName(
  guest: Pick<ManagedGuest, "firstName" | "lastName"> | null,
  unnamed: string,
): string {
  return [guest?.firstName, guest?.lastName].filter(Boolean).join(" ") || unnamed;
}

/**
 * True only for an explicit `false`. If the server does not say, the guest may have a card (C3.04).
 */
export function hasNoCard({ hasActiveCard }: Pick<ManagedGuest, "hasActiveCard">): boolean {
  return hasActiveCard === false;
}

/**
 * Whether a checkout would fail because the guest has no card (M14). Known only after the guest was
 * read.
 */
export function lacksAnyCard(
  guest: Pick<ManagedGuest, "hasActiveCard" | "stripeSources">,
): boolean {
  return hasNoCard(guest) || !guest.stripeSources.length;
}

export function creditOf({
  creditBalance,
  ikPassBalance,
}: Pick<ManagedGuest, "creditBalance" | "ikPassBalance">): CreditCents {
  return balanceOf({ balance: null, creditBalance, ikPassBalance });
}
