import type { texts } from "./texts.ts";

export interface Series {
  readonly key: string;
  /** The name of the line or bars in the legend and table. */
  readonly label: string;
}

export interface ChartPoint {
  /** The axis label and the table's first column, such as `Mar 2026`. */
  readonly label: string;
  /** One value per series. Null or missing if it is unknown. */
  readonly values: Readonly<Record<string, number | null | undefined>>;
}

/** The approximate width of a character of an axis label, and the gap between two labels, in pixels. */
const characterPx = 7.5;
const gapPx = 8;

/** The number of axis labels to skip between two shown ones so that they do not overlap. */
export function labelInterval(labels: readonly string[], widthPx: number): number {
  const labelPx = Math.max(0, ...labels.map((label) => label.length)) * characterPx + gapPx;
  const fitting = Math.max(1, Math.floor(widthPx / labelPx));
  return Math.max(0, Math.ceil(labels.length / fitting) - 1);
}

export function valueOf(point: ChartPoint, series: Series): number | null {
  const value = point.values[series.key];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The highest, lowest and last value in words, for screen readers. */
export function summaryOf(
  series: Series,
  points: readonly ChartPoint[],
  format: (value: number) => string,
  copy: typeof texts.messages,
): string {
  const knownPoints = points.flatMap((point) => {
    const value = valueOf(point, series);
    return value === null ? [] : [{ label: point.label, value }];
  });
  const [first] = knownPoints;
  if (!first) return copy.none({ series: series.label });
  const highest = knownPoints.reduce((best, one) => (one.value > best.value ? one : best), first);
  const lowest = knownPoints.reduce((best, one) => (one.value < best.value ? one : best), first);
  const last = knownPoints.at(-1) ?? first;
  return copy.range({
    series: series.label,
    highest: format(highest.value),
    highestAt: highest.label,
    lowest: format(lowest.value),
    lowestAt: lowest.label,
    last: format(last.value),
    lastAt: last.label,
  });
}
