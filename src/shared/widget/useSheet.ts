import { useInsertionEffect } from "react";
import { useEnvironment } from "./environment.ts";
import { adopt, type SheetLayer } from "./sheets.ts";

/**
 * Adds a component's style sheet (an `?inline` import) to the widget's shadow root, once and before
 * paint. Choose the layer by the sheet's folder: "ui" for `src/shared/ui`, "shared" for the other
 * shared folders, none for a widget's own.
 */
export function useSheet(css: string, layer?: SheetLayer): void {
  const { shadow } = useEnvironment();
  // Runs at every render, but an adopted sheet costs only a look-up.
  useInsertionEffect(() => adopt(shadow, css, layer));
}
