import { useEffect, useState } from 'react'
import { LiveRegion } from '../../../shared/ui/LiveRegion.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { Spinner } from '../../../shared/ui/Spinner.tsx'
import { copy } from '../copy.ts'
import type { Claim } from '../state.ts'
import { OfferLine } from './OfferHead.tsx'

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000

/** The offer is being looked up: the shape of what comes. */
export function LookupScreen() {
  return (
    <section className="screen flow" aria-busy="true">
      <Skeleton shape={['line', 'title', 'line', 'line', 'control', 'control']} text={copy.loading} />
    </section>
  )
}

/** The claim is on its way, or its outcome is being looked up. */
export function ClaimingScreen({ claim, isReconciling }: { claim: Claim; isReconciling: boolean }) {
  const words = isReconciling ? copy.reconciling : copy.claiming
  const isLong = useStill()
  return (
    <Screen screenKey="claiming" eyebrow={<OfferLine offer={claim.offer} />} heading={words.heading} lead={words.lead}>
      <p className="offer-waiting" aria-busy="true">
        <Spinner />
        <span className="muted">{isLong ? copy.claiming.still : '\u00a0'}</span>
      </p>
      <LiveRegion>{isLong ? copy.claiming.still : words.heading}</LiveRegion>
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
