import { useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { FoundPlace } from '../contracts/places.ts'
import { Field } from '../ui/Field.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useEnvironment } from '../widget/environment.ts'
import { useSheet } from '../widget/useSheet.ts'
import css from './PlaceField.css?inline'
import type { PlaceSearch } from './search.ts'

export interface PlaceFieldProps {
  search: PlaceSearch
  label: string
  hint?: string | undefined
  error?: string | undefined
  readOnly?: boolean | undefined
  onChoose: (place: FoundPlace) => void
}

const none: readonly FoundPlace[] = []

/** A field that suggests restaurants as somebody types: arrow keys, Enter, Esc and the pointer choose among them. */
export function PlaceField({ search, label, hint, error, readOnly, onChoose }: PlaceFieldProps) {
  useSheet(css)
  const { shadow } = useEnvironment()
  const { query, suggestions } = useStore(search.store)
  const [isWanted, setWanted] = useState(false)
  const items = suggestions ?? none
  const isOpen = isWanted && items.length > 0
  const combobox = useCombobox<FoundPlace>({
    // SAFETY: the hook only reads these lists.
    items: items as FoundPlace[],
    inputValue: query,
    isOpen,
    selectedItem: null,
    itemToString: (place) => place?.name ?? '',
    environment: useMemo(() => environmentOf(shadow), [shadow]),
    onIsOpenChange: (change) => setWanted(change.isOpen),
    // Leaving the field chooses nothing, and Esc closes the list without emptying the field.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur || type === useCombobox.stateChangeTypes.InputKeyDownEscape ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  return (
    <Field label={<span {...combobox.getLabelProps()}>{label}</span>} hint={hint} error={error} id={combobox.getInputProps({}, { suppressRefError: true }).id}>
      {(ids) => (
        <div className="place-field">
          <span className="control">
            <input
              {...combobox.getInputProps({
                onChange: (event) => {
                  const { nativeEvent } = event
                  setWanted(true)
                  search.type(event.currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
                },
                onCompositionEnd: (event) => search.type(event.currentTarget.value),
              })}
              {...ids}
              aria-labelledby={undefined}
              name="restaurant"
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="words"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              readOnly={readOnly}
            />
          </span>
          <ul {...combobox.getMenuProps({ 'aria-label': 'Suggestions', 'aria-labelledby': undefined })} className="place-list" hidden={!isOpen}>
            {isOpen &&
              items.map((item, index) => (
                <li key={item.id} {...combobox.getItemProps({ item, index })} className={index === combobox.highlightedIndex ? 'place lit' : 'place'}>
                  <strong translate="no">{item.name}</strong>
                  {item.address && <span className="muted">{item.address}</span>}
                </li>
              ))}
          </ul>
          <LiveRegion>{suggestions && isWanted ? counted(items.length) : ''}</LiveRegion>
        </div>
      )}
    </Field>
  )
}

function counted(count: number): string {
  if (!count) return 'No suggestions.'
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows to go through them.`
}

/** What the library may touch: the shadow root's events and elements instead of the page's. */
function environmentOf(shadow: ShadowRoot) {
  return {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    Node: window.Node,
    // SAFETY: the library reads nothing else of the document.
    document: {
      get activeElement() {
        return shadow.activeElement ?? shadow.ownerDocument.activeElement
      },
      get body() {
        return shadow.ownerDocument.body
      },
      getElementById: (id: string) => shadow.getElementById(id),
      createElement: shadow.ownerDocument.createElement.bind(shadow.ownerDocument),
    } as unknown as Document,
  }
}
