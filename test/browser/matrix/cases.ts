import { areas } from "../../../mock-api/areas.ts";
import { spread } from "../../../scripts/changes/spread.ts";
import { shareOf } from "../../../scripts/test/shares.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { registry } from "../../../src/widgets/registry.ts";

export interface Case {
  readonly widget: string;
  readonly example: Example;
}

const files = import.meta.glob<{ examples: readonly Example[] }>(
  "../../../src/widgets/*/examples.{ts,tsx}",
);

const { MATRIX_WIDGETS, MATRIX_LIMIT, MATRIX_SHARD = "1/1" } = process.env;

/** The registered widgets. `MATRIX_WIDGETS=DynamicSlider,Map` selects only these, in this order. */
export const widgets: readonly string[] = MATRIX_WIDGETS
  ? MATRIX_WIDGETS.split(",").filter((name) => name in registry)
  : Object.keys(registry);

export async function examplesOf(widget: string): Promise<readonly Example[]> {
  const path = Object.keys(files).find((candidate) => candidate.includes(`/widgets/${widget}/`));
  return path ? ((await files[path]?.())?.examples ?? []) : [];
}

/**
 * Every example of every registered widget. `MATRIX_SHARD=2/3` selects every third one, starting
 * with the second. `MATRIX_LIMIT=40` selects at most this many, from the widgets in turn.
 */
export async function cases(): Promise<readonly (Case & { readonly isLeftOut: boolean })[]> {
  const all: readonly (readonly Case[])[] = await Promise.all(
    widgets.map(async (widget) =>
      (await examplesOf(widget)).map((example) => ({ widget, example })),
    ),
  );
  const chosenCases = new Set(spread(all, Number(MATRIX_LIMIT ?? Infinity)));
  return shareOf(all.flat(), MATRIX_SHARD).map((one) => ({
    ...one,
    isLeftOut: !chosenCases.has(one),
  }));
}

/** All scenarios of the mock API's areas. */
export const scenarios: ReadonlySet<string> = new Set([
  "default",
  ...areas.flatMap((area) => Object.keys(area.scenarios)),
]);
