import { startTransition, useState } from "react";
import { debounce } from "../../../shared/host/timers.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { PortalStore } from "../store.ts";

/** How long after the last key a search runs, in milliseconds (A9: input debounce). */
const searchMs = 400;

interface SearchFieldProps {
  portal: PortalStore;
  label: string;
  placeholder?: string;
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
}

/** What is typed is drawn here alone, and searched for after a pause. */
export function SearchField({ portal, label, placeholder, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Something else than this field has changed it, such as 'Show all' or the back button.
  if (search !== shown) {
    setShown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const [seek] = useState(() =>
    debounce(searchMs, portal.environment().signal, (words: string) =>
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
        seek(words);
      }}
    />
  );
}
