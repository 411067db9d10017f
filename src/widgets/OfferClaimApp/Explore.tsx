import { useStore } from 'zustand'
import { copy } from '../../shared/map/copy.ts'
import { createFinder, type Finder as FinderStore } from '../../shared/map/finder.ts'
import { Finder } from '../../shared/map/Finder.tsx'
import { useEnvironment, type Environment } from '../../shared/widget/environment.ts'
import { useSheet } from '../../shared/widget/useSheet.ts'
import css from './Explore.css?inline'

/** One finder for each widget and choice of brands: it outlives the React tree. */
const finders = new WeakMap<ShadowRoot, { readonly key: string; readonly finder: FinderStore }>()

/** The map and list of the offer's brands (A:L39, O24); nothing where there are no places, or none can be had. */
export function Explore({ brandSlugs }: { brandSlugs: readonly string[] }) {
  useSheet(css)
  const environment = useEnvironment()
  const finder = finderFor(environment, brandSlugs)
  const { supply } = useStore(finder.store)
  if (supply.kind !== 'loaded' || !supply.places.length) return null
  return (
    <section className="explore" aria-label={copy.heading}>
      <h2>{copy.heading}</h2>
      <Finder finder={finder} />
    </section>
  )
}

function finderFor(environment: Environment, brandSlugs: readonly string[]): FinderStore {
  const key = brandSlugs.join()
  const known = finders.get(environment.shadow)
  if (known?.key === key) return known.finder
  const slugs = brandSlugs.length ? brandSlugs : null
  const finder = createFinder({ environment: () => environment, source: 'whole', wanted: () => ({ pass: false, slugs }), given: () => null, start: null, isLinked: false })
  finders.set(environment.shadow, { key, finder })
  return finder
}
