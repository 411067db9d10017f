import { useState } from 'react'
import { useStore } from 'zustand'
import { closePage } from '../../../shared/host/navigation.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import type { In } from '../state.ts'
import type { RedemptionStore } from '../store.ts'

/** 'Check not found' (C2.99), and the announced way back to the order (X4). */
export function NotFoundScreen({ state, store }: { state: In<'notFound'>; store: RedemptionStore }) {
  const { notFound: words } = copy
  const { emit } = useEnvironment()
  const { leftMs } = useStore(store.countdown.store)
  const [isDone, setDone] = useState(false)
  const hasTarget = store.returnTarget() !== null

  function done(): void {
    if (hasTarget) return store.leave()
    setDone(true)
    if (emit('widget:close', {}, true)) closePage()
  }

  return (
    <Screen
      screenKey="notFound"
      heading={words.heading}
      lead={hasTarget ? words.returning : words.lost}
      actions={
        <>
          <Button kind="primary" wide onClick={done}>
            {words.done}
          </Button>
          <Button kind="quiet" wide onClick={() => store.send({ type: 'retried' })}>
            {words.retry}
          </Button>
        </>
      }
    >
      {state.isPaymentOpen && <Alert kind="info">{words.open}</Alert>}
      {leftMs !== null && (
        <div onPointerEnter={store.countdown.hold} onPointerLeave={store.countdown.release} onFocus={store.countdown.hold} onBlur={store.countdown.release}>
          <p role="status">{words.leaving(Math.ceil(leftMs / 1000))}</p>
          <Button onClick={store.leave}>{words.goNow}</Button>{' '}
          <Button kind="quiet" onClick={store.countdown.stay}>
            {words.stay}
          </Button>
        </div>
      )}
      {isDone && <p role="status">{words.close}</p>}
    </Screen>
  )
}
