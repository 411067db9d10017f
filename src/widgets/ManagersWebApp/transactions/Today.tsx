import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { cash } from "../../../shared/money/cents.ts";
import { dayIn, isoDay } from "../../../shared/time/calendar.ts";
import { clockWords } from "../../../shared/time/weekly.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { filtered, hoursOf, noFilter, totalsOf } from "./activity.ts";
import { activityTexts } from "./activityTexts.ts";
import { isRefund } from "./transaction.ts";

interface TodayProps {
  rows: readonly ManagedTransaction[];
  timeZone: string | null;
}

/** The location's day so far: payments, tips and refunds, and when they were made. */
export function Today({ rows, timeZone }: TodayProps) {
  const { today: words, ...copy } = useTexts(activityTexts);
  const { lang } = useEnvironment();
  const { money } = useMoney();
  const day = isoDay(dayIn(timeZone, systemClock()));
  const shown = filtered(rows, { ...noFilter, day }, timeZone);
  const totals = totalsOf(shown);
  const hours = hoursOf(shown, timeZone);
  const most = Math.max(1, ...hours.map(({ cents }) => cents));
  return (
    <section className="managers-today" aria-label={words.heading}>
      <p className="managers-today-sum">
        <Money amount={money(cash(totals.payments))} size="large" />
        <span className="muted">
          {words.payments({ count: shown.filter((row) => !isRefund(row)).length })}
        </span>
      </p>
      <dl className="managers-lines">
        {(["tips", "refunds"] as const).map((part) => (
          <div key={part}>
            <dt>{copy[part]}</dt>
            <dd translate="no">{money(cash(totals[part]))}</dd>
          </div>
        ))}
      </dl>
      {hours.length > 0 && (
        <ul className="managers-hours" aria-label={words.hours}>
          {hours.map(({ hour, cents }) => (
            <li key={hour}>
              <span className="muted small">{clockWords(hour * 60, lang)}</span>
              <span
                className="managers-hour"
                style={{ inlineSize: `${Math.round((cents / most) * 100)}%` }}
              />
              <span translate="no">{money(cash(cents))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
