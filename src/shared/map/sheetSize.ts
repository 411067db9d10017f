/** How much of the map the list covers: one row, or several. */
export type SheetSize = "peek" | "half";

/** The heights of the sheet in px, as in Finder.css. */
const heightsPx = { peek: 104, half: 208, full: 500 };

/** The size that is nearest to the height at which a drag has ended. */
export function sizeAt(heightPx: number): SheetSize | "full" {
  if (heightPx < (heightsPx.peek + heightsPx.half) / 2) return "peek";
  return heightPx < (heightsPx.half + heightsPx.full) / 2 ? "half" : "full";
}
