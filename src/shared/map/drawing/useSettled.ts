import { useEffect, useState } from "react";

/** Up to so many rows the map follows each key. */
const few = 2_000;

/** How long many rows must stay as they are before the map is drawn anew, in milliseconds. */
const restMs = 300;

/** The rows that the map draws: of many only those that a person has stopped changing. */
export function useSettled<Row>(rows: readonly Row[]): readonly Row[] {
  const [settled, setSettled] = useState(rows);
  const isAtOnce =
    rows === settled || settled.length === 0 || Math.max(rows.length, settled.length) <= few;
  useEffect(() => {
    if (rows === settled) return undefined;
    const timer = setTimeout(setSettled, isAtOnce ? 0 : restMs, rows);
    return () => clearTimeout(timer);
  }, [rows, settled, isAtOnce]);
  return isAtOnce ? rows : settled;
}
