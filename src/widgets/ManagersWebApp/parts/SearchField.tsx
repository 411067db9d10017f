import { TextField } from "../../../shared/ui/TextField.tsx";
import { counterCopy } from "../counterCopy.ts";
import { shortestSearch, type SearchState } from "../search.ts";

interface SearchFieldProps {
  label: string;
  hint?: string | undefined;
  state: Pick<SearchState<unknown>, "text" | "isLoading">;
  onType: (text: string) => void;
  onCompose: (isOn: boolean) => void;
}

/** Searches as one types; too short a text says so and asks nobody. */
export function SearchField({
  label,
  hint,
  state: { text, isLoading },
  onType,
  onCompose,
}: SearchFieldProps) {
  const { search: copy } = counterCopy;
  const length = [...text.trim()].length;
  const isShort = length > 0 && length < shortestSearch;
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={100}
      value={text}
      onChange={onType}
      onCompositionStart={() => onCompose(true)}
      onCompositionEnd={() => onCompose(false)}
      hint={isShort ? copy.hint : isLoading ? copy.searching : (hint ?? "\u00a0")}
    />
  );
}
