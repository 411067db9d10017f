import type { AmbassadorStats } from "../../shared/contracts/ambassadorStats.ts";
import { writeCsv } from "../../shared/list/writeCsv.ts";
import { downloadText } from "../../shared/host/output.ts";
import type { TextSource } from "../../shared/texts/language.ts";
import { pointsOf, seriesOf, type Range } from "./range.ts";
import { texts } from "./texts.ts";

/** Both series as CSV rows by period: earnings in dollars, reach in people. */
export function figuresCsv(stats: AmbassadorStats, range: Range, language: TextSource): string {
  const copy = language.messagesOf(texts);
  const { earnings, reach } = seriesOf(stats);
  const rows = new Map<string, { earned?: number | null; reached?: number | null }>();
  for (const { label, values } of pointsOf(earnings, range, language))
    rows.set(label, { earned: values.value ?? null });
  for (const { label, values } of pointsOf(reach, range, language))
    rows.set(label, { ...rows.get(label), reached: values.value ?? null });
  const lines = [...rows].map(([label, { earned = null, reached = null }]) => [
    label,
    earned === null ? "" : (earned / 100).toFixed(2),
    reached === null ? "" : String(reached),
  ]);
  return writeCsv([copy.month, copy.earnings.series, copy.reach.series], lines);
}

export function downloadFigures(stats: AmbassadorStats, range: Range, language: TextSource): void {
  const { name } = language.messagesOf(texts).csv;
  downloadText(name, figuresCsv(stats, range, language), "text/csv;charset=utf-8");
}
