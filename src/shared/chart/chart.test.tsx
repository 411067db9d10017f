import { describe, expect, it, vi } from "vitest";
import { renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { Chart } from "./Chart.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { labelInterval, summaryOf } from "./series.ts";
import { texts } from "./texts.ts";

const format = (value: number) => `$${value}`;
const series = [{ key: "earned", label: "Earned" }];
const points = [
  { label: "Jan", values: { earned: 10 } },
  { label: "Feb", values: { earned: 30 } },
  { label: "Mar", values: { earned: Number.NaN, other: 4 } },
  { label: "Apr", values: { earned: 20 } },
];

describe("Chart", () => {
  it("shows the values in a table, with a dash for unknown ones", () => {
    const { screen } = renderInWidget(
      <Chart
        kind="line"
        title="Earnings"
        pointHead="Month"
        empty="Nothing yet."
        {...{ series, points, format }}
      />,
    );
    const table = screen.getByRole("table", { name: "Earnings", hidden: true });
    expect([...table.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
      "Jan$10",
      "Feb$30",
      "Mar–",
      "Apr$20",
    ]);
  });

  it("shows the empty text and no table without points", () => {
    const { screen, container } = renderInWidget(
      <Chart
        kind="line"
        title="Earnings"
        pointHead="Month"
        empty="Nothing yet."
        series={series}
        points={[]}
        format={format}
      />,
    );
    expect(screen.getByText("Nothing yet.").textContent).toBe("Nothing yet.");
    expect(container.querySelector("table")).toBeNull();
  });
});

describe("summaryOf", () => {
  it("names the highest, the lowest and the last known value", () => {
    expect(summaryOf({ key: "earned", label: "Earned" }, points, format, texts.messages)).toBe(
      "Earned: highest $30 in Feb, lowest $10 in Jan, last $20 in Apr.",
    );
    expect(summaryOf({ key: "none", label: "None" }, points, format, texts.messages)).toBe(
      "None: nothing yet.",
    );
  });
});

describe("labelInterval", () => {
  it.each([
    [12, "Mar 2026", 960, 0],
    [12, "Mar 2026", 320, 2],
    [8, "Mar 2026", 254, 2],
    [8, "Q1", 254, 0],
    [12, "Mar 2026", 0, 11],
    [0, "Mar 2026", 320, 0],
  ])(
    "%i labels such as %s on %i px: skips %i between two shown",
    (count, label, width, skipped) => {
      expect(labelInterval(Array(count).fill(label), width)).toBe(skipped);
    },
  );
});

describe("ErrorBoundary", () => {
  it("reports an error thrown while rendering and keeps the rest of the widget", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const onFail = vi.fn();
    const Broken = (): never => {
      throw new Error("no drawing");
    };
    const { screen } = renderInWidget(
      <>
        <ErrorBoundary onFail={onFail}>
          <Broken />
        </ErrorBoundary>
        <p>the rest</p>
      </>,
    );
    expect(onFail).toHaveBeenCalledOnce();
    expect(screen.getByText("the rest")).toBeTruthy();
  });
});
