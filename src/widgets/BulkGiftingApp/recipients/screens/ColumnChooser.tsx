import { useState } from "react";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Select } from "../../../../shared/ui/Select.tsx";
import { isUsable, suggestedColumns, type Column } from "../columns.ts";
import type { ImportState } from "../importing.ts";
import { fields } from "../row.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface ColumnChooserProps {
  request: Extract<ImportState, { kind: "asking" }>;
  onChosen: (columns: readonly Column[]) => void;
  onClose: () => void;
}

const choices = [...fields, "fullName" as const];
const mostColumns = 20;

/** Lets the person choose the content of each column, if the headers are missing or wrong. */
export function ColumnChooser({ request, onChosen, onClose }: ColumnChooserProps) {
  const { sample, reason } = request;
  const copy = useTexts(texts);
  const [head = []] = sample;
  const [columns, setColumns] = useState<readonly Column[]>(() =>
    (request.columns ?? suggestedColumns(sample)).slice(0, mostColumns),
  );
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="columns card">
      <div>
        <h3>{copy.columns}</h3>
        <p className="muted">{copy.columnsLead[reason]}</p>
      </div>
      <div className="columns-grid">
        {columns.map((column, index) => (
          <Select
            key={index}
            label={copy.column({ sample: head[index]?.trim().slice(0, 40) || String(index + 1) })}
            hint={sample[1]?.[index]?.slice(0, 40)}
            value={column ?? ""}
            placeholder={copy.unused}
            options={choices.map((choice) => ({
              value: choice,
              label: choice === "fullName" ? copy.fullName : copy.fields[choice],
            }))}
            onChange={(value) =>
              setColumns(
                columns.map((other, at) =>
                  at === index
                    ? (choices.find((choice) => choice === value) ?? null)
                    : other === value
                      ? null
                      : other,
                ),
              )
            }
          />
        ))}
      </div>
      {isRefused && !isUsable({ columns }) && (
        <p className="field-error" role="alert">
          {copy.columnsMissing}
        </p>
      )}
      <div className="entry-ways">
        <Button
          kind="accent"
          onClick={() => (isUsable({ columns }) ? onChosen(columns) : setRefused(true))}
        >
          {copy.columnsApply}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
