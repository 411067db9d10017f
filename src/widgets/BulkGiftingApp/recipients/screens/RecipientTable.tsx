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
  /** The last row has gone, and with it whatever was pressed. */
  onEmptied: () => void;
}

/** Everyone who is on the list. Errors are shown and corrected in the row. */
export function RecipientTable({ order, terms, fresh, onLeft, onEmptied }: RecipientTableProps) {
  const copy = useTexts(texts);
  const { recipientList } = order;
  const view = useStore(recipientList.store);
  const listView = useListView(view, fresh);
  const { deferredView: calm, rows, faulty, current, query, open, setOpen, touch } = listView;
  const { reachRow, follow } = useRowFocus(rows);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const isEmpty = !view.rows.length;
  useOnEmptied(isEmpty, onEmptied);
  if (isEmpty) return <p className="muted">{copy.none}</p>;

  /** To what is wrong next, from a row on and then from the top. */
  function goToNextError(from: number): void {
    if (!faulty.length) return;
    const wrong = new Set(faulty);
    const isFaulty = ({ id }: Row): boolean => wrong.has(id);
    const find = (all: readonly Row[]): number => {
      const next = all.findIndex((row, index) => index > from && isFaulty(row));
      return next < 0 ? all.findIndex(isFaulty) : next;
    };
    follow({ find, wanted: control.faulty });
    if (find(rows) >= 0) return redraw();
    listView.setQuery("");
    listView.setShown("attention");
  }

  const columns = columnsOf({
    words: copy,
    view: calm,
    order,
    terms,
    isOpen: listView.isOpen,
    fresh,
    touch,
    onLeft,
    goToNextError,
    edit(id) {
      touch(id);
      follow({ find: (all) => all.findIndex((row) => row.id === id), wanted: control.field });
    },
    close(id, index) {
      setOpen(new Set([...open].filter((one) => one !== id)));
      follow({ find: (all) => Math.min(index, all.length - 1), wanted: control.first });
    },
    remove(id, index) {
      recipientList.remove(new Set([id]));
      follow({ find: (all) => Math.min(index, all.length - 1), wanted: control.last, gone: id });
    },
  });
  return (
    <div className="recipients">
      <ListIssues
        view={view}
        faulty={faulty}
        shown={current}
        onShow={listView.show}
        onNext={() => goToNextError(-1)}
        onRemove={(ids) => recipientList.remove(ids)}
        onRemoveAll={order.recipientList.clear}
      />
      {view.rows.length > 20 && (
        <TextField
          label={copy.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={listView.setQuery}
        />
      )}
      {rows.length > tabbedRows && (
        <p className="muted small">{faulty.length ? copy.keysToFaults : copy.keys}</p>
      )}
      <Rows rows={rows} columns={columns} reachRow={reachRow} />
    </div>
  );
}

interface RowsProps {
  rows: readonly Row[];
  columns: ReturnType<typeof columnsOf>;
  reachRow: ReturnType<typeof useRowFocus>["reachRow"];
}

function Rows({ rows, columns, reachRow }: RowsProps) {
  const copy = useTexts(texts);
  if (!rows.length) return <p className="muted">{copy.noMatch}</p>;
  return (
    <WindowedTable
      label={copy.list}
      rows={rows}
      keyOf={({ id }) => String(id)}
      columns={columns}
      estimatePx={68}
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
  /** Rows that stand open: a row that has just become right does not close under the hands of who types. */
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
    // Where nothing needs attention everyone is shown, and stays so while a row is open.
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

/** Calls `onEmptied` when the last row is removed. */
function useOnEmptied(isEmpty: boolean, onEmptied: () => void): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) onEmptied();
    wasEmpty.current = isEmpty;
  });
}
