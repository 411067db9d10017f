import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { CreditCents } from "../../../shared/money/cents.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** 'Claim your $amount' (C2.120), or the gift without an amount. */
export function Claim({ amount }: { amount: CreditCents | null }) {
  const { money } = useMoney();
  const copy = useTexts(texts);
  if (amount === null || amount <= 0) return <p className="gift-claim">{copy.claimPlain}</p>;
  return (
    <p className="gift-claim">
      {copy.claim} <Money size="hero" amount={money(amount)} />
    </p>
  );
}
