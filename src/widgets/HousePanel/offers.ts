import { checkoutFor } from "./effects.ts";
import type { PurchaseOptions, PurchaseTier } from "../../shared/contracts/purchase.ts";
import { amountFrom } from "./amount.ts";
import { summaryOf } from "./incentive.ts";
import type { Options } from "./options.ts";
import type { Tab, TabKey } from "./panel.ts";
import { betterTier, worthFirst } from "./tierValue.ts";

/** A tier that can be bought. */
export interface Pick {
  readonly key: string;
  readonly tab: TabKey;
  readonly tier: PurchaseTier;
  readonly href: string;
}

/** The key of the open amount in the choice. */
export const ownAmount = "own";

/** The tiers of a tab with their addresses. A tier without an id cannot be bought. */
export function picksOf({ key, tiers }: Tab, options: Options): Pick[] {
  return worthFirst(tiers).flatMap((tier) => {
    const slug = (key === "cash" ? tier.icoSlug : tier.gcoSlug) ?? tier.id;
    const href = slug && checkoutFor(options, key === "cash" ? "ico_id" : "gco_id", slug);
    return slug && href ? [{ key: `${key}:${slug}`, tab: key, tier, href }] : [];
  });
}

/**
 * What is selected at the start: the tier that gives at least as much for the money of the first
 * amount, else the amount itself. If no other amount can be bought, the first tier.
 */
export function firstPick(
  picks: readonly Pick[],
  hasOpenAmount: boolean,
  text: string,
  options: PurchaseOptions,
): string {
  if (!hasOpenAmount) return picks[0]?.key ?? ownAmount;
  const { amount } = amountFrom(text, options);
  if (amount === null) return ownAmount;
  const { pay, get } = summaryOf(amount, options);
  const [best] = picks
    .filter(({ tier }) => tier.payAmount <= pay && tier.getAmount >= get)
    .toSorted((a, b) => b.tier.getAmount - a.tier.getAmount);
  return best?.key ?? ownAmount;
}

/** The pick that gives most for at most this money, if it gives more than the amount itself. */
export function betterPick(
  picks: readonly Pick[],
  summary: Parameters<typeof betterTier>[1],
): Pick | undefined {
  const tier = betterTier(
    picks.map((pick) => pick.tier),
    summary,
  );
  return picks.find((pick) => pick.tier === tier);
}
