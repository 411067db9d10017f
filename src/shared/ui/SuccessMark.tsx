import { useSheet } from "../widget/useSheet.ts";
import { CheckIcon } from "./icons/Check.ts";
import css from "./SuccessMark.css?inline";

/** The check mark above the heading of a success: the `eyebrow` or the `before` of a `Screen`. */
export function SuccessMark() {
  useSheet(css, "ui");
  return (
    <span className="success-mark">
      <CheckIcon size={28} />
    </span>
  );
}
