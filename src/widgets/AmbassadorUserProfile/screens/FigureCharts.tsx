import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useState } from "react";
import { useStore } from "zustand";
import { Chart } from "../../../shared/chart/Chart.tsx";
import type { AmbassadorStats } from "../../../shared/contracts/ambassadorStats.ts";
import { cash } from "../../../shared/money/cents.ts";
import { daysBetween, longDates } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { pointsOf, ranges, rangesFor, seriesOf } from "../range.ts";
import type { ProfileStore } from "../store.ts";
import { wholeNumber } from "../wholeNumber.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface FigureChartsProps {
  stats: AmbassadorStats;
  store: ProfileStore;
}

/** Earnings as a line and reach as bars, each with a table, for the chosen range. */
export function FigureCharts({ stats, store }: FigureChartsProps) {
  const { money, preset } = useMoney();
  const copy = useTexts(texts);
  const environment = useEnvironment();
  const { lang } = environment;
  const { current: range } = useStore(store.range);
  const { earnings, reach } = seriesOf(stats);
  const exact = (cents: number) => money(cash(Math.round(cents)));
  const whole = (cents: number) => preset(cash(Math.round(cents / 100) * 100));
  // A person without a link has nothing to share.
  const hint = stats.brandLinks.links.length ? ` ${copy.start}` : "";
  const months = stats.reach?.assessedPeriodInMonths;
  return (
    <>
      <Tools stats={stats} store={store} />
      <div className="profile-charts">
        <div>
          <Chart
            kind="line"
            title={copy.earnings.title}
            pointHead={copy.month}
            empty={`${copy.earnings.empty}${hint}`}
            format={exact}
            tick={whole}
            series={[{ key: "value", label: copy.earnings.series }]}
            points={pointsOf(earnings, range, environment)}
          />
          <CurrentPeriod stats={stats} money={exact} />
        </div>
        <div>
          <Chart
            kind="bar"
            title={copy.reach.title}
            pointHead={copy.month}
            empty={`${copy.reach.empty}${hint}`}
            format={(count) => wholeNumber(count, lang)}
            series={[{ key: "value", label: copy.reach.series }]}
            points={pointsOf(reach, range, environment)}
          />
          {months ? <p className="muted small">{copy.assessed({ months })}</p> : null}
        </div>
      </div>
    </>
  );
}

function Tools({ stats, store }: FigureChartsProps) {
  const copy = useTexts(texts);
  const environment = useEnvironment();
  const { current: range } = useStore(store.range);
  const [hasFailed, setFailed] = useState(false);
  const { earnings, reach } = seriesOf(stats);
  const count = Math.max(earnings.length, reach.length);
  if (!count) return null;

  async function download(): Promise<void> {
    const loaded = await import("../download.ts").catch(() => null);
    setFailed(!loaded);
    loaded?.downloadFigures(stats, range, environment);
  }

  const availableRanges = rangesFor(count);
  return (
    <div className="profile-tools">
      {availableRanges.length > 1 && (
        <Select
          label={copy.range.label}
          value={`${range}`}
          onChange={(value) =>
            store.range.setState({ current: ranges.find((range) => `${range}` === value) ?? "all" })
          }
          options={availableRanges.map((range) => ({
            value: `${range}`,
            label: range === "all" ? copy.range.all : copy.range.newest({ count: range }),
          }))}
        />
      )}
      <Button onClick={() => void download()}>{copy.csv.button}</Button>
      {hasFailed && <p role="alert">{copy.csv.failed}</p>}
    </div>
  );
}

function CurrentPeriod({
  stats,
  money,
}: {
  stats: AmbassadorStats;
  money: (cents: number) => string;
}) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const { amount, start, end } = stats.earnings?.currentEarningPeriod ?? {
    amount: null,
    start: null,
    end: null,
  };
  if (amount === null) return null;
  const [from, to] = [parseDay(start), parseDay(end)];
  return (
    <p className="muted small">
      {from && to && daysBetween(from, to) >= 0
        ? copy.currentPeriod({
            amount: money(amount),
            period: longDates(from, to, lang),
          })
        : copy.current({ amount: money(amount) })}
    </p>
  );
}
