import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { PurchaseTier } from "../../../shared/contracts/purchase.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { checkoutFor } from "../effects.ts";
import type { Options } from "../options.ts";
import type { Tab } from "../panel.ts";
import { bestTier, bonusPercent } from "../tierValue.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The fixed offers of a tab; each is a link to the checkout. */
export function TierList({ tab, options }: { tab: Tab; options: Options }) {
  if (!tab.tiers.length) return null;
  const best = bestTier(tab.tiers);
  return (
    <ul className="tiers">
      {tab.tiers.map((tier, index) => (
        <li key={tier.icoSlug ?? tier.gcoSlug ?? index}>
          <TierCard tier={tier} isBest={tier === best} href={hrefOf(tier, tab, options)} />
        </li>
      ))}
    </ul>
  );
}

function hrefOf(
  { icoSlug, gcoSlug, id }: PurchaseTier,
  { key }: Tab,
  options: Options,
): string | null {
  const slug = (key === "cash" ? icoSlug : gcoSlug) ?? id;
  return slug && checkoutFor(options, key === "cash" ? "ico_id" : "gco_id", slug);
}

function TierCard({
  tier,
  isBest,
  href,
}: {
  tier: PurchaseTier;
  isBest: boolean;
  href: string | null;
}) {
  const { preset } = useMoney();
  const copy = useTexts(texts);
  const { emit } = useEnvironment();
  if (!href) return null;
  const { tier: words } = copy;
  const bonus = bonusPercent(tier);
  const labels = [tier.bannerLabel, isBest && words.best].filter(Boolean);
  return (
    <a
      className="tier"
      href={href}
      onClick={(event) =>
        emit("widget:navigate", { url: href, reason: "checkout" }, true) || event.preventDefault()
      }
    >
      {labels.length > 0 && <span className="banner">{labels.join(" · ")}</span>}
      <span className="words">
        <span className="get">
          {words.get} <Money size="large" amount={preset(tier.getAmount)} />
        </span>
        {bonus > 0 && (
          <span className="bonus" translate="no">
            {words.bonus({ percent: bonus })}
          </span>
        )}
        {tier.strikeThroughGet !== null && (
          <s className="muted">
            <span className="visually-hidden">{words.instead} </span>
            {preset(tier.strikeThroughGet)}
          </s>
        )}
      </span>
      <span className="pay">{words.pay({ amount: preset(tier.payAmount) })}</span>
    </a>
  );
}
