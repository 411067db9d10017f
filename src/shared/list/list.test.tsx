import { flushSync } from "react-dom";
import { fireEvent } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { nextSort } from "./ColumnHeads.tsx";
import { rowAfter } from "./useRowKeys.ts";
import { WindowedList } from "./WindowedList.tsx";
import { WindowedTable } from "./WindowedTable.tsx";

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Guest ${index}` }));

function list(count: number, hasOneTabStop = false) {
  return (
    <WindowedList
      label="Guests"
      hasOneTabStop={hasOneTabStop}
      rows={people(count)}
      keyOf={({ id }) => id}
      estimatePx={40}
      heightPx={400}
      render={({ name }, { tabIndex }) => (
        <button type="button" tabIndex={tabIndex}>
          {name}
        </button>
      )}
    />
  );
}

describe("WindowedList", () => {
  it("renders every row of a short list, each reachable by Tab", () => {
    const { screen } = renderInWidget(list(60));
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(60);
    expect(buttons.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
  });

  it("with one Tab stop, a short list is left by one Tab and walked with the arrow keys, Home and End", () => {
    const { screen, shadow } = renderInWidget(list(3, true));
    const buttons = screen.getAllByRole("button");
    const stops = () =>
      buttons.filter(({ tabIndex }) => tabIndex === 0).map((one) => one.textContent);
    const press = (key: string) =>
      flushSync(() => void fireEvent.keyDown(shadow.activeElement ?? shadow, { key }));
    expect(stops()).toEqual(["Guest 0"]);
    flushSync(() => buttons[0]?.focus());
    for (const [key, guest] of [
      ["ArrowDown", "Guest 1"],
      ["End", "Guest 2"],
      ["ArrowDown", "Guest 2"],
      ["ArrowUp", "Guest 1"],
      ["Home", "Guest 0"],
      ["ArrowDown", "Guest 1"],
    ] as const) {
      press(key);
      expect(shadow.activeElement?.textContent).toBe(guest);
      expect(stops()).toEqual([guest]);
    }
    flushSync(() => buttons[1]?.blur());
    // Tab returns to the previous row.
    expect(stops()).toEqual(["Guest 1"]);
  });

  it("renders the rows in view of a long list, one of them reachable by Tab", async () => {
    const { screen } = renderInWidget(list(10_000));
    await vi.waitFor(() =>
      expect(screen.getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("10000"),
    );
    const buttons = screen.getAllByRole("button");
    expect(buttons.length).toBeGreaterThan(10);
    expect(buttons.length).toBeLessThan(40);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("moves the focus to the next row with the arrow keys", async () => {
    const { screen, shadow } = renderInWidget(list(10_000));
    await vi.waitFor(() =>
      expect(screen.getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("10000"),
    );
    const first = screen.getByRole("button", { name: "Guest 0" });
    flushSync(() => first.focus());
    flushSync(() => void fireEvent.keyDown(first, { key: "ArrowDown" }));
    await vi.waitFor(() => expect(shadow.activeElement?.textContent).toBe("Guest 1"));
    expect(screen.getByRole("button", { name: "Guest 1" }).tabIndex).toBe(0);
    expect(first.tabIndex).toBe(-1);
  });

  it("keeps a row that has the focus until the focus leaves the list", async () => {
    const { screen, shadow } = renderInWidget(list(10_000));
    const row = screen.getByRole("button", { name: "Guest 2" });
    row.focus();
    await import("./RowWindow.tsx");
    await new Promise((resolve) => setTimeout(resolve));
    expect(shadow.activeElement).toBe(row);
    row.blur();
    await vi.waitFor(() =>
      expect(screen.getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("10000"),
    );
  });
});

describe("WindowedTable", () => {
  it("gives the number of rows and the index of each", async () => {
    const { screen } = renderInWidget(
      <WindowedTable
        label="Guests"
        rows={people(500)}
        keyOf={({ id }) => id}
        estimatePx={40}
        heightPx={400}
        columns={[{ key: "name", head: "Name", cell: ({ name }) => name }]}
      />,
    );
    const table = screen.getByRole("table", { name: "Guests" });
    expect(table.getAttribute("aria-rowcount")).toBe("501");
    await vi.waitFor(() => expect(screen.getAllByRole("row").length).toBeLessThan(60));
    expect(
      screen.getByRole("cell", { name: "Guest 3" }).closest("tr")?.getAttribute("aria-rowindex"),
    ).toBe("5");
  });

  it("sorts in the other direction when a heading is pressed again", () => {
    const onSort = vi.fn();
    const { screen } = renderInWidget(
      <WindowedTable
        label="Guests"
        rows={people(3)}
        keyOf={({ id }) => id}
        estimatePx={40}
        heightPx={400}
        sort={{ column: "name", direction: "ascending" }}
        onSort={onSort}
        columns={[{ key: "name", head: "Name", sortable: true, cell: ({ name }) => name }]}
      />,
    );
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe(
      "ascending",
    );
    fireEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenCalledWith({ column: "name", direction: "descending" });
    expect(nextSort("name", undefined)).toEqual({ column: "name", direction: "ascending" });
    expect(nextSort("name", { column: "other", direction: "ascending" })).toEqual({
      column: "name",
      direction: "ascending",
    });
  });
});

describe("rowAfter", () => {
  it.each([
    ["ArrowDown", 3, 4],
    ["ArrowUp", 0, 0],
    ["PageDown", 95, 99],
    ["PageUp", 50, 40],
    ["Home", 50, 0],
    ["End", 0, 99],
  ])("%s from row %i leads to row %i of a hundred", (key, from, to) => {
    expect(rowAfter(key, from, 100)).toBe(to);
  });

  it("returns null for other keys and for an empty list", () => {
    expect(rowAfter("a", 0, 100)).toBeNull();
    expect(rowAfter("ArrowDown", 0, 0)).toBeNull();
  });
});
