import { describe, expect, test } from "vitest";
import { examplesOf, scenarios, widgets } from "./cases.ts";

describe.each(widgets)("%s", async (widget) => {
  const examples = await examplesOf(widget);
  const keys = examples.map(({ key }) => key);

  test("shows itself in at least one example", () => {
    expect(keys).not.toEqual([]);
  });

  test("names its examples in kebab case, each name once", () => {
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("opens only scenarios that the mock API knows", () => {
    expect(
      examples.flatMap(({ backend = "default" }) => (scenarios.has(backend) ? [] : [backend])),
    ).toEqual([]);
  });
});
