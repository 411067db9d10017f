import { useState } from "react";
import type { OfferTier } from "../../../shared/contracts/offers.ts";
import { queryParameters } from "../../../shared/host/address.ts";
import { pageOrigin } from "../../../shared/host/navigation.ts";
import { formatPreset } from "../../../shared/money/format.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { lateCopy } from "../lateCopy.ts";
import { checkoutUrl, getTotal, oneLess, oneMore, payTotal, type Chosen } from "../upsell.ts";

/** Funds with a bonus instead of the offer: one tier, as often as its ceiling allows (A:L124, O19). */
export function Upsell({
  tiers,
  checkoutUrl: base,
}: {
  tiers: readonly OfferTier[];
  checkoutUrl: string;
}) {
  const { upsell: words } = lateCopy;
  const { country, navigate } = useEnvironment();
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    tiers[0] ? oneMore(tiers[0], null) : null,
  );
  const [isFull, setFull] = useState(false);
  const tier = tiers.find(({ icoId }) => icoId === chosen?.icoId);

  function add(wanted: OfferTier): void {
    const next = oneMore(wanted, chosen);
    setFull(!next);
    if (next) setChosen(next);
  }

  const href = chosen && checkoutHref(base, chosen);
  return (
    <div className="offer-upsell">
      <ul aria-label={words.legend}>
        {tiers.map((each) => (
          <TierRow
            key={each.icoId}
            tier={each}
            quantity={each.icoId === chosen?.icoId ? chosen.quantity : 0}
            onMore={() => add(each)}
            onLess={() => {
              setFull(false);
              if (chosen) setChosen(oneLess(chosen));
            }}
          />
        ))}
      </ul>
      <p className="offer-total" role="status">
        {tier && chosen && (
          <>
            <span>
              {words.get}{" "}
              <Money amount={formatPreset(getTotal(tier, chosen.quantity), country)} size="large" />
            </span>
            <span className="muted">
              {words.total}{" "}
              <Money amount={formatPreset(payTotal(tier, chosen.quantity), country)} />
            </span>
          </>
        )}
        {isFull && <span className="offer-full">{words.ceiling}</span>}
      </p>
      <LinkButton
        href={href}
        kind="primary"
        wide
        onClick={(event) => {
          if (!href || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          navigate(href, "checkout");
        }}
      >
        {words.next}
      </LinkButton>
    </div>
  );
}

interface TierRowProps {
  tier: OfferTier;
  quantity: number;
  onMore: () => void;
  onLess: () => void;
}

function TierRow({ tier, quantity, onMore, onLess }: TierRowProps) {
  const { upsell: words } = lateCopy;
  const { country } = useEnvironment();
  const get = formatPreset(tier.getAmount, country);
  const bonus = tier.roundedBonusAmount;
  return (
    <li data-chosen={quantity > 0 || undefined}>
      <span className="offer-tier">
        <Money amount={get} size="large" />
        <span className="muted">
          {words.pay(formatPreset(tier.payAmount, country))}
          {bonus !== null && bonus > 0 && ` · ${words.bonus(formatPreset(bonus, country))}`}
        </span>
      </span>
      <span className="offer-stepper">
        <Button onClick={onLess} disabled={quantity === 0} aria-label={words.fewer(get)}>
          −
        </Button>
        <output aria-label={words.quantity}>{quantity}</output>
        <Button onClick={onMore} aria-label={words.more(get)}>
          +
        </Button>
      </span>
    </li>
  );
}

/** The host's own checkout: a path, or an address that the host gave. */
function checkoutHref(base: string, chosen: Chosen): string | null {
  try {
    const campaign = queryParameters((name) => name.startsWith("utm_") || name === "code");
    return checkoutUrl(new URL(base, pageOrigin()).href, chosen, campaign);
  } catch {
    return null;
  }
}
