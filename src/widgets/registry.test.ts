import { describe, expect, it } from "vitest";
import { registry, widgetNames } from "./registry.ts";

const examples = import.meta.glob("./*/examples.{ts,tsx}");

/** A name moves from here into the registry when its widget is whole. */
const stillToCome: string[] = [];

describe("the registry", () => {
  it("lists the 25 documented names, each once [C1.19]", () => {
    expect(widgetNames).toHaveLength(25);
    expect(new Set(widgetNames).size).toBe(25);
  });

  it("builds every name that is not still to come, and no other [C1.19]", () => {
    expect(Object.keys(registry).toSorted()).toEqual(
      widgetNames.filter((name) => !stillToCome.includes(name)).toSorted(),
    );
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
