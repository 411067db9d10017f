import { CheckIcon } from "../../../shared/ui/icons/Check.ts";

/** The check mark above the heading of a last screen. */
export function DoneMark() {
  return (
    <span className="lead-done" aria-hidden="true">
      <CheckIcon size={28} />
    </span>
  );
}
