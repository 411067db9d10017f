import { useEffect, useState } from 'react'
import { LiveRegion } from '../../../shared/ui/LiveRegion.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { Spinner } from '../../../shared/ui/Spinner.tsx'
import { lateCopy } from '../lateCopy.ts'
import type { Claim } from '../state.ts'
import { OfferLine } from './OfferHead.tsx'

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000

/** The claim is on its way, or its outcome is being looked up. */
export function ClaimingScreen({ claim, isReconciling }: { claim: Claim; isReconciling: boolean }) {
  const words = isReconciling ? lateCopy.reconciling : lateCopy.claiming
  const isLong = useStill()
  return (
    <Screen screenKey="claiming" eyebrow={<OfferLine offer={claim.offer} />} heading={words.heading} lead={words.lead}>
      <p className="offer-waiting" aria-busy="true">
        <Spinner />
        <span className="muted">{isLong ? lateCopy.claiming.still : '\u00a0'}</span>
      </p>
      <LiveRegion>{isLong ? lateCopy.claiming.still : words.heading}</LiveRegion>
    </Screen>
  )
}

function useStill(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, stillAfterMs, true)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
