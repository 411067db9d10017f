import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useStore } from "zustand";
import { WindowedTable } from "../../../../shared/list/WindowedTable.tsx";
import { TextField } from "../../../../shared/ui/TextField.tsx";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../../order/order.ts";
import type { RecipientListView } from "../recipientList.ts";
import type { Row } from "../row.ts";
import { ListIssues } from "./ListIssues.tsx";
import { columnsOf } from "./recipientColumns.tsx";
import { useIsGrid } from "./useIsGrid.ts";
import { searched, type ListFilter } from "./listFilter.ts";
import { control, useRowFocus } from "./useRowFocus.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** In a list with more rows than this, Tab reaches one row only, so that keyboard users can leave the list. */
const tabbedRows = 10;

interface RecipientTableProps {
  order: Order;
  terms: Terms;
  /** New rows, whose errors are not shown yet. */
  fresh: ReadonlySet<number>;
  onLeft: (id: number) => void;
  /** Called when Enter in the last row has added a row. */
  onAdded: (id: number) => void;
  /** Called when the last row was removed, together with the pressed control. */
  onEmptied: () => void;
}

/** All recipients on the list. Errors show in the row, where they can be corrected. */
export function RecipientTable(props: RecipientTableProps) {
  const { order, terms, fresh, onLeft, onAdded, onEmptied } = props;
  const copy = useTexts(texts);
  const { recipientList } = order;
  const { hasUndo, undo, remove } = useRemoval(recipientList);
  const view = useStore(recipientList.store);
  const listView = useListView(view, fresh);
  const { deferredView: calm, rows, faulty, current, query, open, setOpen, touch } = listView;
  const { reachRow, follow } = useRowFocus(rows);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const isEmpty = !view.rows.length;
  const list = useRef<HTMLDivElement>(null);
  const isGrid = useIsGrid(list, !isEmpty);
  useOnEmptied(isEmpty, onEmptied);
  if (isEmpty) return <p className="muted">{copy.none}</p>;

  /** Moves to the next error, from a row down and then from the top. */
  function goToNextError(from: number): void {
    if (!faulty.length) return;
    const find = findAfter(from, new Set(faulty));
    follow({ find, wanted: control.faulty });
    if (find(rows) >= 0) return redraw();
    listView.setQuery("");
    listView.setShown("attention");
  }

  /** Moves to the next error. Without errors it moves down, and from the last row of the whole list to a new one. */
  function enter(index: number): void {
    if (faulty.length) return goToNextError(index);
    if (index < rows.length - 1) return reachRow.current?.(index + 1, control.field);
    if (rows.length === view.rows.length) onAdded(recipientList.addEmpty());
  }

  const columns = columnsOf({
    words: copy,
    view: calm,
    order,
    terms,
    isOpen: (id) => isGrid || listView.isOpen(id),
    isGrid,
    fresh,
    touch,
    onLeft,
    goToNextError: enter,
    undo,
    edit(id) {
      touch(id);
      follow({ find: (all) => all.findIndex((row) => row.id === id), wanted: control.field });
    },
    close(id, index) {
      setOpen(new Set([...open].filter((one) => one !== id)));
      follow({ find: (all) => Math.min(index, all.length - 1), wanted: control.first });
    },
    remove(id, index) {
      remove(new Set([id]));
      follow({ find: (all) => Math.min(index, all.length - 1), wanted: control.last, gone: id });
    },
  });
  return (
    <div ref={list} className="recipients" data-grid={isGrid || undefined}>
      <ListIssues
        view={view}
        faulty={faulty}
        shown={current}
        onShow={listView.show}
        onNext={() => goToNextError(-1)}
        onRemove={remove}
        onRemoveAll={recipientList.clear}
        onUndo={hasUndo ? undo : undefined}
      />
      <ListHead
        isSearchable={view.rows.length > 20}
        query={query}
        onQuery={listView.setQuery}
        keys={rows.length > tabbedRows && (isGrid ? "grid" : faulty.length ? "faults" : "rows")}
      />
      <Rows rows={rows} columns={columns} reachRow={reachRow} estimatePx={isGrid ? 49 : 68} />
    </div>
  );
}

