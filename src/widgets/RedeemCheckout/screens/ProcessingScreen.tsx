import { useEffect, useState } from 'react'
import { LiveRegion } from '../../../shared/ui/LiveRegion.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { Spinner } from '../../../shared/ui/Spinner.tsx'
import { copy } from '../copy.ts'
import { planFor } from '../order.ts'
import type { In } from '../state.ts'

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000

type Processing = In<'checking'> | In<'paying'> | In<'authenticating'> | In<'reconciling'>

/** 'Redeeming Credit', or looking whether a payment went through. */
export function ProcessingScreen({ state }: { state: Processing }) {
  const isReconciling = state.kind === 'reconciling'
  const words = isReconciling ? copy.reconciling : copy.processing
  const isLong = useStill()
  const progress = progressOf(state)
  return (
    <Screen screenKey={isReconciling ? 'reconciling' : 'processing'} heading={words.heading} lead={words.text}>
      <div className="redeem-progress" aria-busy="true">
        <Spinner />
        <span>{progress}</span>
      </div>
      <p className="muted">{isLong ? copy.processing.still : '\u00a0'}</p>
      <LiveRegion>{isLong ? copy.processing.still : progress}</LiveRegion>
    </Screen>
  )
}

function progressOf(state: Processing): string {
  const { processing: words } = copy
  if (state.kind === 'checking' || state.kind === 'reconciling') return words.checking
  if (state.kind === 'authenticating') return words.authenticating
  return planFor(state.order).card > 0 ? words.card : words.credit
}

function useStill(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, stillAfterMs, true)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
