import { credit } from "../../../shared/money/cents.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useState } from "react";
import type { OfferTier } from "../../../shared/contracts/offers.ts";
import { queryParameters } from "../../../shared/host/address.ts";
import { pageOrigin } from "../../../shared/host/navigation.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import {
  checkoutUrl,
  creditTotal,
  removeOne,
  addOne,
  priceTotal,
  type TierChoice,
} from "./tierChoice.ts";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Offers to buy credit with a bonus instead of the offer: one tier, up to the maximum (A5.06, O19).
 */
export function Upsell({
  tiers,
  checkoutUrl: checkoutBase,
}: {
  tiers: readonly OfferTier[];
  checkoutUrl: string;
}) {
  const { preset } = useMoney();
  const deferredCopy = useTexts(deferredTexts);
  const { upsell: words } = deferredCopy;
  const { navigate } = useEnvironment();
  const [choice, setChoice] = useState<TierChoice | null>(() =>
    tiers[0] ? addOne(tiers[0], null) : null,
  );
  const [isAtMaximum, setAtMaximum] = useState(false);
  const tier = tiers.find(({ icoId }) => icoId === choice?.icoId);

  function add(tierToAdd: OfferTier): void {
    const next = addOne(tierToAdd, choice);
    setAtMaximum(!next);
    if (next) setChoice(next);
  }

  const href = choice && checkoutHref(checkoutBase, choice);
  return (
    <div className="offer-upsell">
      <ul aria-label={words.legend}>
        {tiers.map((rowTier) => (
          <TierRow
            key={rowTier.icoId}
            tier={rowTier}
            quantity={rowTier.icoId === choice?.icoId ? choice.quantity : 0}
            onMore={() => add(rowTier)}
            onLess={() => {
              setAtMaximum(false);
              if (choice) setChoice(removeOne(choice));
            }}
          />
        ))}
      </ul>
      <p className="offer-total" role="status">
        {tier && choice && (
          <>
            <span>
              {words.get} <Money amount={preset(creditTotal(tier, choice.quantity))} size="large" />
            </span>
            <span className="muted">
              {words.total} <Money amount={preset(priceTotal(tier, choice.quantity))} />
            </span>
          </>
        )}
        {isAtMaximum && <span className="offer-full">{words.ceiling}</span>}
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
  const { preset } = useMoney();
  const deferredCopy = useTexts(deferredTexts);
  const { upsell: words } = deferredCopy;
  const get = preset(tier.getAmount);
  const bonus = tier.roundedBonusAmount ?? credit(tier.getAmount - tier.payAmount);
  return (
    <li data-chosen={quantity > 0 || undefined}>
      <span className="offer-tier">
        <Money amount={get} size="large" />
        <span className="muted">
          {words.pay({ pay: preset(tier.payAmount) })}
          {bonus > 0 && ` · ${words.bonus({ bonus: preset(bonus) })}`}
        </span>
      </span>
      <span className="offer-stepper">
        <Button
          onClick={onLess}
          disabled={quantity === 0}
          aria-label={words.fewer({ amount: get })}
        >
          −
        </Button>
        <output aria-label={words.quantity}>{quantity}</output>
        <Button onClick={onMore} aria-label={words.more({ amount: get })}>
          +
        </Button>
      </span>
    </li>
  );
}

/** The host's checkout, given as a path or an address. */
function checkoutHref(checkoutBase: string, choice: TierChoice): string | null {
  try {
    const campaign = queryParameters((name) => name.startsWith("utm_") || name === "code");
    return checkoutUrl(new URL(checkoutBase, pageOrigin()).href, choice, campaign);
  } catch {
    return null;
  }
}
