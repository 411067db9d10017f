import { expect, test } from "vitest";
import { criteria } from "./criteria.ts";
import { testsByCriterion } from "./criteriaTable.ts";

test("names the 55 criteria of WCAG 2.2 at levels A and AA once each", () => {
  const ids = criteria.map(({ id }) => id);
  expect(new Set(ids).size).toBe(55);
  expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
});

test("tests name criteria that exist and are met", () => {
  const metIds = criteria.filter(({ state }) => state === "met").map(({ id }) => id);
  expect([...testsByCriterion().keys()].filter((id) => !metIds.includes(id))).toEqual([]);
});
