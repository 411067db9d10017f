import { useDeferredValue, useState } from 'react'
import type { MenuLocation } from '../../../shared/contracts/menus.ts'
import { Select } from '../../../shared/ui/Select.tsx'
import { TextField } from '../../../shared/ui/TextField.tsx'
import { copy } from '../copy.ts'
import { nameOf } from './nameOf.ts'

/** More than these are searched rather than scrolled. */
const manyLocations = 20

interface LocationChooserProps {
  locations: readonly MenuLocation[]
  chosen: MenuLocation
  onChoose: (id: string) => void
}

export function LocationChooser({ locations, chosen, onChoose }: LocationChooserProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim().toLowerCase())
  const isLong = locations.length > manyLocations
  const found = query ? locations.filter((location) => nameOf(location).toLowerCase().includes(query)) : locations
  const shown = found.includes(chosen) || found.length === 0 ? found : [chosen, ...found]
  const listed = shown.length ? shown : locations
  return (
    <div className="stack">
      {isLong && (
        <TextField
          label={copy.find}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          hint={query && !found.length ? copy.foundNone : copy.found(query ? found.length : locations.length, locations.length)}
        />
      )}
      <Select label={copy.location} value={chosen.id} onChange={onChoose} options={listed.map((location) => ({ value: location.id, label: nameOf(location) }))} />
    </div>
  )
}
