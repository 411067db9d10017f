export interface Series {
  readonly key: string;
  /** What the line or the bars stand for. */
  readonly label: string;
}

export interface ChartPoint {
  /** Below the drawing and in the table's first column, such as `Mar 2026`. */
  readonly label: string;
  /** One value per series; null, or none, where nothing is known. */
  readonly values: Readonly<Record<string, number | null | undefined>>;
}

/** About so many px a label below the drawing takes. */
const labelPx = 64;

/** How many labels are left out between two that are shown, so that they do not touch. */
export function labelsLeftOut(count: number, widthPx: number): number {
  const room = Math.max(1, Math.floor(widthPx / labelPx));
  return Math.max(0, Math.ceil(count / room) - 1);
}

export function valueOf(point: ChartPoint, series: Series): number | null {
  const value = point.values[series.key];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The highest, lowest and last value in words, for those who do not see the drawing. */
export function summaryOf(
  series: Series,
  points: readonly ChartPoint[],
  format: (value: number) => string,
): string {
  const known = points.flatMap((point) => {
    const value = valueOf(point, series);
    return value === null ? [] : [{ label: point.label, value }];
  });
  const [first] = known;
  if (!first) return `${series.label}: nothing yet.`;
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const lowest = known.reduce((best, one) => (one.value < best.value ? one : best), first);
  const last = known.at(-1) ?? first;
  const say = (one: { label: string; value: number }) => `${format(one.value)} in ${one.label}`;
  return `${series.label}: highest ${say(highest)}, lowest ${say(lowest)}, last ${say(last)}.`;
}
