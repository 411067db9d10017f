import { useMoney } from "../ui/useMoney.ts";
import type { MoneyCountry } from "../money/format.ts";
import { Money } from "../ui/Money.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./QuoteLines.css?inline";
import type { GiftQuote } from "./quote.ts";
import { texts } from "./texts.ts";

interface QuoteLinesProps {
  quote: GiftQuote;
  /** How the total is calculated, such as `125 × $100`. */
  formula: string;
  country: MoneyCountry;
  isVoucher: boolean;
  /** Shows the savings as the largest figure. */
  emphasizesSavings?: boolean;
}

/**
 * The price of an order, announced when it changes. Vouchers have no discount and state how long
 * they are valid (BG13).
 */
export function QuoteLines({
  quote: { total, rate, saved, pay },
  formula,
  country,
  isVoucher,
  emphasizesSavings,
}: QuoteLinesProps) {
  const { money } = useMoney(country);
  const { quote: copy } = useTexts(texts);
  useSheet(css, "shared");
  const { config } = useEnvironment();
  return (
    <output className="quote" aria-live="polite" aria-label={copy.label}>
      <span className="row">
        <span>
          {copy.total} <span className="muted">{formula}</span>
        </span>{" "}
        <Money amount={money(total)} />
      </span>{" "}
      {!isVoucher && rate > 0 && (
        <span className="row gain">
          <span>
            {copy.saved} <span className="small">{copy.discount({ percent: rate / 100 })}</span>
          </span>{" "}
          <Money size={emphasizesSavings ? "huge" : "text"} amount={money(saved)} />
        </span>
      )}{" "}
      <span className="row sum">
        <span>{copy.pay}</span> <Money size="large" amount={money(pay)} />
      </span>
      {isVoucher && (
        <span className="muted small">{config.texts["nzExpiry"] ?? copy.voucherExpiry}</span>
      )}
    </output>
  );
}
