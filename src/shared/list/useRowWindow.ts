import { type ComponentType, useEffect, useState } from "react";
import type { RowWindowProps } from "./RowWindow.tsx";

/** So many rows are simply drawn. */
export const plainRows = 60;

/** How many more a press shows where the code for windowing cannot be had. */
const step = 200;

export type Windowing = ComponentType<RowWindowProps> | "coming" | "absent";

/** Fetches the code that draws only the rows in view, as soon as a list is long enough to need it. */
export function useRowWindow(count: number): {
  windowing: Windowing;
  shown: number;
  showMore: () => void;
} {
  const [windowing, setWindowing] = useState<Windowing>("coming");
  const [shown, setShown] = useState(plainRows);
  const isLong = count > plainRows;
  useEffect(() => {
    if (!isLong || typeof windowing !== "string") return;
    let isGone = false;
    const show = (now: Windowing) => isGone || setWindowing(() => now);
    import("./RowWindow.tsx").then(
      ({ RowWindow }) => show(RowWindow),
      () => show("absent"),
    );
    return () => {
      isGone = true;
    };
  }, [isLong, windowing]);
  return { windowing, shown, showMore: () => setShown(shown + step) };
}
