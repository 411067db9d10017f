import { formatterOf } from "./formatter.ts";

/** Formats `Mar 2026`. */
export function monthText(year: number, month: number): string {
  return formatterOf("UTC", { year: "numeric", month: "short" }).format(
    Date.UTC(year, month - 1, 1),
  );
}
