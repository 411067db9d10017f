import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { copy } from '../copy.ts'
import { ProofCard } from '../parts/ProofCard.tsx'
import { useMoney } from '../parts/useMoney.ts'
import type { In } from '../state.ts'

interface UnconfirmedScreenProps {
  state: In<'unconfirmed'>
  checkNumber: string
  onCheck: () => void
  onPay: () => void
}

/** What became of the payment is not known: it is neither called paid nor failed, and it is looked up before anything is sent again (faults D3). */
export function UnconfirmedScreen({ state: { owed, order }, checkNumber, onCheck, onPay }: UnconfirmedScreenProps) {
  const { unconfirmed: words } = copy
  const { money } = useMoney()
  return (
    <Screen
      screenKey="unconfirmed"
      heading={words.heading}
      actions={
        <>
          <Button kind="primary" wide onClick={onCheck}>
            {words.check}
          </Button>
          {owed !== null && (
            <Button kind="quiet" wide onClick={onPay}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">{owed === null ? words.unread : words.open(money(owed))}</Alert>
      <ProofCard order={order} checkNumber={checkNumber} reference={null} isPaid={false} />
    </Screen>
  )
}
