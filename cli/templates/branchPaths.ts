import { turnOf } from "./branches.ts";
import { firstIndex } from "./firstIndex.ts";
import type { Tag } from "./languages.ts";

/**
 * The branches around a position: the index of each condition's tag, and the number of its branch.
 */
export type BranchPath = readonly (readonly [condition: number, branch: number])[];

/**
 * The deepest nesting of conditions. People nest far less, and each level costs time for every tag
 * inside it.
 */
const mostNested = 30;

/** Returns a function that tells in which branches of a template's conditions a position is. */
export function branchPaths(tags: readonly Tag[]): (position: number) => BranchPath {
  const starts: number[] = [];
  const paths: BranchPath[] = [];
  let path: (readonly [number, number])[] = [];
  /** The position is in conditions that are nested too deep to be distinguished. */
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

/**
 * Whether two positions are in different branches of one condition, so that a page contains at most
 * one of them.
 */
export function areAlternatives(one: BranchPath, other: BranchPath): boolean {
  // Two different paths first differ in the branch of one condition, or in the condition.
  const index = one.findIndex(
    ([condition, branch], at) => other[at]?.[0] !== condition || other[at]?.[1] !== branch,
  );
  return index >= 0 && one[index]?.[0] === other[index]?.[0];
}
