import { useInsertionEffect } from "react";
import { useEnvironment } from "./environment.ts";
import { adopt, type SheetLayer } from "./sheets.ts";

/**
 * Gives the widget's shadow root a component's style sheet (an `?inline` import), once and before paint. The layer is that of the
 * sheet's folder: "ui" for `src/shared/ui`, "shared" for the other shared folders, none for a widget's own.
 */
export function useSheet(css: string, layer?: SheetLayer): void {
  const { shadow } = useEnvironment();
  // Runs at every render: an adopted sheet costs one look-up.
  useInsertionEffect(() => adopt(shadow, css, layer));
}
