import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { AmbassadorStats } from "../../../shared/contracts/ambassadorStats.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Figures } from "../flow.ts";
import { wholeNumber } from "../wholeNumber.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The four totals; a dash marks an unknown one. */
export function FigureCards({ figures, onRetry }: { figures: Figures; onRetry: () => void }) {
  const { money } = useMoney();
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const formatCount = (count: number | null | undefined): string | null =>
    count === null || count === undefined ? null : wholeNumber(count, lang);
  const stats: Partial<AmbassadorStats> = figures.kind === "loaded" ? figures.stats : {};
  const credit = stats.totalCreditsEarned ?? null;
  const cards = [
    [copy.cards.brandLinks, formatCount(stats.brandLinks?.count)],
    [copy.cards.claims, formatCount(stats.totalClaims)],
    [copy.cards.redemptions, formatCount(stats.totalRedemptions)],
    [copy.cards.credit, credit === null ? null : money(credit)],
  ] as const;
  return (
    <>
      {figures.kind === "failed" && (
        <Alert actions={<Button onClick={onRetry}>{copy.retry}</Button>}>
          {copy.figuresFailed}
        </Alert>
      )}
      <dl
        className="figure-cards"
        aria-label={copy.cards.label}
        aria-busy={figures.kind === "loading" || undefined}
      >
        {cards.map(([label, value]) => (
          <div key={label} className="figure-card">
            <dt>{label}</dt>
            <dd className="figures" translate="no">
              {value ?? copy.cards.unknown}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
