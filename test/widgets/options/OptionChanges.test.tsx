// @module-tag thorough
import { describe, expect, it, vi } from "vitest";
import type { Options } from "../../../src/shared/options/optionSchema.ts";
import { commonOptions } from "../../../src/shared/widget/commonOptions.ts";
import { registry, widgetNames, type WidgetName } from "../../../src/widgets/registry.ts";
import { accountCases } from "./accountCases.ts";
import { pageCases } from "./pageCases.ts";
import { paymentCases } from "./paymentCases.ts";
import { seeChange } from "./seeChange.ts";
import type { Cases } from "./steps.ts";

const cases: Readonly<Record<WidgetName, Cases>> = {
  ...accountCases,
  ...pageCases,
  ...paymentCases,
};

vi.mock("../../../src/shared/host/parentFrame.ts", () => ({
  parentOrigin: () => null,
  postHeight: (element: HTMLElement, _: string, origins: string[]) => {
    element.dataset["origins"] = origins.join();
  },
}));

vi.mock("../../../src/shared/map/MapPane.tsx", () => ({
  MapPane: ({ styleUrl, state }: { styleUrl: string; state: { camera: { to: object } } }) => (
    <p>
      {styleUrl} {JSON.stringify(state.camera.to)}
    </p>
  ),
}));

/**
 * Compares the widget before and after a change of an option with what the option's declaration
 * says.
 */
async function expectChange(
  name: WidgetName,
  option: string,
  { readOnce = [] }: Options<unknown>,
  optionCases: Cases,
): Promise<void> {
  const { first, other, changed } = await seeChange(name, option, optionCases[option]!);
  expect(other, "the two values differ").not.toEqual(first);
  expect(changed).toEqual(readOnce.includes(option) ? first : other);
}

describe.each(widgetNames)("%s", async (name) => {
  const options = await optionsOf(name);
  const names = Object.keys(options.schema.properties ?? {});

  it("has a case for each of its options", { tags: ["essential"] }, () => {
    expect(Object.keys(cases[name]).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)("applies a change of %s, or not, as it declares", (option) =>
    expectChange(name, option, options, cases[name]),
  );
});

async function optionsOf(name: WidgetName): Promise<Options<unknown>> {
  const { default: widget } = await registry[name]();
  if (!("widget" in widget)) throw new Error(`${name} is not made by defineWidget`);
  // SAFETY: `defineWidget` returns its argument as `widget`.
  return (widget.widget as { options: Options<unknown> }).options;
}

describe("the options of every widget", () => {
  const address = () => `${location.pathname}${location.hash}`;
  const common: Readonly<Record<string, readonly [WidgetName, Cases[string]]>> = {
    theme: ["SubscriptionCalculator", { to: "auto" }],
    lang: ["SubscriptionCalculator", { to: "es" }],
    country: ["BulkGiftingSavingsCalculator", { to: "NZ" }],
    brand: ["SubscriptionCalculator", { to: "alternative" }],
    basePath: ["ManagersWebApp", { to: "/managers", see: address }],
    router: ["ManagersWebApp", { to: "hash", see: address }],
  };

  it.each(Object.keys(commonOptions.schema.properties ?? {}))(
    "apply a change of %s, or not, as it is declared",
    (option) => {
      const [name, optionCase] = common[option]!;
      return expectChange(name, option, commonOptions, { [option]: optionCase });
    },
  );
});
