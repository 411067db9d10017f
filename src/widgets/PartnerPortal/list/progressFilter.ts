/** How far a thing of the project is, and whether it may be edited. */
export interface ProgressRow {
  readonly missing: number;
  readonly isEditable: boolean;
}

/** Of these: All / Complete / Incomplete / Editable (P22). */
export function passesProgress({ missing, isEditable }: ProgressRow, filter: string): boolean {
  if (filter === "complete") return missing === 0;
  if (filter === "incomplete") return missing > 0;
  return filter === "editable" ? isEditable : true;
}
