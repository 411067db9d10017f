import { useSheet } from "../widget/useSheet.ts";
import css from "./Spinner.css?inline";

/** Belongs inside the button that was pressed; a place that loads shows a Skeleton instead. */
export function Spinner() {
  useSheet(css, "kit");
  return <span className="spinner" aria-hidden="true" />;
}
