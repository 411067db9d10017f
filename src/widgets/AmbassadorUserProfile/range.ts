import type { AmbassadorStats } from "../../shared/contracts/ambassadorStats.ts";
import type { ChartPoint } from "../../shared/chart/series.ts";
import { parseDay } from "../../shared/time/parse.ts";

/** How many of the newest points are shown. */
export type Range = "all" | 3 | 6 | 12;

export const ranges: readonly Range[] = ["all", 12, 6, 3];

/** The ranges that show less than everything, and everything. */
export function rangesFor(count: number): readonly Range[] {
  return ranges.filter((range) => range === "all" || range < count);
}

type Points = readonly { readonly label: string | null; readonly value: number | null }[];

const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
];

/** `2026-03-01` and `2026-03` become `Mar 2026`; whatever the server words itself stays. */
export function labelOf(label: string | null, position: number): string {
  if (!label?.trim()) return `No. ${position}`;
  const month = /^\d{4}-\d{2}$/.test(label) ? parseDay(`${label}-01`) : parseDay(label);
  if (!month) return label.slice(0, 40);
  const isMonth = month.day === 1 || label.length <= 7;
  return isMonth
    ? `${monthNames[month.month - 1]} ${month.year}`
    : `${monthNames[month.month - 1]} ${month.day}`;
}

/** A series as the chart takes it, the newest of it if a range is chosen. `value` in the series' own unit. */
export function pointsOf(points: Points, range: Range): ChartPoint[] {
  const all = points.map(({ label, value }, index) => ({
    label: labelOf(label, index + 1),
    values: { value },
  }));
  return range === "all" ? all : all.slice(-range);
}

export function seriesOf(stats: AmbassadorStats): {
  readonly earnings: Points;
  readonly reach: Points;
} {
  return { earnings: stats.earnings?.stats ?? [], reach: stats.reach?.stats ?? [] };
}
