import type { Column } from "../../../../shared/list/ColumnHeads.tsx";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { MissingItem } from "../../missing.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import type { LocationRow } from "./locationRows.ts";
import { texts } from "./texts.ts";
import type { Selection } from "./useSelection.ts";

interface ColumnContext {
  readonly portal: PortalStore;
  readonly selection: Selection;
  readonly taskOf: (item: MissingItem) => string;
  readonly copy: typeof texts.messages;
}

/** The columns of the table of locations. */
export function columnsOf({
  portal,
  selection,
  taskOf,
  copy,
}: ColumnContext): readonly Column<LocationRow>[] {
  const { columns: heads, labels } = copy;
  return [
    {
      key: "location",
      head: heads.location,
      cell: (row, { tabIndex }) =>
        selection.ids ? (
          <LocationCheckbox
            row={row}
            isSelected={selection.ids.has(row.id)}
            onSelect={selection.set}
            tabIndex={tabIndex}
          />
        ) : (
          <LocationLink portal={portal} row={row} tabIndex={tabIndex} />
        ),
    },
    { key: "brand", head: labels.partner_brand_id, cell: ({ brand }) => <Value text={brand} /> },
    { key: "pos", head: heads.pos, cell: ({ pos }) => <Value text={pos} /> },
    {
      key: "account",
      head: labels.partner_stripe_account_id,
      cell: ({ account }) => <Value text={account} />,
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
}

function Value({ text }: { text: string }) {
  const { columns } = useTexts(texts);
  if (text) return text;
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{columns.none}</span>
    </span>
  );
}

interface CellProps {
  row: LocationRow;
  tabIndex: 0 | -1;
}

function LocationLink({
  portal,
  row: { id, name, address, isEditable },
  tabIndex,
}: CellProps & { portal: PortalStore }) {
  const copy = useTexts(texts);
  return (
    <PortalLink
      portal={portal}
      to={{ page: "locations", id, query: {} }}
      className="location-link"
      tabIndex={tabIndex}
    >
      <strong>{name}</strong>
      {address && <span className="muted small">{address}</span>}
      {!isEditable && <span className="muted small">{copy.viewOnly}</span>}
    </PortalLink>
  );
}

function LocationCheckbox({
  row: { id, name, address, isEditable },
  isSelected,
  onSelect,
  tabIndex,
}: CellProps & { isSelected: boolean; onSelect: (id: string, isSelected: boolean) => void }) {
  const { tools } = useTexts(texts);
  return (
    <Checkbox
      label={<strong>{name}</strong>}
      hint={isEditable ? address : tools.locked}
      checked={isSelected}
      disabled={!isEditable}
      tabIndex={tabIndex}
      onChange={(isOn) => onSelect(id, isOn)}
    />
  );
}
