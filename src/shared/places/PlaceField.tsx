import { useState } from 'react'
import { useStore } from 'zustand'
import type { FoundPlace } from '../contracts/places.ts'
import { Field } from '../ui/Field.tsx'
import { isComposing, placeInput } from './placeInput.ts'
import type { PlaceSearch } from './search.ts'

export interface PlaceFieldProps {
  search: PlaceSearch
  label: string
  hint?: string | undefined
  error?: string | undefined
  readOnly?: boolean | undefined
  onChoose: (place: FoundPlace) => void
}

/**
 * A plain field, which becomes a combobox once that has been loaded: never under somebody's fingers, but while nobody is
 * in it, or when there is something to suggest, which is after a pause in typing.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { Combobox } = useStore(props.search.combobox)
  const { suggestions } = useStore(props.search.store)
  const [isInside, setInside] = useState(false)
  const [isUpgraded, setUpgraded] = useState(false)
  if (Combobox && !isUpgraded && (!isInside || suggestions)) setUpgraded(true)
  if (Combobox && isUpgraded) return <Combobox {...props} hasFocus={isInside} />
  return <PlainField {...props} onInside={setInside} />
}

function PlainField({ search, label, hint, error, readOnly, onInside }: PlaceFieldProps & { onInside: (isInside: boolean) => void }) {
  const { query } = useStore(search.store)
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="control">
          <input
            {...placeInput}
            {...ids}
            readOnly={readOnly}
            value={query}
            onFocus={() => onInside(true)}
            onBlur={() => onInside(false)}
            onChange={(event) => search.type(event.currentTarget.value, isComposing(event.nativeEvent))}
            onCompositionEnd={(event) => search.type(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  )
}
