import { Field } from "../../../shared/ui/Field.tsx";
import { counterCopy } from "../counterCopy.ts";

/** The most that is sent (M18), in characters. */
const longest = 500;

interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
  readOnly?: boolean;
}

export function NotesField({ value, onChange, readOnly = false }: NotesFieldProps) {
  return (
    <Field label={counterCopy.entry.notes} hint={counterCopy.entry.notesHint}>
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
