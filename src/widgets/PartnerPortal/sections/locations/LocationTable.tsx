import { WindowedTable } from "../../../../shared/list/WindowedTable.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../storeType.ts";
import { useMissingTexts } from "../../useMissingTexts.ts";
import { columnsOf } from "./locationColumns.tsx";
import type { LocationRow } from "./locationRows.ts";
import css from "./LocationTable.css?inline";
import { texts } from "./texts.ts";
import type { Selection } from "./useSelection.ts";

interface LocationTableProps {
  portal: PortalStore;
  rows: readonly LocationRow[];
  selection: Selection;
}

/**
 * The locations with their brand, POS system, payment account and what they lack; on narrow pages
 * as cards. While several are edited, each row has a checkbox instead of its link.
 */
export function LocationTable({ portal, rows, selection }: LocationTableProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const { taskOf } = useMissingTexts();
  const columns = columnsOf({ portal, selection, taskOf, copy });
  return (
    <div className="location-table">
      <WindowedTable
        label={copy.heading}
        rows={rows}
        keyOf={idOf}
        columns={columns}
        estimatePx={89}
        heightPx={680}
      />
    </div>
  );
}

const idOf = ({ id }: LocationRow): string => id;
