import { type RefObject, useLayoutEffect, useState } from "react";
import { onResize } from "../../../../shared/ui/onResize.ts";

/** The width in px from which the list is a table. `WindowedTable.css` has the same value. */
const gridPx = 640;

/** Whether the list is wide enough to be edited as a grid. In a narrower list, rows are cards. */
export function useIsGrid(list: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isGrid, setGrid] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const update = (): void => setGrid(element.clientWidth >= gridPx);
    update();
    return onResize(element, update);
  }, [list, isShown]);
  return isGrid;
}
