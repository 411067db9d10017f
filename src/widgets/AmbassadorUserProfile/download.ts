import type { AmbassadorStats } from "../../shared/contracts/ambassadorStats.ts";
import { writeCsv } from "../../shared/csv/writeCsv.ts";
import { downloadText } from "../../shared/host/output.ts";
import { copy } from "./copy.ts";
import { pointsOf, seriesOf, type Range } from "./range.ts";

/** Both series as CSV rows by period: earnings in dollars, reach in people. */
export function figuresCsv(stats: AmbassadorStats, range: Range): string {
  const { earnings, reach } = seriesOf(stats);
  const rows = new Map<string, { earned?: number | null; reached?: number | null }>();
  for (const { label, values } of pointsOf(earnings, range))
    rows.set(label, { earned: values.value ?? null });
  for (const { label, values } of pointsOf(reach, range))
    rows.set(label, { ...rows.get(label), reached: values.value ?? null });
  const lines = [...rows].map(([label, { earned = null, reached = null }]) => [
    label,
    earned === null ? "" : (earned / 100).toFixed(2),
    reached === null ? "" : String(reached),
  ]);
  return writeCsv([copy.month, copy.earnings.series, copy.reach.series], lines);
}

export function downloadFigures(stats: AmbassadorStats, range: Range): void {
  downloadText(copy.csv.name, figuresCsv(stats, range), "text/csv;charset=utf-8");
}
