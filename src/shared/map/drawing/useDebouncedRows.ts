import { useEffect, useState } from "react";

/** Up to this number of rows the map updates on every key. */
const immediateLimit = 2_000;

/** Milliseconds for which longer lists must stay unchanged before the map is drawn again. */
const debounceMs = 300;

/** The rows to draw on the map; long lists are debounced. */
export function useDebouncedRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [settled, setSettled] = useState(rows);
  const isImmediate =
    rows === settled ||
    settled.length === 0 ||
    Math.max(rows.length, settled.length) <= immediateLimit;
  useEffect(() => {
    if (rows === settled) return undefined;
    const timer = setTimeout(setSettled, isImmediate ? 0 : debounceMs, rows);
    return () => clearTimeout(timer);
  }, [rows, settled, isImmediate]);
  return isImmediate ? rows : settled;
}
