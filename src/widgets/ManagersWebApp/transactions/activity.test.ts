import { describe, expect, test } from "vitest";
import { managedTransaction } from "../../../shared/contracts/managers.ts";
import {
  activityCsv,
  daysIn,
  filtered,
  noFilter,
  serversIn,
  statusesIn,
  totalsOf,
} from "./activity.ts";
import { activityTexts } from "./activityTexts.ts";

const zone = "America/Chicago";
const rows = [
  {
    id: "1",
    user_name: "Ada Lovelace",
    check_number: "0988",
    amount: "84.50",
    created_at: "2026-03-15T03:30:00Z",
    employee_name: "Ben Brown",
    tip_details: [{ amount: "15.60", label: "Tip" }],
  },
  {
    id: "2",
    user_name: "Grace Hopper",
    check_number: "0931",
    amount: "42.00",
    created_at: "2026-03-14T15:00:00Z",
    employee_name: "Mia May",
    refund_status: "Refunded",
  },
  {
    id: "3",
    user_name: "Grace Hopper",
    check_number: "0931",
    amount: "42.00",
    created_at: "2026-03-15T17:00:00Z",
    credit_type: "refund_redemption",
    employee_name: "Mia May",
    issued_by: "Max Manager",
  },
].map((row) => managedTransaction.parse(camel(row)));

function camel(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
const ids = (part: Partial<typeof noFilter>) =>
  filtered(rows, { ...noFilter, ...part }, zone).map(({ id }) => id);

describe("a location’s activity", () => {
  test("counts a transaction to its day at the restaurant, not to that of the browser", () => {
    expect(daysIn(rows, zone)).toEqual(["2026-03-15", "2026-03-14"]);
    expect(ids({ day: "2026-03-14" })).toEqual(["1", "2"]);
  });

  test("is filtered by check, guest and status", () => {
    expect(ids({ query: "0931" })).toEqual(["2", "3"]);
    expect(ids({ query: "grace 0931", status: "payments" })).toEqual(["2"]);
    expect(ids({ status: "refunds" })).toEqual(["3"]);
    expect(ids({ status: "notRefunded" })).toEqual(["1"]);
    expect(statusesIn(rows)).toEqual(["Refunded"]);
    expect(ids({ status: "Refunded" })).toEqual(["2"]);
  });

  test("is filtered by server, where the API names one", () => {
    expect(serversIn(rows)).toEqual(["Ben Brown", "Mia May"]);
    expect(ids({ server: "Ben Brown" })).toEqual(["1"]);
    expect(serversIn(rows.map((row) => ({ ...row, employeeName: null })))).toEqual([]);
  });

  test("adds up payments and tips and takes off what went back", () => {
    expect(totalsOf(rows)).toEqual({ payments: 126_50, tips: 15_60, refunds: 42_00, net: 100_10 });
  });

  test("is exported with refunds as negative amounts", () => {
    const lines = activityCsv(rows, zone, activityTexts.messages, "en").trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(",0988,Ada Lovelace,Payment,84.50,15.60,");
    expect(lines[3]).toContain(",0931,Grace Hopper,Refund,-42.00,0.00,,Mia May,Max Manager");
  });
});
