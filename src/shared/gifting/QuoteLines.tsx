import { formatMoney, type MoneyCountry } from "../money/format.ts";
import { Money } from "../ui/Money.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import { giftingCopy } from "./copy.ts";
import css from "./QuoteLines.css?inline";
import type { GiftQuote } from "./quote.ts";

const { quote: words } = giftingCopy;

interface QuoteLinesProps {
  quote: GiftQuote;
  /** What the total is made of, such as `125 × $100`. */
  made: string;
  country: MoneyCountry;
  isVoucher: boolean;
  /** What is saved is the figure of the page. */
  isAboutSaving?: boolean;
}

/** What an order costs, announced as it changes. Vouchers have no discount, and say how long they are valid (BG13). */
export function QuoteLines({
  quote: { total, rate, saved, pay },
  made,
  country,
  isVoucher,
  isAboutSaving,
}: QuoteLinesProps) {
  useSheet(css);
  const { config } = useEnvironment();
  return (
    <output className="quote" aria-live="polite" aria-label={words.label}>
      <span className="row">
        <span>
          {words.total} <span className="muted">{made}</span>
        </span>{" "}
        <Money amount={formatMoney(total, country)} />
      </span>{" "}
      {!isVoucher && rate > 0 && (
        <span className="row gain">
          <span>
            {words.saved} <span className="small">{words.discount(`${rate / 100}%`)}</span>
          </span>{" "}
          <Money size={isAboutSaving ? "huge" : "text"} amount={formatMoney(saved, country)} />
        </span>
      )}{" "}
      <span className="row sum">
        <span>{words.pay}</span> <Money size="large" amount={formatMoney(pay, country)} />
      </span>
      {isVoucher && (
        <span className="muted small">{config.texts["nzExpiry"] ?? words.voucherExpiry}</span>
      )}
    </output>
  );
}
