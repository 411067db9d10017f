import type { CreditCents } from "../../../shared/money/cents.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** 'Claim your $amount' (C:L63), or the gift without an amount. */
export function Claim({ amount }: { amount: CreditCents | null }) {
  const copy = useTexts(texts);
  const { country } = useEnvironment();
  if (amount === null || amount <= 0) return <p className="gift-claim">{copy.claimPlain}</p>;
  return (
    <p className="gift-claim">
      {copy.claim} <Money size="hero" amount={formatMoney(amount, country)} />
    </p>
  );
}
