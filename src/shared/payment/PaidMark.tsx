import { useSheet } from "../widget/useSheet.ts";
import { CheckIcon } from "../ui/icons/Check.ts";
import css from "./paid.css?inline";

/** The check mark above the heading of a success. */
export function PaidMark() {
  useSheet(css, "shared");
  return (
    <span className="pay-paid">
      <CheckIcon size={28} />
    </span>
  );
}
