import type { PartnerLocation } from '../../../../shared/contracts/partnerLocations.ts'
import type { PartnerProject } from '../../../../shared/contracts/partnerProject.ts'
import { isLocationEditable } from '../../access.ts'
import { missingAccount, missingOfLocation } from '../../complete.ts'
import { matches, searchable } from '../../list/search.ts'
import { copy } from './copy.ts'

export const filters = ['all', 'complete', 'incomplete', 'editable'] as const
export type Filter = (typeof filters)[number]

/** A location as the list shows it. */
export interface LocationRow {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly missing: number
  readonly isEditable: boolean
  /** What a search looks in, in lower case and without accents. */
  readonly haystack: string
}

export function rowsOf(locations: readonly PartnerLocation[], project: PartnerProject, productKey: string): LocationRow[] {
  return locations.map((location) => {
    const name = location.name?.trim() || copy.unnamed
    const address = [location.addressLineOne, location.city, location.state].filter(Boolean).join(', ')
    return {
      id: location.id,
      name,
      address,
      missing: missingOfLocation(location).length + missingAccount(location).length,
      isEditable: isLocationEditable(project, location.partnerBrandId, productKey),
      haystack: searchable([name, address]),
    }
  })
}

/** The rows that hold every word of the search, and that the filter lets through (P22). */
export function matching(rows: readonly LocationRow[], search: string, filter: Filter): LocationRow[] {
  return rows.filter((row) => passes(row, filter) && matches(row.haystack, search))
}

function passes({ missing, isEditable }: LocationRow, filter: Filter): boolean {
  if (filter === 'complete') return missing === 0
  if (filter === 'incomplete') return missing > 0
  return filter === 'editable' ? isEditable : true
}

export function filterOf(text: string | undefined): Filter {
  return filters.find((filter) => filter === text) ?? 'all'
}
