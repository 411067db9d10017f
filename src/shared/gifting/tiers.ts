import { cash, type CashCents } from "../money/cents.ts";
import { bps, type Bps } from "../money/share.ts";

/**
 * A discount for orders from `min` up to, but not including, `max` dollars (BG9); without `max` it
 * is unlimited.
 */
export interface GiftTier {
  readonly min: number;
  readonly max?: number | null | undefined;
  /** 15 and 0.15 both mean 15 percent. */
  readonly discount: number;
}

/** A suggested amount, in whole dollars. */
export interface GiftPreset {
  readonly amount: number;
  readonly default?: boolean | undefined;
}

/** Source: B9.13–B9.16. */
export const defaultTiers: readonly GiftTier[] = [
  { min: 0, max: 5_000, discount: 10 },
  { min: 5_000, max: 10_000, discount: 15 },
  { min: 10_000, max: 25_000, discount: 20 },
  { min: 25_000, discount: 25 },
];

/** Source: B9.18, B9.19. */
export const defaultPresets: readonly GiftPreset[] = [
  { amount: 25 },
  { amount: 50 },
  { amount: 100, default: true },
  { amount: 250 },
];

export const defaultRecipients = 125;

export function tierFor(total: CashCents, tiers: readonly GiftTier[]): GiftTier | null {
  return (
    tiers.find(
      ({ min, max }) =>
        total >= dollars(min) && (max === undefined || max === null || total < dollars(max)),
    ) ?? null
  );
}

export function rateOf({ discount }: GiftTier): Bps {
  return clampedBps(discount * (discount < 1 ? 10_000 : 100));
}

/** Rounded to whole basis points and clamped to 0–100 %. */
export function clampedBps(value: number): Bps {
  return bps(Math.min(10_000, Math.max(0, Math.round(value))));
}

export function dollars(amount: number): CashCents {
  return cash(Math.round(amount * 100));
}
