import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { copy } from '../copy.ts'
import type { PortalStore } from '../store.ts'

/** The sign-in, as soon as it is there. */
export function DoorScreen({ portal: { door } }: { portal: PortalStore }) {
  const { part, hasFailed } = useStore(door.store)
  useEffect(() => {
    door.load()
    // The store of an earlier session stands at its end.
    door.store.getState().part?.store.send({ type: 'sessionEnded', complaint: null })
  }, [door])
  if (part) return <part.Door />
  if (hasFailed) return <Screen heading={copy.late.heading} lead={copy.late.text} actions={<Button kind="primary" onClick={door.load}>{copy.again}</Button>} />
  return (
    <Screen heading={copy.door.heading} lead={copy.door.lead}>
      <Skeleton shape={['control', 'control', 'control']} text={copy.loading} />
    </Screen>
  )
}
