import type { Column } from "../../../../shared/list/ColumnHeads.tsx";
import { WindowedTable } from "../../../../shared/list/WindowedTable.tsx";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { useMissingTexts } from "../../useMissingTexts.ts";
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
  const { columns: heads, labels } = copy;
  const columns: readonly Column<LocationRow>[] = [
    {
      key: "location",
      head: heads.location,
      cell: (row, { tabIndex }) =>
        selection.ids ? (
          <LocationCheckbox
            row={row}
            selection={selection}
            ids={selection.ids}
            tabIndex={tabIndex}
          />
        ) : (
          <PortalLink
            portal={portal}
            to={{ page: "locations", id: row.id, query: {} }}
            className="location-link"
            tabIndex={tabIndex}
          >
            <strong>{row.name}</strong>
            {row.address && <span className="muted small">{row.address}</span>}
            {!row.isEditable && <span className="muted small">{copy.viewOnly}</span>}
          </PortalLink>
        ),
    },
    { key: "brand", head: labels.partner_brand_id, cell: ({ brand }) => brand || <None /> },
    { key: "pos", head: heads.pos, cell: ({ pos }) => pos || <None /> },
    {
      key: "account",
      head: labels.partner_stripe_account_id,
      cell: ({ account }) => account || <None />,
    },
    {
      key: "missing",
      head: heads.missing,
      cell: ({ missing }) =>
        missing.length ? (
          <span className="location-missing">
            <span className="pill warn">{copy.missing({ things: missing.length })}</span>
            <span className="small">{missing.map(taskOf).join(" · ")}</span>
          </span>
        ) : (
          <span className="pill good">{copy.complete}</span>
        ),
    },
  ];
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

function None() {
  const { columns } = useTexts(texts);
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{columns.none}</span>
    </span>
  );
}

function LocationCheckbox({
  row: { id, name, address, isEditable },
  selection,
  ids,
  tabIndex,
}: {
  row: LocationRow;
  selection: Selection;
  ids: ReadonlySet<string>;
  tabIndex: 0 | -1;
}) {
  const { tools } = useTexts(texts);
  return (
    <Checkbox
      label={<strong>{name}</strong>}
      hint={isEditable ? address : tools.locked}
      checked={ids.has(id)}
      disabled={!isEditable}
      tabIndex={tabIndex}
      onChange={(isOn) => selection.set(id, isOn)}
    />
  );
}
