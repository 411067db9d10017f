import type { ReactNode } from "react";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";

interface PlainRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The estimated height of a row, in px. */
  rowPx: number;
  render: (row: Row, tabIndex: 0 | -1) => ReactNode;
}

/** The rows of a searched list, each drawn as one line. */
export function PlainRows<Row extends { readonly id: string }>({
  label,
  rows,
  rowPx,
  render,
}: PlainRowsProps<Row>) {
  return (
    <WindowedList
      label={label}
      rows={rows}
      keyOf={idOf}
      estimatePx={rowPx}
      heightPx={680}
      className="rows"
      render={(row, { tabIndex }) => render(row, tabIndex)}
    />
  );
}

const idOf = ({ id }: { readonly id: string }): string => id;