interface ListHeadProps {
  isSearchable: boolean;
  query: string;
  onQuery: (query: string) => void;
  /** Explains the keys of the list. */
  keys: "grid" | "faults" | "rows" | false;
}

function ListHead({ isSearchable, query, onQuery, keys }: ListHeadProps) {
  const copy = useTexts(texts);
  const words = { grid: copy.keysOfGrid, faults: copy.keysToFaults, rows: copy.keys };
  return (
    <>
      {isSearchable && (
        <TextField
          label={copy.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={onQuery}
        />
      )}
      {keys && <p className="muted small">{words[keys]}</p>}
    </>
  );
}

interface RowsProps {
  rows: readonly Row[];
  columns: ReturnType<typeof columnsOf>;
  reachRow: ReturnType<typeof useRowFocus>["reachRow"];
  estimatePx: number;
}

function Rows({ rows, columns, reachRow, estimatePx }: RowsProps) {
  const copy = useTexts(texts);
  if (!rows.length) return <p className="muted">{copy.noMatch}</p>;
  return (
    <WindowedTable
      label={copy.list}
      rows={rows}
      keyOf={({ id }) => String(id)}
      columns={columns}
      estimatePx={estimatePx}
      heightPx={560}
      tabbedRows={tabbedRows}
      focusRowRef={reachRow}
    />
  );
}

/** The filter of the list, and which of its rows are open. */
function useListView(view: RecipientListView, fresh: ReadonlySet<number>) {
  const [shown, setShown] = useState<ListFilter>("attention");
  const [query, setQuery] = useState("");
  /**
   * Open rows. A row that has just become valid stays open, so that it does not close while the
   * person types.
   */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const deferredView = useDeferredValue(view);
  const deferredQuery = useDeferredValue(query);
  const isOpen = (id: number): boolean =>
    deferredView.fieldErrors.has(id) || deferredView.refusals.has(id) || open.has(id);
  const faulty = [...new Set([...view.fieldErrors.keys(), ...view.refusals.keys()])].filter(
    (id) => !fresh.has(id),
  );
  const current: ListFilter =
    (shown === "attention" && !faulty.length && !open.size) ||
    (shown === "duplicates" && !view.duplicates.size)
      ? "everyone"
      : shown;
  const rows = useMemo(
    () => searched(deferredView, current, open, deferredQuery),
    [deferredView, current, open, deferredQuery],
  );

  function touch(id: number): void {
    if (open.has(id)) return;
    setOpen(new Set([...open, id]));
    // If nothing needs attention, all rows show, and this stays so while a row is open.
    setShown(current);
  }

  function show(next: ListFilter): void {
    setOpen(new Set());
    setShown(next);
  }

  return {
    deferredView,
    rows,
    faulty,
    current,
    query,
    setQuery,
    setShown,
    isOpen,
    open,
    setOpen,
    touch,
    show,
  };
}

/** Removes rows, and undoes the last change of the list. */
function useRemoval(recipientList: Order["recipientList"]) {
  const [hasUndo, setHasUndo] = useState(false);
  return {
    hasUndo,
    undo(): void {
      setHasUndo(false);
      recipientList.undoLast();
    },
    remove(ids: ReadonlySet<number>): void {
      setHasUndo(true);
      recipientList.remove(ids);
    },
  };
}

/**
 * Returns a function that finds the first row with one of these ids after the position `from`. If
 * there is none, it starts again at the top.
 */
function findAfter(from: number, ids: ReadonlySet<number>) {
  return (rows: readonly Row[]): number => {
    const next = rows.findIndex(({ id }, index) => index > from && ids.has(id));
    return next < 0 ? rows.findIndex(({ id }) => ids.has(id)) : next;
  };
}

/** Calls `onEmptied` when the last row is removed. */
function useOnEmptied(isEmpty: boolean, onEmptied: () => void): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) onEmptied();
    wasEmpty.current = isEmpty;
  });
}
