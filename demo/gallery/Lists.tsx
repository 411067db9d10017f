import { useState } from "react";
import { Chart } from "../../src/shared/chart/Chart.tsx";
import type { Sort } from "../../src/shared/list/ColumnHeads.tsx";
import { WindowedList } from "../../src/shared/list/WindowedList.tsx";
import { WindowedTable } from "../../src/shared/list/WindowedTable.tsx";
import { Screen } from "../../src/shared/ui/Screen.tsx";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const points = months.map((label, index) => ({
  label,
  values: { earned: 400 + 300 * Math.sin(index), shared: 200 + 20 * index },
}));
const dollars = (value: number) => `$${Math.round(value)}`;
const guests = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `Guest ${index}`,
  spent: (index * 7919) % 5000,
}));

export function Lists() {
  const [sort, setSort] = useState<Sort>({ column: "name", direction: "ascending" });
  const sorted = sort.direction === "ascending" ? guests : guests.toReversed();
  return (
    <Screen heading="Lists and charts">
      <Chart
        kind="line"
        title="Earnings"
        pointHead="Month"
        empty="Nothing earned yet."
        format={dollars}
        series={[{ key: "earned", label: "Earned" }]}
        points={points}
      />
      <Chart
        kind="bar"
        title="Reach"
        pointHead="Month"
        empty="Nobody reached yet."
        format={dollars}
        series={[
          { key: "earned", label: "Seen" },
          { key: "shared", label: "Shared" },
        ]}
        points={points}
      />
      <Chart
        kind="bar"
        title="Claims"
        pointHead="Month"
        empty="Nothing claimed yet."
        format={dollars}
        series={[{ key: "none", label: "Claims" }]}
        points={[]}
      />
      <WindowedList
        label="Guests"
        rows={guests}
        keyOf={({ id }) => id}
        estimatePx={45}
        heightPx={240}
        render={({ name }, { tabIndex }) => (
          <a href="#top" tabIndex={tabIndex} className="row">
            {name}
          </a>
        )}
      />
      <WindowedTable
        label="Spending"
        rows={sorted}
        keyOf={({ id }) => id}
        estimatePx={50}
        heightPx={320}
        sort={sort}
        onSort={setSort}
        columns={[
          { key: "name", head: "Name", sortable: true, cell: ({ name }) => name },
          {
            key: "spent",
            head: "Spent",
            align: "end",
            sortable: true,
            cell: ({ spent }) => dollars(spent),
          },
          { key: "note", head: "Note", cell: () => "Dinner for two" },
        ]}
      />
    </Screen>
  );
}
