import { useDeferredValue, useMemo } from 'react'
import type { Finder } from './finder.ts'
import type { RankedPlace } from './ranking.ts'
import { rankedFrom } from './ranking.ts'
import { narrowed } from './search.ts'
import type { FinderState } from './state.ts'

const none: readonly RankedPlace[] = []

/** What the list and the map show: ranked once, narrowed with each key without holding up the typing, the linked place first. */
export function useResults(finder: Finder, { supply, from, query, tags, area, selection }: FinderState): readonly RankedPlace[] {
  const places = supply.kind === 'loaded' ? supply.places : null
  const asked = supply.kind === 'loaded' ? supply.asked : null
  const ranked = useMemo(() => (places ? rankedFrom(from.position, places) : none), [places, from.position])
  const linked = selection?.by === 'link' ? selection.id : null
  const ordered = useMemo(() => withFirst(ranked, linked), [ranked, linked])
  // What the server has already searched for is not searched again: it may know better words.
  const ownQuery = useDeferredValue(asked?.query === query ? '' : query)
  const ownTags = asked && asked.tags === tags ? noTags : tags
  return useMemo(() => narrowed(ordered, { query: ownQuery, tags: ownTags, area: finder.isByView() ? null : area }), [ordered, ownQuery, ownTags, area, finder])
}

const noTags: readonly string[] = []

function withFirst(ranked: readonly RankedPlace[], id: string | null): readonly RankedPlace[] {
  const found = id === null ? undefined : ranked.find(({ place }) => place.id === id)
  return found ? [found, ...ranked.filter((one) => one !== found)] : ranked
}
