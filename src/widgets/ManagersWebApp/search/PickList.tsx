import type { ReactNode } from "react";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import { ChevronRightIcon } from "../../../shared/ui/icons/ChevronRight.ts";

interface PickListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => string;
  detail: (row: Row) => ReactNode;
  onPick: (row: Row) => void;
  /** The key of the row that is open beside the list. */
  current?: string | null;
}

/** A list whose rows are large buttons. */
export function PickList<Row>({
  label,
  rows,
  keyOf,
  name,
  detail,
  onPick,
  current,
}: PickListProps<Row>) {
  return (
    <WindowedList
      className="managers-rows managers-picks"
      label={label}
      rows={rows}
      keyOf={keyOf}
      estimatePx={76}
      heightPx={500}
      render={(row, { tabIndex }) => (
        <button
          type="button"
          className="managers-pick"
          tabIndex={tabIndex}
          aria-current={keyOf(row) === current || undefined}
          onClick={() => onPick(row)}
        >
          <span className="managers-row-words">
            <strong translate="no">{name(row)}</strong>
            <span className="muted small">{detail(row)}</span>
          </span>
          <ChevronRightIcon />
        </button>
      )}
    />
  );
}
