import { describe, expect, it } from "vitest";
import { registry, widgetNames } from "./registry.ts";

const examples = import.meta.glob("./*/examples.{ts,tsx}");

describe("the registry", () => {
  it("lists the 25 documented names, each once [C1.19]", () => {
    expect(widgetNames).toHaveLength(25);
    expect(new Set(widgetNames).size).toBe(25);
  });

  it("loads every documented name, and no other [C1.19]", () => {
    expect(Object.keys(registry).toSorted()).toEqual(widgetNames.toSorted());
  });

  it.each(Object.entries(registry))(
    "loads %s from the folder of its name, with options, root and examples",
    async (name, load) => {
      const { default: widget } = await load();
      expect(widget).toMatchObject({
        contract: 1,
        widget: { options: { schema: { type: "object" } }, Root: expect.any(Function) },
      });
      expect(Object.keys(examples)).toContain(`./${name}/examples.ts`);
    },
  );
});
