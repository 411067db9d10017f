import { TextField } from "../../../shared/ui/TextField.tsx";
import { shortestSearch, type SearchState } from "./search.ts";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface SearchFieldProps {
  label: string;
  hint?: string | undefined;
  state: Pick<SearchState<unknown>, "text" | "isLoading">;
  onType: (text: string) => void;
  onCompose: (isOn: boolean) => void;
}

/** Searches while the manager types. If the text is too short, it says so and sends no call. */
export function SearchField({
  label,
  hint,
  state: { text, isLoading },
  onType,
  onCompose,
}: SearchFieldProps) {
  const { search: copy } = useTexts(texts);
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
