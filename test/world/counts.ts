import type { Leftover } from "./browser.ts";
import type { Fault } from "./faults.ts";
import type { WorldServer } from "./server.ts";
import type { Step } from "./steps.ts";

/** What can happen in a walk, by the name under which it is counted. */
export type Happened = Step["do"] | "another actor, while it is sent" | "the rest is asked for";

type Counted = Happened | Leftover | Fault | "storage refused" | (string & {});

/** By flow: in how many walks each thing has happened. */
const counts = new Map<string, Map<Counted, number>>();

export function countWalk(
  flow: string,
  happened: readonly Counted[],
  { happened: faults, charges }: WorldServer,
): void {
  const inRow = faults.some(
    (fault, index) => index > 0 && isFault(fault) && isFault(faults[index - 1]!),
  );
  const names = new Set<Counted>([
    ...happened,
    ...faults.map((fault) => `fault: ${fault}`),
    ...(inRow ? ["two faults in a row"] : []),
    ...(charges.some(({ isRaced }) => isRaced) ? ["credit spent while it is sent"] : []),
    ...(charges.some(({ by }) => by === "person") ? ["charged"] : []),
  ]);
  const ofFlow = counts.get(flow) ?? new Map<Counted, number>();
  for (const name of names) ofFlow.set(name, (ofFlow.get(name) ?? 0) + 1);
  counts.set(flow, ofFlow);
}

const isFault = (fault: Fault): boolean => fault !== "none";

/** A table of all counts: one line for each thing, one column for each flow. */
export function countTable(): string {
  const names = [
    ...new Set([...counts.values()].flatMap((ofFlow) => [...ofFlow.keys()])),
  ].toSorted();
  const width = Math.max(...names.map(({ length }) => length));
  const flows = [...counts.keys()];
  const rows = names.map((name) =>
    [
      name.padEnd(width),
      ...flows.map((flow) => `${counts.get(flow)?.get(name) ?? 0}`.padStart(6)),
    ].join(" "),
  );
  return [...flows.map((flow, index) => `${index + 1}: ${flow}`), ...rows].join("\n");
}
