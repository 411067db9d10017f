import type { AmbassadorStats } from "../../shared/contracts/ambassadorStats.ts";
import type { ChartPoint } from "../../shared/chart/series.ts";
import type { TextSource } from "../../shared/texts/language.ts";
import { monthText, shortDay } from "../../shared/time/month.ts";
import { parseDay } from "../../shared/time/parse.ts";
import { texts } from "./texts.ts";

/** The number of newest points that are shown. */
export type Range = "all" | 3 | 6 | 12;

export const ranges: readonly Range[] = ["all", 12, 6, 3];

/** The ranges that show fewer points, and 'all'. */
export function rangesFor(count: number): readonly Range[] {
  return ranges.filter((range) => range === "all" || range < count);
}

type Points = readonly { readonly label: string | null; readonly value: number | null }[];

/** `2026-03-01` and `2026-03` become `Mar 2026`; any other text is kept. */
export function labelOf(
  label: string | null,
  position: number,
  { lang, messagesOf }: TextSource,
): string {
  if (!label?.trim()) return messagesOf(texts).unlabeled({ position });
  const day = /^\d{4}-\d{2}$/.test(label) ? parseDay(`${label}-01`) : parseDay(label);
  if (!day) return label.slice(0, 40);
  const isMonth = day.day === 1 || label.length <= 7;
  return isMonth ? monthText(day.year, day.month, lang) : shortDay(day, lang);
}

/** The points of a chart, the newest ones if a range is chosen. `value` is in the series' unit. */
export function pointsOf(points: Points, range: Range, language: TextSource): ChartPoint[] {
  const allPoints = points.map(({ label, value }, index) => ({
    label: labelOf(label, index + 1, language),
    values: { value },
  }));
  return range === "all" ? allPoints : allPoints.slice(-range);
}

export function seriesOf(stats: AmbassadorStats): {
  readonly earnings: Points;
  readonly reach: Points;
} {
  return { earnings: stats.earnings?.stats ?? [], reach: stats.reach?.stats ?? [] };
}
