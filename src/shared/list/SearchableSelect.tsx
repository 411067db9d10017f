import { useDeferredValue, useMemo, useState } from "react";
import { Select, type SelectProps } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import { filterRows, searchText } from "./search.ts";

interface SearchableSelectProps extends Pick<
  SelectProps,
  "label" | "value" | "onChange" | "options" | "placeholder" | "error"
> {
  /** The label of the search field, which long lists have. */
  searchLabel: string;
  /** The hint below the search field. */
  resultText: (count: number, all: number) => string;
}

/** Longer lists have a search field. */
const maxUnsearched = 20;
/** The most options rendered at once; thousands would block the typing. */
const maxListed = 200;

/**
 * A select for lists of any length. A long one has a search field and lists the first matches and
 * the selected option.
 */
export function SearchableSelect({
  searchLabel,
  resultText,
  options,
  value,
  ...rest
}: SearchableSelectProps) {
  const [query, setQuery] = useState("");
  const deferredQuery = useDeferredValue(query);
  const rows = useMemo(
    () => options.map((option) => ({ ...option, haystack: searchText([option.label]) })),
    [options],
  );
  const matches = useMemo(() => filterRows(rows, deferredQuery), [rows, deferredQuery]);
  const listed = matches.slice(0, maxListed);
  const chosenRow = rows.find((row) => row.value === value);
  const select = (
    <Select
      {...rest}
      value={value}
      options={chosenRow && !listed.includes(chosenRow) ? [chosenRow, ...listed] : listed}
    />
  );
  if (options.length <= maxUnsearched) return select;
  return (
    <div className="stack">
      <TextField
        label={searchLabel}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={setQuery}
        hint={resultText(matches.length, rows.length)}
      />
      {select}
    </div>
  );
}
