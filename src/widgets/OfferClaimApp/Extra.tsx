import { type ComponentType, lazy, Suspense } from 'react'
import type { Offer } from '../../shared/contracts/offers.ts'

/** Parts of the offer page that other rooms bring: what each is given. */
export interface ExtraParts {
  /** Carousel slides (A:L39). */
  readonly slides: { readonly offer: Offer }
  /** 'Explore locations': the map and list of the offer's brands (A:L39, O24). */
  readonly locations: { readonly brandSlugs: readonly string[] }
}

/** The parts that are there; each fills its place as soon as it has a line here, and is left out where its code cannot be had. */
const parts: { readonly [K in keyof ExtraParts]?: ComponentType<ExtraParts[K]> } = {
  locations: lazy(async () => ({ default: await import('./Locations.tsx').then(({ Locations }): ComponentType<ExtraParts['locations']> => Locations, () => () => null) })),
}

/** The place of an optional part; nothing where there is none. */
export function Extra<K extends keyof ExtraParts>({ part, given }: { part: K; given: ExtraParts[K] }) {
  const Part: ComponentType<ExtraParts[K]> | undefined = parts[part]
  return (
    Part && (
      <Suspense>
        <Part {...given} />
      </Suspense>
    )
  )
}
