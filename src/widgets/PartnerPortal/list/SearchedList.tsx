import { type ReactNode, useDeferredValue, useMemo } from "react";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { Place } from "../place.ts";
import type { PortalStore } from "../store.ts";
import css from "./rows.css?inline";
import { matching } from "../../../shared/list/search.ts";
import { SearchField } from "./SearchField.tsx";

interface SearchedRow {
  readonly id: string;
  /** What a search looks in: see `searchable`. */
  readonly haystack: string;
}

interface ListWords {
  readonly heading: string;
  readonly search: string;
  readonly searchHint: string;
  readonly filter: string;
  /** By their value in the address; 'all' is none. */
  readonly filters: Readonly<Record<string, string>>;
  readonly found: (rows: number, all: number) => string;
  readonly noMatch: string;
  readonly clear: string;
}

interface SearchedListProps<Row> {
  portal: PortalStore;
  place: Place;
  rows: readonly Row[];
  words: ListWords;
  passes: (row: Row, filter: string) => boolean;
  render: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** About the height of a row, in px. */
  rowPx: number;
}

/** Rows with a search and a filter that stand in the address (A2.07, A2.08). Thousands are searched beside the typing, never before it. */
export function SearchedList<Row extends SearchedRow>({
  portal,
  place: { query },
  rows,
  words,
  passes,
  render,
  rowPx,
}: SearchedListProps<Row>) {
  useSheet(css);
  const search = query.q ?? "";
  const filter = query.filter && Object.hasOwn(words.filters, query.filter) ? query.filter : "all";
  const asked = useDeferredValue(useMemo(() => ({ rows, search, filter }), [rows, search, filter]));
  const found = useMemo(
    () => matching(asked.rows, asked.search, (row) => passes(row, asked.filter)),
    [asked, passes],
  );
  return (
    <>
      <div className="rows-tools" role="search">
        <SearchField
          portal={portal}
          label={words.search}
          placeholder={words.searchHint}
          search={search}
          onSearch={(q) => portal.navigation.change({ q })}
        />
        <Select
          label={words.filter}
          value={filter}
          options={Object.entries(words.filters).map(([value, label]) => ({ value, label }))}
          onChange={(chosen) =>
            portal.navigation.change({ filter: chosen === "all" ? "" : chosen })
          }
        />
      </div>
      <p className="muted small" role="status">
        {words.found(found.length, rows.length)}
      </p>
      {found.length ? (
        <WindowedList
          label={words.heading}
          rows={found}
          keyOf={idOf}
          estimatePx={rowPx}
          heightPx={680}
          className="rows"
          render={(row, { tabIndex }) => render(row, tabIndex)}
        />
      ) : (
        <p>
          {words.noMatch}{" "}
          <Button kind="quiet" onClick={() => portal.navigation.change({ q: "", filter: "" })}>
            {words.clear}
          </Button>
        </p>
      )}
    </>
  );
}

const idOf = ({ id }: SearchedRow): string => id;
