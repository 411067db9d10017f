// @module-tag thorough
import "../../../demo/fakes/stripe.ts";
import "../../../demo/fakes/plaid.ts";
import { expect, test } from "vitest";
import { widgetCalls } from "../../../src/shared/contracts/requests/widgetCalls.ts";
import { patternOf } from "../../../mock-api/pattern.ts";
import { examplesOf } from "../../browser/matrix/cases.ts";
import { mountWidget, requests } from "../../support/mountWidget.ts";
import { rowsOf, startOf } from "./rows.ts";

/** The matrix of examples plays the other walks. */
const rows = Object.keys(widgetCalls)
  .flatMap(rowsOf)
  .filter(({ way }) => typeof way !== "string");

test.runIf(process.env["SOAK"]).for(rows.map((row) => [row.widget, row.name, row] as const))(
  "the walk of %s to %s, where nothing fails, makes the call and reaches its end",
  async ([widget, , row]) => {
    const {
      prepare,
      passed = 0,
      patienceMs: _patience,
      back: _back,
      ...start
    } = startOf(row, await examplesOf(widget));
    prepare?.();
    const { guest } = await mountWidget(widget, start);
    await start.play?.(guest);
    const { regExp } = patternOf(row.call);
    const rowRequests = requests.filter(
      ({ method, origin, path }) => method === row.call.method && regExp.test(origin + path),
    );
    expect(rowRequests.length).toBeGreaterThan(passed);
  },
);
