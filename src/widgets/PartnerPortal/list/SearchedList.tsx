import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { PortalRoute } from "../route.ts";
import type { PortalStore } from "../storeType.ts";
import css from "./rows.css?inline";
import { filterRows } from "../../../shared/list/search.ts";
import { SearchField } from "./SearchField.tsx";

interface SearchedRow {
  readonly id: string;
  /** The normalized text that is searched: see `searchText`. */
  readonly haystack: string;
}

interface ListWords {
  readonly heading: string;
  readonly search: string;
  readonly searchHint: string;
  readonly filter: string;
  /** Labels by their value in the address; 'all' means no filter. */
  readonly filters: Readonly<Record<string, string>>;
  /** The number of rows. */
  readonly all: (counts: { readonly all: number }) => string;
  /** The number of matching rows, and the number of all rows. */
  readonly found: (counts: { readonly rows: number; readonly all: number }) => string;
  readonly noMatch: string;
  readonly clear: string;
}

interface SearchedListProps<Row> {
  portal: PortalStore;
  route: PortalRoute;
  rows: readonly Row[];
  words: ListWords;
  passes: (row: Row, filter: string) => boolean;
  /** Tools for the rows that match. */
  renderTools?: (rows: readonly Row[]) => ReactNode;
  /** The list or table of the rows that match, which are never none. */
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * Rows with a search and a filter in the address (A2.07, A2.08). Searching is deferred, so that
 * thousands of rows never delay typing.
 */
export function SearchedList<Row extends SearchedRow>({
  portal,
  route: { query },
  rows,
  words,
  passes,
  renderTools,
  children,
}: SearchedListProps<Row>) {
  useSheet(css);
  const search = query.q ?? "";
  const filter = query.filter && Object.hasOwn(words.filters, query.filter) ? query.filter : "all";
  const deferred = useDeferredValue(
    useMemo(() => ({ rows, search, filter }), [rows, search, filter]),
  );
  const matchingRows = useMemo(
    () => filterRows(deferred.rows, deferred.search, (row) => passes(row, deferred.filter)),
    [deferred, passes],
  );
  return (
    <>
      <div className="rows-tools" role="search">
        <SearchField
          portal={portal}
          label={words.search}
          placeholder={words.searchHint}
          search={search}
          onSearch={(q) => portal.navigation.setQuery({ q })}
        />
        <Select
          label={words.filter}
          value={filter}
          options={Object.entries(words.filters).map(([value, label]) => ({ value, label }))}
          onChange={(chosen) =>
            portal.navigation.setQuery({ filter: chosen === "all" ? "" : chosen })
          }
        />
      </div>
      <p className="muted small" role="status">
        {matchingRows.length === rows.length
          ? words.all({ all: rows.length })
          : words.found({ rows: matchingRows.length, all: rows.length })}
      </p>
      {renderTools?.(matchingRows)}
      {matchingRows.length ? (
        children(matchingRows)
      ) : (
        <p>
          {words.noMatch}{" "}
          <Button kind="quiet" onClick={() => portal.navigation.setQuery({ q: "", filter: "" })}>
            {words.clear}
          </Button>
        </p>
      )}
    </>
  );
}
