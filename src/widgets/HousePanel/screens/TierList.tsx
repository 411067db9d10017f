import type { PurchaseTier } from "../../../shared/contracts/purchase.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { checkoutFor } from "../effects.ts";
import type { Options } from "../options.ts";
import type { Tab } from "../panel.ts";

/** The fixed offers of a tab; each is a link to the checkout. */
export function TierList({ tab, options }: { tab: Tab; options: Options }) {
  if (!tab.tiers.length) return null;
  return (
    <ul className="tiers">
      {tab.tiers.map((tier, index) => (
        <li key={tier.icoSlug ?? tier.gcoSlug ?? index}>
          <TierCard tier={tier} href={hrefOf(tier, tab, options)} />
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

function TierCard({ tier, href }: { tier: PurchaseTier; href: string | null }) {
  const { country, emit } = useEnvironment();
  if (!href) return null;
  return (
    <a
      className="tier"
      href={href}
      onClick={(event) =>
        emit("widget:navigate", { url: href, reason: "checkout" }, true) || event.preventDefault()
      }
    >
      {tier.bannerLabel && <span className="banner">{tier.bannerLabel}</span>}
      <span className="words">
        <span className="get">
          {copy.tier.get("")}
          <Money size="large" amount={formatMoney(tier.getAmount, country)} />
        </span>
        {tier.strikeThroughGet !== null && (
          <s className="muted">
            <span className="visually-hidden">instead of </span>
            {formatMoney(tier.strikeThroughGet, country)}
          </s>
        )}
      </span>
      <span className="pay">{copy.tier.pay(formatMoney(tier.payAmount, country))}</span>
    </a>
  );
}
