import { useCombobox } from 'downshift'
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { FoundPlace } from '../contracts/places.ts'
import { Field } from '../ui/Field.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useEnvironment } from '../widget/environment.ts'
import { useSheet } from '../widget/useSheet.ts'
import type { PlaceFieldProps } from './PlaceField.tsx'
import css from './PlaceField.css?inline'
import { isComposing, placeInput } from './placeInput.ts'

interface PlaceComboboxProps extends PlaceFieldProps {
  /** Takes the focus over from the plain field, at the end of what was typed. */
  hasFocus: boolean
}

const none: readonly FoundPlace[] = []

/** A field that suggests restaurants as somebody types: arrow keys, Enter, Esc and the pointer choose among them. */
export function PlaceCombobox({ search, label, hint, error, readOnly, onChoose, hasFocus }: PlaceComboboxProps) {
  useSheet(css)
  const { shadow } = useEnvironment()
  const { query, suggestions } = useStore(search.store)
  const [isWanted, setWanted] = useState(hasFocus)
  const input = useRef<HTMLInputElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (!hasFocus) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(query.length, query.length)
  })
  useLayoutEffect(() => takeFocus(), [])
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
                ref: input,
                onChange: (event) => {
                  setWanted(true)
                  search.type(event.currentTarget.value, isComposing(event.nativeEvent))
                },
                onCompositionEnd: (event) => search.type(event.currentTarget.value),
              })}
              {...ids}
              aria-labelledby={undefined}
              {...placeInput}
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
    Node,
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
