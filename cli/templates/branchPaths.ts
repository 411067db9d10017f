import { turnOf } from "./branches.ts";
import { firstIndex } from "./firstIndex.ts";
import type { Tag } from "./languages.ts";

/** The branches around a position: the index of each condition's tag, and which of its branches it is. */
export type BranchPath = readonly (readonly [condition: number, branch: number])[];

/** Templates of people nest far less; each level costs time for every tag inside of it. */
const mostNested = 30;

/** Says in which branches of a template's conditions a position is. */
export function branchPaths(tags: readonly Tag[]): (position: number) => BranchPath {
  const starts: number[] = [];
  const paths: BranchPath[] = [];
  let path: (readonly [number, number])[] = [];
  /** Conditions around the position that are nested too deep to be told apart. */
  let deeper = 0;
  for (const [index, tag] of tags.entries()) {
    const turn = turnOf(tag);
    const [condition, branch] = path.at(-1) ?? [];
    const isOpening = turn === "condition" || turn === "loop";
    if (deeper || (isOpening && path.length === mostNested)) {
      if (isOpening) deeper += 1;
      else if (turn === "end") deeper -= 1;
      continue;
    }
    if (isOpening) path = [...path, [index, 0]];
    else if (turn === "end") path = path.slice(0, -1);
    else if (turn === "turn" && condition !== undefined && branch !== undefined)
      path = [...path.slice(0, -1), [condition, branch + 1]];
    else continue;
    starts.push(tag.end);
    paths.push(path);
  }
  return (position) =>
    paths[firstIndex(starts.length, (index) => (starts[index] ?? 0) > position) - 1] ?? [];
}

/** Whether two positions are in different branches of one condition, so that a page holds at most one of them. */
export function areAlternatives(one: BranchPath, other: BranchPath): boolean {
  // Where two paths differ first, they are in two branches of one condition, or in two conditions.
  const index = one.findIndex(
    ([condition, branch], at) => other[at]?.[0] !== condition || other[at]?.[1] !== branch,
  );
  return index >= 0 && one[index]?.[0] === other[index]?.[0];
}
