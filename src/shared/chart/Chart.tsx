import { type ComponentType, useRef } from "react";
import { whenVisible } from "../host/onVisible.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { useLoaded } from "../ui/useLoaded.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Chart.css?inline";
import type { DrawingProps } from "./Drawing.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { type ChartPoint, type Series, summaryOf } from "./series.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

export interface ChartProps {
  kind: "line" | "bar";
  title: string;
  /** At most three: there are three colors. */
  series: readonly Series[];
  points: readonly ChartPoint[];
  /** Formats a value, such as `$1,250.00`. */
  format: (value: number) => string;
  /** A shorter format for the axis, such as `$1,250`. */
  tick?: ((value: number) => string) | undefined;
  /** The heading of the table's first column, such as `Month`. */
  pointHead: string;
  /** Shown instead of the chart when there are no points. */
  empty: string;
}

const heightPx = 240;

/**
 * A chart that loads when it scrolls into view, with its values in a table below. The table opens
 * when the chart fails to load or draw.
 */
export function Chart({
  kind,
  title,
  series,
  points,
  format,
  tick = format,
  pointHead,
  empty,
}: ChartProps) {
  const copy = useTexts(texts);
  useSheet(css, "shared");
  const drawingRef = useRef<HTMLDivElement>(null);
  const isEmpty = points.length === 0;
  const [drawn, fail] = useLoaded(async (signal) => {
    if (drawingRef.current) await whenVisible(drawingRef.current, signal);
    return (await import("./Drawing.tsx")).Drawing;
  }, !isEmpty);
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        {series.length > 1 && <Legend series={series} />}
        {!isEmpty && (
          <span className="visually-hidden">
            {series.map((one) => summaryOf(one, points, format, copy)).join(" ")}
          </span>
        )}
      </figcaption>
      {isEmpty && <p className="chart-empty muted">{empty}</p>}
      {!isEmpty && drawn !== "failed" && (
        <div
          ref={drawingRef}
          className="chart-place"
          aria-hidden="true"
          style={{ minBlockSize: heightPx }}
        >
          {typeof drawn !== "string" && (
            <ErrorBoundary onFail={fail}>
              <LoadedDrawing as={drawn} {...{ kind, series, points, format, tick, heightPx }} />
            </ErrorBoundary>
          )}
        </div>
      )}
      {!isEmpty && (
        <Disclosure summary={copy.table({ title })} open={drawn === "failed"}>
          <FigureTable {...{ title, series, points, format, pointHead }} />
        </Disclosure>
      )}
    </figure>
  );
}

function LoadedDrawing({
  as: Drawing,
  ...props
}: DrawingProps & { as: ComponentType<DrawingProps> }) {
  return <Drawing {...props} />;
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <span className="chart-legend">
      {series.map(({ key, label }, index) => (
        <span key={key}>
          <i className={`chart-swatch of-${index % 3}`} aria-hidden="true" />
          {label}
        </span>
      ))}
    </span>
  );
}
