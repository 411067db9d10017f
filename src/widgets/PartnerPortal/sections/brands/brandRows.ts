import type { BrandImage, PartnerBrand } from '../../../../shared/contracts/partnerBrands.ts'
import type { PartnerProject } from '../../../../shared/contracts/partnerProject.ts'
import { isBrandEditable } from '../../access.ts'
import { missingOfBrand } from '../../complete.ts'
import { copy } from './copy.ts'

export const filters = ['all', 'complete', 'incomplete', 'editable'] as const
export type Filter = (typeof filters)[number]

/** A brand as the list shows it. */
export interface BrandRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly picture: string | null
  readonly missing: number
  readonly isEditable: boolean
  /** What a search looks in, in lower case and without accents. */
  readonly haystack: string
}

export function rowsOf(brands: readonly PartnerBrand[], images: readonly BrandImage[], project: PartnerProject, productKey: string): BrandRow[] {
  const urls = new Map(images.map(({ id, url }) => [id, url]))
  return brands.map((brand) => {
    const name = brand.brandName?.trim() || copy.unnamed
    const description = brand.brandDescription ?? ''
    const shown = brand.heroImageId ?? brand.logoDarkId ?? brand.logoLightId
    return {
      id: brand.id,
      name,
      description,
      picture: (shown && urls.get(shown)) || null,
      missing: missingOfBrand(brand, project).length,
      isEditable: isBrandEditable(project, brand.id, productKey),
      haystack: folded(`${name} ${description}`),
    }
  })
}

/** The rows that hold every word of the search, and that the filter lets through (P22). */
export function matching(rows: readonly BrandRow[], search: string, filter: Filter): BrandRow[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return rows.filter((row) => passes(row, filter) && words.every((word) => row.haystack.includes(word)))
}

function passes({ missing, isEditable }: BrandRow, filter: Filter): boolean {
  if (filter === 'complete') return missing === 0
  if (filter === 'incomplete') return missing > 0
  return filter === 'editable' ? isEditable : true
}

export function filterOf(text: string | undefined): Filter {
  return filters.find((filter) => filter === text) ?? 'all'
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
