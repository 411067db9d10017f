import { turnOf } from "./branches.ts";
import type { Tag } from "./languages.ts";

/** The branches around a position: the index of each condition's tag, and which of its branches it is. */
export type BranchPath = readonly (readonly [condition: number, branch: number])[];

/** Says in which branches of a template's conditions a position is. */
export function branchPaths(tags: readonly Tag[]): (position: number) => BranchPath {
  const starts: number[] = [];
  const paths: BranchPath[] = [];
  let path: (readonly [number, number])[] = [];
  for (const [index, tag] of tags.entries()) {
    const turn = turnOf(tag);
    const [condition, branch] = path.at(-1) ?? [];
    if (turn === "condition" || turn === "loop") path = [...path, [index, 0]];
    else if (turn === "end") path = path.slice(0, -1);
    else if (turn === "turn" && condition !== undefined && branch !== undefined)
      path = [...path.slice(0, -1), [condition, branch + 1]];
    else continue;
    starts.push(tag.end);
    paths.push(path);
  }
  return (position) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return paths[low - 1] ?? [];
  };
}

/** Whether two positions are in different branches of one condition, so that a page holds at most one of them. */
export function areAlternatives(one: BranchPath, other: BranchPath): boolean {
  return one.some(([condition, branch]) =>
    other.some(
      ([otherCondition, otherBranch]) => condition === otherCondition && branch !== otherBranch,
    ),
  );
}
