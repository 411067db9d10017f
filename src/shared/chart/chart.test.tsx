import { describe, expect, it, vi } from "vitest";
import { renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { Chart } from "./Chart.tsx";
import { Fallible } from "./Fallible.tsx";
import { labelsLeftOut, summaryOf } from "./series.ts";

const format = (value: number) => `$${value}`;
const series = [{ key: "earned", label: "Earned" }];
const points = [
  { label: "Jan", values: { earned: 10 } },
  { label: "Feb", values: { earned: 30 } },
  { label: "Mar", values: { earned: Number.NaN, other: 4 } },
  { label: "Apr", values: { earned: 20 } },
];

describe("Chart", () => {
  it("keeps its figures as a table, with a dash for what is not known", () => {
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

  it("says that there is nothing instead of drawing it", () => {
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
  it("names the highest, the lowest and the last value that is known", () => {
    expect(summaryOf({ key: "earned", label: "Earned" }, points, format)).toBe(
      "Earned: highest $30 in Feb, lowest $10 in Jan, last $20 in Apr.",
    );
    expect(summaryOf({ key: "none", label: "None" }, points, format)).toBe("None: nothing yet.");
  });
});

describe("labelsLeftOut", () => {
  it.each([
    [12, 960, 0],
    [12, 320, 2],
    [12, 0, 11],
    [0, 320, 0],
  ])("of %i labels on %i px leaves out %i between two", (count, width, left) => {
    expect(labelsLeftOut(count, width)).toBe(left);
  });
});

describe("Fallible", () => {
  it("tells of what was thrown while drawing, and draws nothing", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const onFail = vi.fn();
    const Broken = (): never => {
      throw new Error("no drawing");
    };
    const { screen } = renderInWidget(
      <>
        <Fallible onFail={onFail}>
          <Broken />
        </Fallible>
        <p>the rest</p>
      </>,
    );
    expect(onFail).toHaveBeenCalledOnce();
    expect(screen.getByText("the rest")).toBeTruthy();
  });
});
