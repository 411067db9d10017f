import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenSeen } from '../../shared/host/whenSeen.ts'
import type { ExtraParts } from './Extra.tsx'

type Given = ExtraParts['locations']

/** The place of 'Explore locations', whose code and data come when it is nearly seen; without them the page is whole (fault I3). */
export function Locations(given: Given) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<{ Explore: ComponentType<Given> } | null>(null)
  useEffect(() => {
    if (!place.current) return
    const ending = new AbortController()
    whenSeen(place.current, ending.signal, () => void import('./Explore.tsx').then(({ Explore }) => ending.signal.aborted || setPart({ Explore }), () => {}))
    return () => ending.abort()
  }, [])
  return <div ref={place}>{part && <part.Explore {...given} />}</div>
}
