import { Field } from "../../../shared/ui/Field.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The longest notes that are sent (M18), in characters. */
const maxLength = 500;

interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
  readOnly?: boolean;
}

export function NotesField({ value, onChange, readOnly = false }: NotesFieldProps) {
  const copy = useTexts(texts);
  return (
    <Field label={copy.entry.notes} hint={copy.entry.notesHint} optional>
      {(ids) => (
        <span className="control managers-notes">
          <textarea
            {...ids}
            rows={2}
            maxLength={maxLength}
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
