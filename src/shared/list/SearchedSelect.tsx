import { useDeferredValue, useMemo, useState } from "react";
import { Select, type SelectProps } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import { matching, searchable } from "./search.ts";

interface SearchedSelectProps extends Pick<
  SelectProps,
  "label" | "value" | "onChange" | "options" | "placeholder" | "error"
> {
  /** Label of the search, which long lists have. */
  searchLabel: string;
  /** How many are found, and what that means, below the search. */
  found: (count: number, all: number) => string;
}

/** More than these are searched rather than scrolled. */
const fewChoices = 20;
/** Never more options than these at once: nobody scrolls through thousands, and drawing them would hold up the typing. */
const mostListed = 200;

/** A select of any length: a long one can be searched, and lists the first matches with what is chosen. */
export function SearchedSelect({
  searchLabel,
  found,
  options,
  value,
  ...rest
}: SearchedSelectProps) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const rows = useMemo(
    () => options.map((option) => ({ ...option, haystack: searchable([option.label]) })),
    [options],
  );
  const matches = useMemo(() => matching(rows, search), [rows, search]);
  const listed = matches.slice(0, mostListed);
  const chosen = rows.find((row) => row.value === value);
  const select = (
    <Select
      {...rest}
      value={value}
      options={chosen && !listed.includes(chosen) ? [chosen, ...listed] : listed}
    />
  );
  if (options.length <= fewChoices) return select;
  return (
    <div className="stack">
      <TextField
        label={searchLabel}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={setTyped}
        hint={found(matches.length, rows.length)}
      />
      {select}
    </div>
  );
}
