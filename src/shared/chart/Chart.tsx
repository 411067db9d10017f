import { type ComponentType, useEffect, useRef, useState } from "react";
import { whenSeen } from "../host/whenSeen.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Chart.css?inline";
import type { DrawingProps } from "./Drawing.tsx";
import { Fallible } from "./Fallible.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { type ChartPoint, type Series, summaryOf } from "./series.ts";

export interface ChartProps {
  kind: "line" | "bar";
  title: string;
  /** At most three: each has a colour of its own. */
  series: readonly Series[];
  points: readonly ChartPoint[];
  /** A value in words, such as `$1,250`. */
  format: (value: number) => string;
  /** A shorter form beside the drawing, such as `$1,250` for `$1,250.00`. */
  tick?: ((value: number) => string) | undefined;
  /** Heads the table's first column, such as `Month`. */
  pointHead: string;
  /** Said in the place of the drawing where there are no points. */
  empty: string;
}

type Drawn = ComponentType<DrawingProps> | "coming" | "absent";

const heightPx = 240;

/** A chart that is drawn when it comes into view, with its figures as a table behind it; where the drawing cannot be had, the table is open. */
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
  useSheet(css);
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = points.length === 0;
  const [drawn, giveUp] = useDrawing(place, isEmpty);
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        {series.length > 1 && <Legend series={series} />}
        {!isEmpty && (
          <span className="visually-hidden">
            {series.map((one) => summaryOf(one, points, format)).join(" ")}
          </span>
        )}
      </figcaption>
      {isEmpty && <p className="chart-empty muted">{empty}</p>}
      {!isEmpty && drawn !== "absent" && (
        <div
          ref={place}
          className="chart-place"
          aria-hidden="true"
          style={{ minBlockSize: heightPx }}
        >
          {typeof drawn !== "string" && (
            <Fallible onFail={giveUp}>
              <Drawn as={drawn} {...{ kind, series, points, format, tick, heightPx }} />
            </Fallible>
          )}
        </div>
      )}
      {!isEmpty && (
        <Disclosure
          key={drawn === "absent" ? "open" : "shut"}
          summary={`${title} as a table`}
          open={drawn === "absent"}
        >
          <FigureTable {...{ title, series, points, format, pointHead }} />
        </Disclosure>
      )}
    </figure>
  );
}

function Drawn({ as: Drawing, ...props }: DrawingProps & { as: ComponentType<DrawingProps> }) {
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

function useDrawing(
  place: { readonly current: HTMLElement | null },
  isEmpty: boolean,
): [drawn: Drawn, giveUp: () => void] {
  const [drawn, setDrawn] = useState<Drawn>("coming");
  useEffect(() => {
    if (isEmpty || !place.current) return;
    const ending = new AbortController();
    const show = (now: Drawn) => ending.signal.aborted || setDrawn(() => now);
    whenSeen(
      place.current,
      ending.signal,
      () =>
        void import("./Drawing.tsx").then(
          ({ Drawing }) => show(Drawing),
          () => show("absent"),
        ),
    );
    return () => ending.abort();
  }, [isEmpty, place]);
  return [drawn, () => setDrawn("absent")];
}
