import { useState } from 'react'
import { debounce } from '../../../shared/host/timers.ts'
import { TextField } from '../../../shared/ui/TextField.tsx'
import type { PortalStore } from '../store.ts'
import { searchMs } from './useDelayed.ts'

interface SearchFieldProps {
  portal: PortalStore
  label: string
  placeholder: string
  /** What the address says. */
  search: string
}

/** What is typed is searched for after a pause, and then stands in the address. */
export function SearchField({ portal, label, placeholder, search }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // The address changed by something else than this field, such as 'Show all' or the back button.
  if (search !== shown) {
    setShown(search)
    if (search !== typed.trim()) setTyped(search)
  }
  const [seek] = useState(() => debounce(searchMs, portal.environment().signal, (words: string) => portal.navigation.change({ q: words.trim() })))
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      onChange={(words) => {
        setTyped(words)
        seek(words)
      }}
    />
  )
}
