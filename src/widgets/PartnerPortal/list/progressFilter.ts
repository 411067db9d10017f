import type { MissingItem } from "../missing.ts";

/** What a location or brand lacks, and whether it can be edited. */
export interface ProgressRow {
  readonly missing: readonly MissingItem[];
  readonly isEditable: boolean;
}

/** Applies the filters All, Complete, Incomplete and Editable (P22). */
export function passesProgress({ missing, isEditable }: ProgressRow, filter: string): boolean {
  if (filter === "complete") return missing.length === 0;
  if (filter === "incomplete") return missing.length > 0;
  return filter === "editable" ? isEditable : true;
}
