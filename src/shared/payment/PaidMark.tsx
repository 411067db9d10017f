import { CheckIcon } from "../ui/icons/Check.ts";

/** The check mark above the heading of a success. */
export function PaidMark() {
  return (
    <span className="pay-paid">
      <CheckIcon size={28} />
    </span>
  );
}
