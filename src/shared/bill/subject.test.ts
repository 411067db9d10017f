import { describe, expect, test } from "vitest";
import { isSameBill, subjectOf } from "./subject.ts";

describe("a bill", () => {
  const bill = { id: "5001", createdAt: "2026-11-28T16:00:00Z" };

  test.each([
    "2026-11-28T16:00:00.000Z",
    "2026-11-28T16:00:00.412+00:00",
    "2026-11-28T10:00:00-06:00",
  ])("stays the same where its time is spelled %s", (createdAt) => {
    expect(subjectOf({ ...bill, createdAt })).toEqual(subjectOf(bill));
    expect(isSameBill(bill, { ...bill, createdAt })).toBe(true);
  });

  test.each(["2026-11-28T16:00:01Z", "2026-11-29T16:00:00Z", "this morning"])(
    "is another one where it was opened at %s",
    (createdAt) => {
      expect(subjectOf({ ...bill, createdAt })).not.toEqual(subjectOf(bill));
      expect(isSameBill(bill, { ...bill, createdAt })).toBe(false);
    },
  );

  test("is the same where one of the two readings has no time", () => {
    expect(isSameBill(bill, { ...bill, createdAt: null })).toBe(true);
  });
});
