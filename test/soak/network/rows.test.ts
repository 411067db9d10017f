// @module-tag thorough
import { expect, test } from "vitest";
import { widgetCalls } from "../../../src/shared/contracts/requests/widgetCalls.ts";
import { examplesOf } from "../../browser/matrix/cases.ts";
import { callExamples } from "./callExamples.ts";
import { rowsOf, startOf, walksOf } from "./rows.ts";

test.each(Object.entries(widgetCalls))(
  "the rows of %s, for each call of the widget, have a walk or an example that there is",
  async (widget, calls) => {
    const rows = rowsOf(widget);
    const listedCalls = new Set(rows.map(({ call }) => call.name));
    expect(calls.map(({ name }) => name).filter((name) => !listedCalls.has(name))).toEqual([]);
    const names = [...Object.keys(callExamples[widget] ?? {}), ...Object.keys(walksOf(widget))];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const examples = await examplesOf(widget);
    for (const row of rows) expect(startOf(row, examples).key).toBeTruthy();
  },
);
