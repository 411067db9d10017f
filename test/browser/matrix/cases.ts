import { areas } from "../../../demo/backend/areas.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { registry } from "../../../src/widgets/registry.ts";

export interface Case {
  readonly widget: string;
  readonly example: Example;
}

const files = import.meta.glob<{ examples: readonly Example[] }>(
  "../../../src/widgets/*/examples.{ts,tsx}",
);

/** The registered widgets; `MATRIX_WIDGET=DynamicSlider` narrows them while one is being built. */
export const widgets: readonly string[] = Object.keys(registry).filter((name) =>
  [undefined, "", name].includes(process.env.MATRIX_WIDGET),
);

export async function examplesOf(widget: string): Promise<readonly Example[]> {
  const path = Object.keys(files).find((candidate) => candidate.includes(`/widgets/${widget}/`));
  return path ? ((await files[path]?.())?.examples ?? []) : [];
}

/** Every example of every registered widget; `MATRIX_SHARD=2/3` takes every third one, from the second on. */
export async function cases(): Promise<readonly Case[]> {
  const all = await Promise.all(
    widgets.map(async (widget) =>
      (await examplesOf(widget)).map((example) => ({ widget, example })),
    ),
  );
  const [shard = 1, shards = 1] = (process.env.MATRIX_SHARD ?? "1/1").split("/").map(Number);
  return all.flat().filter((_, index) => index % shards === shard - 1);
}

/** Every scenario that an area of the imitated backend knows. */
export const scenarios: ReadonlySet<string> = new Set([
  "default",
  ...areas.flatMap((area) => Object.keys(area.scenarios)),
]);
