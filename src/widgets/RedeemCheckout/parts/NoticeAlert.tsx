import { balanceOf } from '../../../shared/bill/balance.ts'
import type { BillChange } from '../../../shared/bill/difference.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { copy } from '../copy.ts'
import type { Order } from '../order.ts'
import type { Notice } from '../state.ts'
import { useMoney } from './useMoney.ts'

/** A total that changed by what is to be paid says nothing new. */
function distinct(changes: readonly BillChange[]): readonly BillChange[] {
  const bill = changes.find(({ part }) => part === 'bill')
  return changes.filter(({ part, before, after }) => part !== 'total' || before !== bill?.before || after !== bill.after)
}

/** Why the diner is on this stage again, and what it means for the money. */
export function NoticeAlert({ notice, order }: { notice: Notice | null; order: Order }) {
  const { notice: words } = copy
  const { money } = useMoney()
  switch (notice?.kind) {
    case undefined:
      return null
    case 'bill-changed':
      return (
        <Alert kind="info" title={words.changed}>
          <ul className="redeem-changes" translate="no">
            {distinct(notice.changes).map(({ part, before, after }) => (
              <li key={part}>{words.change(words.part[part], money(before), money(after))}</li>
            ))}
          </ul>
          {words.look}
        </Alert>
      )
    case 'offer-ended':
      return <Alert kind="info">{words.offerEnded}</Alert>
    case 'not-charged':
      return <Alert kind="info">{words.notCharged}</Alert>
    case 'cannot-split':
      return <Alert kind="info">{words.cannotSplit}</Alert>
    case 'purchase-unknown':
      return <Alert kind="info">{words.purchaseUnknown(money(balanceOf(order.project)))}</Alert>
    case 'purchase-missing':
      return <Alert kind="info">{words.purchaseMissing(money(notice.amount))}</Alert>
    case 'purchased':
      return <Alert kind="positive">{words.purchased(money(notice.credit))}</Alert>
  }
}
