import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { Country } from "../../../shared/config/pageConfig.ts";
import type { OrderSummary } from "../../../shared/contracts/bulkGifting.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { percentText } from "./figures.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * The sent, redeemed and outstanding amounts, and the redemption rate, as the server counts them.
 */
export function Figures({ summary, country }: { summary: OrderSummary | null; country: Country }) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { orders: words } = copy;
  if (!summary) return null;
  const figureOf = (amount: CashCents | null) =>
    amount === null ? "–" : <Money amount={money(amount)} size="large" />;
  const figures = [
    {
      head: words.sent,
      figure: figureOf(summary.sentAmount),
      detail: summary.recipients !== null && words.recipients({ count: summary.recipients }),
    },
    { head: words.redeemed, figure: figureOf(summary.redeemedAmount) },
    { head: words.outstanding, figure: figureOf(summary.outstandingAmount) },
    {
      head: words.rate,
      figure: <Money amount={percentText(summary.redemptionRate, copy)} size="large" />,
    },
  ];
  return (
    <dl className="figure-cards" aria-label={words.figures}>
      {figures.map(({ head, figure, detail }) => (
        <div key={head} className="card">
          <dt>{head}</dt>
          <dd>{figure}</dd>
          {detail && <dd className="muted small">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
