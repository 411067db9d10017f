import { Alert } from '../ui/Alert.tsx'
import { Screen } from '../ui/Screen.tsx'
import { paymentCopy } from './copy.ts'
import { ProofCard, type Proof } from './ProofCard.tsx'

/** Paid, and the restaurant's system has not said so: to show, not to repeat (R16). */
export function PosScreen({ proof }: { proof: Proof }) {
  const { pos: words } = paymentCopy
  return (
    <Screen screenKey="posUnconfirmed" heading={words.heading}>
      <Alert kind="info" title={words.text}>
        {words.again}
      </Alert>
      <ProofCard {...proof} />
    </Screen>
  )
}
