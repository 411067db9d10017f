import { type ComponentType, useEffect, useState } from "react";
import type { RowWindowProps } from "./RowWindow.tsx";

/** Lists up to this length render every row. */
export const maxPlainRows = 60;

/** Rows that "Show more" adds when the code for windowing fails to load. */
const moreRows = 200;

export type Windowing = ComponentType<RowWindowProps> | "loading" | "failed";

/** Loads the windowing code once a list is long enough to need it. */
export function useRowWindow(count: number): {
  windowing: Windowing;
  shown: number;
  showMore: () => void;
} {
  const [windowing, setWindowing] = useState<Windowing>("loading");
  const [shown, setShown] = useState(maxPlainRows);
  const isLong = count > maxPlainRows;
  useEffect(() => {
    if (!isLong || typeof windowing !== "string") return;
    let isStale = false;
    const show = (next: Windowing) => isStale || setWindowing(() => next);
    import("./RowWindow.tsx").then(
      ({ RowWindow }) => show(RowWindow),
      () => show("failed"),
    );
    return () => {
      isStale = true;
    };
  }, [isLong, windowing]);
  return { windowing, shown, showMore: () => setShown(shown + moreRows) };
}
