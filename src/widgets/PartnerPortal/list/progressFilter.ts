/** The progress of a location or brand, and whether it can be edited. */
export interface ProgressRow {
  readonly missing: number;
  readonly isEditable: boolean;
}

/** Applies the filters All, Complete, Incomplete and Editable (P22). */
export function passesProgress({ missing, isEditable }: ProgressRow, filter: string): boolean {
  if (filter === "complete") return missing === 0;
  if (filter === "incomplete") return missing > 0;
  return filter === "editable" ? isEditable : true;
}
