import { CheckIcon } from "../ui/icons/Check.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./PaidMark.css?inline";

/** The check mark above the heading of a success. */
export function PaidMark() {
  useSheet(css, "shared");
  return (
    <span className="paid-mark">
      <CheckIcon size={28} />
    </span>
  );
}
