import { BillChanges } from '../../../shared/payment/BillChanges.tsx'
import { paymentCopy } from '../../../shared/payment/copy.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { copy } from '../copy.ts'
import type { RedemptionState } from '../state.ts'

/** Why the diner is here again, and what it means for the money. What concerns a field stands at the field. */
export function Notices({ state }: { state: RedemptionState }) {
  const { complaint: words } = copy
  const { changed, split } = paymentCopy
  if (state.kind !== 'checkout') return null
  const { complaint, notice } = state
  return (
    <>
      {notice?.kind === 'bill-changed' && <BillChanges changes={notice.changes} />}
      {notice?.kind === 'offer-ended' && <Alert kind="info">{changed.offerEnded}</Alert>}
      {notice?.kind === 'not-charged' && <Alert kind="info">{changed.notCharged}</Alert>}
      {complaint?.kind === 'said' && <Alert title={words.title}>{complaint.message}</Alert>}
      {complaint?.kind === 'cannot-split' && <Alert kind="info">{split.refused}</Alert>}
      {(complaint?.kind === 'unreachable' || complaint?.kind === 'declined') && <Alert>{words[complaint.kind]}</Alert>}
    </>
  )
}
