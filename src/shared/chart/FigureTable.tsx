import { type ChartPoint, type Series, valueOf } from "./series.ts";

export interface FigureTableProps {
  title: string;
  series: readonly Series[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  pointHead: string;
}

/** The values of a chart as a table. */
export function FigureTable({ title, series, points, format, pointHead }: FigureTableProps) {
  return (
    <table className="figure-table figures">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{pointHead}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={index}>
            <th scope="row">{point.label}</th>
            {series.map((one) => {
              const value = valueOf(point, one);
              return <td key={one.key}>{value === null ? "–" : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
