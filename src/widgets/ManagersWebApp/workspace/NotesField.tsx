import { Field } from "../../../shared/ui/Field.tsx";
import { workspaceCopy } from "./workspaceCopy.ts";

/** The most that is sent (M18), in characters. */
const longest = 500;

interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
  readOnly?: boolean;
}

export function NotesField({ value, onChange, readOnly = false }: NotesFieldProps) {
  return (
    <Field label={workspaceCopy.entry.notes} hint={workspaceCopy.entry.notesHint}>
      {(ids) => (
        <span className="control managers-notes">
          <textarea
            {...ids}
            rows={2}
            maxLength={longest}
            value={value}
            readOnly={readOnly}
            autoComplete="off"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
