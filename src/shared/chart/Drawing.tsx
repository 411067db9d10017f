import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ChartPoint, labelInterval, type Series, valueOf } from "./series.ts";

export interface DrawingProps {
  kind: "line" | "bar";
  series: readonly Series[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** The axis format, which has less room. */
  tick: (value: number) => string;
  heightPx: number;
}

const colors = ["var(--_primary)", "var(--_accent)", "var(--_muted)"];
const digitPx = 8;
const noLines = (): number[] => [];

/**
 * The chart in recharts. Ticks are custom components, since recharts would measure its own with an
 * element in the host's page.
 */
export function Drawing({ kind, series, points, format, tick, heightPx }: DrawingProps) {
  const [widthPx, setWidth] = useState(0);
  const axisPx = axisWidth(series, points, tick);
  // A line ends at the edge, so half of its last label would be outside.
  const marginPx = kind === "line" ? 32 : 16;
  const interval = labelInterval(
    points.map(({ label }) => label),
    widthPx - axisPx - marginPx,
  );
  return (
    <ResponsiveContainer
      width="100%"
      height={heightPx}
      initialDimension={{ width: 320, height: heightPx }}
      onResize={setWidth}
    >
      <Plot {...{ kind, series, points, format, tick, axisPx, marginPx, interval }} />
    </ResponsiveContainer>
  );
}

interface PlotProps extends Omit<DrawingProps, "heightPx"> {
  axisPx: number;
  marginPx: number;
  interval: number;
}

function Plot({ kind, series, points, format, tick, axisPx, marginPx, interval }: PlotProps) {
  const Chart = kind === "line" ? LineChart : BarChart;
  const rows = points.map((point) => ({
    label: point.label,
    ...Object.fromEntries(series.map((one) => [`of-${one.key}`, valueOf(point, one)])),
  }));
  return (
    <Chart
      ref={useDetachOnRemoval()}
      data={rows}
      accessibilityLayer={false}
      margin={{ top: 8, right: marginPx, bottom: 0, left: 0 }}
    >
      <CartesianGrid
        vertical={false}
        verticalCoordinatesGenerator={noLines}
        stroke="var(--_line)"
      />
      <XAxis
        dataKey="label"
        interval={interval}
        height={28}
        tickLine={false}
        axisLine={{ stroke: "var(--_line)" }}
        tick={XTick}
      />
      <YAxis
        width={axisPx}
        interval={0}
        tickCount={4}
        tickLine={false}
        axisLine={false}
        tickFormatter={tick}
        tick={YTick}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: "var(--_line)", fill: "var(--_raised)" }}
        formatter={(value, name) => [typeof value === "number" ? format(value) : "", name]}
        wrapperClassName="chart-tip"
      />
      {series.map(({ key, label }, index) => {
        const color = colors[index % colors.length];
        const common = { key, dataKey: `of-${key}`, name: label, isAnimationActive: false };
        return kind === "line" ? (
          <Line
            {...common}
            key={key}
            type="linear"
            stroke={color ?? ""}
            strokeWidth={2}
            dot={points.length <= 24 ? { r: 3, fill: "var(--_surface)" } : false}
          />
        ) : (
          <Bar {...common} key={key} fill={color ?? ""} radius={[4, 4, 0, 0]} maxBarSize={48} />
        );
      })}
    </Chart>
  );
}

/**
 * Takes a removed chart apart, because the selectors of recharts keep its groups as long as the
 * page lives. A group that is still attached keeps everything around it in memory, up to the whole
 * widget.
 */
function useDetachOnRemoval(): (element: Element | null) => void {
  const chart = useRef<Element>(null);
  useEffect(
    () => () => {
      const element = chart.current;
      if (element?.isConnected) return;
      for (const group of element?.querySelectorAll("g") ?? []) group.remove();
    },
    [],
  );
  return useCallback((element) => {
    if (element) chart.current = element;
  }, []);
}

/** Pixels for the longest tick. */
function axisWidth(
  series: readonly Series[],
  points: readonly ChartPoint[],
  tick: (value: number) => string,
): number {
  const highest = Math.max(
    0,
    ...series.flatMap((one) => points.map((point) => Math.abs(valueOf(point, one) ?? 0))),
  );
  return Math.max(tick(highest).length, tick(highest * 1.1).length) * digitPx + digitPx;
}

interface TickProps {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value?: unknown };
  readonly tickFormatter?: ((value: number, index: number) => string) | undefined;
}

function XTick({ x, y, payload }: TickProps) {
  return (
    <text x={x} y={Number(y) + 12} textAnchor="middle" className="chart-label">
      {String(payload?.value ?? "")}
    </text>
  );
}

function YTick({ x, y, payload, tickFormatter }: TickProps) {
  return (
    <text x={x} y={Number(y) + 4} textAnchor="end" className="chart-label">
      {tickFormatter?.(Number(payload?.value), 0)}
    </text>
  );
}
