import { useSheet } from "../widget/useSheet.ts";
import css from "./Spinner.css?inline";

/** Used inside a pressed button. Content that is loading shows a Skeleton instead. */
export function Spinner() {
  useSheet(css, "ui");
  return <span className="spinner" aria-hidden="true" />;
}
