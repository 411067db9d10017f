import { useInsertionEffect } from "react";
import { useEnvironment } from "./environment.ts";
import { adopt } from "./sheets.ts";

/** Gives the widget's shadow root a component's style sheet (an `?inline` import), once and before paint. */
export function useSheet(css: string): void {
  const { shadow } = useEnvironment();
  useInsertionEffect(() => adopt(shadow, css), [shadow, css]);
}
