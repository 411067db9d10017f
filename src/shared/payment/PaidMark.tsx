import { CheckIcon } from '../ui/Icon.tsx'

/** Above the heading of a success. */
export function PaidMark() {
  return (
    <span className="pay-paid">
      <CheckIcon size={28} />
    </span>
  )
}
