import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { CreditCents } from "../../../shared/money/cents.ts";
import faceCss from "../../../shared/ui/GiftFace.css?inline";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The gift as a card: 'Claim your $amount' (C2.120), or the gift without an amount. */
export function Claim({ amount }: { amount: CreditCents | null }) {
  const { money } = useMoney();
  const copy = useTexts(texts);
  useSheet(faceCss, "ui");
  const { product } = useEnvironment().config;
  const hasAmount = amount !== null && amount > 0;
  return (
    <div className="gift-face">
      <span className="gift-face-name" translate="no">
        {product.name}
      </span>
      <p className="gift-face-foot gift-claim">
        {hasAmount ? copy.claim : copy.claimPlain}{" "}
        {hasAmount && <Money size="hero" amount={money(amount)} />}
      </p>
    </div>
  );
}
