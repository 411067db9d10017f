import { widgetCalls } from "../../../src/shared/contracts/requests/widgetCalls.ts";
import type { Called } from "../../../mock-api/pattern.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { exampleNamed } from "../../support/mountWidget.ts";
import { callExamples } from "./callExamples.ts";
import type { Walk, Walks } from "./walk.ts";

/** A call, and the screen that makes it. */
export interface Row {
  readonly widget: string;
  /** The call's name, with the name of the screen if several screens make it. */
  readonly name: string;
  readonly call: Called & { readonly name: string };
  /** The walk, or the key of the example whose walk reaches the call. */
  readonly way: Walk | string;
}

const files = import.meta.glob<{ walks: Walks }>("./walks/[A-Z]*.ts", { eager: true });

/** Widget → the walks to calls that no example's walk reaches. */
export const walksOf = (widget: string): Walks => files[`./walks/${widget}.ts`]?.walks ?? {};

/** The rows of a widget, in the order of its calls. */
export function rowsOf(widget: string): readonly Row[] {
  return (widgetCalls[widget] ?? []).flatMap((call) => {
    const key = callExamples[widget]?.[call.name];
    const byExample = key === undefined ? [] : [{ widget, name: call.name, call, way: key }];
    const byWalk = Object.entries(walksOf(widget))
      .filter(([name]) => name.split(" ")[0] === call.name)
      .map(([name, way]) => ({ widget, name, call, way }));
    return [...byExample, ...byWalk];
  });
}

/** Where a row's walk starts and how it continues. */
export function startOf({ way }: Row, examples: readonly Example[]): Example & Partial<Walk> {
  if (typeof way === "string") return exampleNamed(examples, way);
  const { example, ...walk } = way;
  return { ...exampleNamed(examples, example), ...walk };
}
