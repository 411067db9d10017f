import { useSheet } from "../widget/useSheet.ts";
import css from "./DoneMark.css?inline";
import { CheckIcon } from "./icons/Check.ts";

/** The check mark above the heading of a last screen. */
export function DoneMark() {
  useSheet(css, "ui");
  return (
    <span className="done-mark" aria-hidden="true">
      <CheckIcon size={28} />
    </span>
  );
}
