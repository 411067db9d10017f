import { startTransition, useState } from "react";
import { debounce } from "../../../shared/host/timers.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { PortalStore } from "../storeType.ts";

/** Milliseconds between the last input and the search (A9: input debounce). */
const searchDelayMs = 400;

interface SearchFieldProps {
  portal: PortalStore;
  label: string;
  placeholder?: string;
  /** The current search. */
  search: string;
  onSearch: (search: string) => void;
}

/** A search field that renders its own input and searches after a pause. */
export function SearchField({ portal, label, placeholder, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // The search was changed elsewhere, such as by 'Show all' or the back button.
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const [searchSoon] = useState(() =>
    debounce(searchDelayMs, portal.environment().signal, (words: string) =>
      startTransition(() => onSearch(words.trim())),
    ),
  );
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      onChange={(words) => {
        setTyped(words);
        searchSoon(words);
      }}
    />
  );
}
