import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useStore } from "zustand";
import { WindowedTable } from "../../../../shared/list/WindowedTable.tsx";
import { TextField } from "../../../../shared/ui/TextField.tsx";
import type { Terms } from "../../account/terms.ts";
import { copy } from "../../order/copy.ts";
import type { Order } from "../../order/order.ts";
import type { Row } from "../row.ts";
import { ListIssues } from "./ListIssues.tsx";
import { columnsOf } from "./recipientColumns.tsx";
import { searched, type ListFilter } from "./listFilter.ts";
import { control, useRowFocus } from "./useRowFocus.ts";

const { recipients: words } = copy;

/** Of a list with more rows than this Tab reaches one, so that whoever has no mouse can also leave it. */
const tabbedRows = 10;

interface RecipientTableProps {
  order: Order;
  terms: Terms;
  /** New rows, of which nothing is said yet. */
  fresh: ReadonlySet<number>;
  onLeft: (id: number) => void;
  /** The last row has gone, and with it whatever was pressed. */
  onEmptied: () => void;
}

/** Everyone who is on the list. Errors are shown and corrected in the row. */
export function RecipientTable({ order, terms, fresh, onLeft, onEmptied }: RecipientTableProps) {
  const { recipientList } = order;
  const view = useStore(recipientList.store);
  const [shown, setShown] = useState<ListFilter>("attention");
  const [query, setQuery] = useState("");
  /** Rows that stand open: a row that has just become right does not close under the hands of who types. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const calm = useDeferredValue(view);
  const wanted = useDeferredValue(query);
  const isOpen = (id: number): boolean =>
    calm.fieldErrors.has(id) || calm.refusals.has(id) || open.has(id);
  const faulty = [...new Set([...view.fieldErrors.keys(), ...view.refusals.keys()])].filter(
    (id) => !fresh.has(id),
  );
  const current: ListFilter =
    (shown === "attention" && !faulty.length && !open.size) ||
    (shown === "duplicates" && !view.duplicates.size)
      ? "everyone"
      : shown;
  const rows = useMemo(() => searched(calm, current, open, wanted), [calm, current, open, wanted]);
  const { reachRow, follow } = useRowFocus(rows);
  const isEmpty = !view.rows.length;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) onEmptied();
    wasEmpty.current = isEmpty;
  });
  if (isEmpty) return <p className="muted">{words.none}</p>;

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

  /** To what is wrong next, from a row on and then from the top. */
  function goOn(from: number): void {
    if (!faulty.length) return;
    const wrong = new Set(faulty);
    const isFaulty = ({ id }: Row): boolean => wrong.has(id);
    const find = (all: readonly Row[]): number => {
      const next = all.findIndex((row, index) => index > from && isFaulty(row));
      return next < 0 ? all.findIndex(isFaulty) : next;
    };
    follow({ find, wanted: control.faulty });
    if (find(rows) >= 0) return redraw();
    setQuery("");
    setShown("attention");
  }

  const columns = columnsOf({
    view: calm,
    order,
    terms,
    isOpen,
    fresh,
    touch,
    onLeft,
    goOn,
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
        onShow={show}
        onNext={() => goOn(-1)}
        onRemove={(ids) => recipientList.remove(ids)}
        onRemoveAll={order.recipientList.clear}
      />
      {view.rows.length > 20 && (
        <TextField
          label={words.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
      )}
      {rows.length > tabbedRows && (
        <p className="muted small">{faulty.length ? words.keysToFaults : words.keys}</p>
      )}
      {rows.length ? (
        <WindowedTable
          label={words.list}
          rows={rows}
          keyOf={({ id }) => String(id)}
          columns={columns}
          estimatePx={68}
          heightPx={560}
          tabbedRows={tabbedRows}
          focusRowRef={reachRow}
        />
      ) : (
        <p className="muted">{words.noMatch}</p>
      )}
    </div>
  );
}
