import { Button } from "../../../../../shared/ui/Button.tsx";
import { Select } from "../../../../../shared/ui/Select.tsx";
import { TextField } from "../../../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { LocationField } from "../sameValue.ts";
import { texts as locationsTexts } from "../texts.ts";
import { useLocationLabels } from "../useLocationLabels.ts";
import { cellValue, optionsOf, type CellChoices } from "./cells.ts";
import type { CsvColumn } from "./columns.ts";
import type { CheckedRow } from "./importRows.ts";
import { texts } from "./texts.ts";
import type { Import } from "./useImport.ts";

interface ImportRowViewProps {
  item: CheckedRow;
  choices: CellChoices;
  source: Pick<Import, "setCell" | "remove">;
  tabIndex: 0 | -1;
}

/** One row: its line and location, and a field for each cell that changes a value. */
export function ImportRowView({ item, choices, source, tabIndex }: ImportRowViewProps) {
  const copy = useTexts(texts);
  const locationsCopy = useTexts(locationsTexts);
  const labelOf = useColumnLabel();
  const { row, location, changes, errors } = item;
  const { line, cells } = row;
  const name = location?.name?.trim() || cells.name || locationsCopy.unnamed;
  const hasIdField = errors.id !== undefined || row.edited?.includes("id");
  return (
    <div className="import-row">
      <div className="import-head">
        <span>
          <span className="muted small figures">{copy.line({ line })}</span> <strong>{name}</strong>
        </span>
        <Button
          kind="quiet"
          danger
          tabIndex={tabIndex}
          aria-label={copy.removeRow({ line })}
          onClick={() => source.remove(new Set([line]))}
        >
          {copy.remove}
        </Button>
      </div>
      <div className="import-cells">
        {hasIdField && (
          <TextField
            label={labelOf("id")}
            aria-label={copy.cell({ field: labelOf("id"), line })}
            value={cells.id ?? ""}
            error={errors.id}
            tabIndex={tabIndex}
            onChange={(text) => source.setCell(line, "id", text)}
          />
        )}
        {changes.map(({ column, before, text }) => (
          <CellField
            key={column}
            column={column}
            text={text}
            label={copy.cell({ field: labelOf(column), line })}
            hint={copy.before({ text: before || copy.empty })}
            error={errors[column]}
            choices={choices}
            tabIndex={tabIndex}
            onChange={(next) => source.setCell(line, column, next)}
          />
        ))}
      </div>
    </div>
  );
}

interface CellFieldProps {
  column: LocationField;
  text: string;
  /** Names the field and the line. */
  label: string;
  hint: string;
  error: string | undefined;
  choices: CellChoices;
  tabIndex: 0 | -1;
  onChange: (text: string) => void;
}

function CellField({ column, text, label, hint, error, choices, ...props }: CellFieldProps) {
  const copy = useTexts(texts);
  const labelOf = useColumnLabel();
  const options = optionsOf(column, choices);
  const shared = {
    ...props,
    label: labelOf(column),
    "aria-label": label,
    hint,
    // The error replaces the hint, so it names the refused text.
    error: error && options && text ? `“${text}”: ${error}` : error,
  };
  if (!options) return <TextField {...shared} value={text} maxLength={2048} />;
  const value = cellValue(column, text, choices);
  return (
    <Select
      {...shared}
      value={typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "")}
      options={options}
      placeholder={copy.choosePlaceholder}
    />
  );
}

/** The label of a column's field. */
function useColumnLabel(): (column: CsvColumn) => string {
  const { columns } = useTexts(texts);
  const labels = useLocationLabels();
  return (column) => (column === "id" ? columns.id : labels[column]);
}
