import { type ReactNode, useId } from "react";
import { asSent } from "../texts/serverTexts.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./Field.css?inline";
import { AlertIcon } from "./icons/Alert.ts";
import { texts } from "./texts.ts";

/** The properties of every field with a label. */
export interface FieldWords {
  label: ReactNode;
  /** Shows below the control until an error replaces it. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Adds "optional" beside the label. */
  optional?: boolean | undefined;
}

/** The ids that connect a control with its label and its note. */
export interface ControlIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldWords {
  id?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
}

/** The label above, the control, and below it the hint or, in the same place, the error. */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  useSheet(css, "ui");
  const copy = useTexts(texts);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const noteId = `${controlId}-note`;
  const optionalId = `${controlId}-optional`;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={controlId}>{label}</label>
        {/* Beside the label, not in it: the accessible name of the field is only the label. */}
        {optional && (
          <span id={optionalId} className="optional">
            {" "}
            {copy.optional}
          </span>
        )}
      </div>
      {children({
        id: controlId,
        "aria-describedby":
          `${optional ? optionalId : ""} ${error || hint ? noteId : ""}`.trim() || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The place of hint and error. It exists from the start, so that its changes are announced. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  return (
    <div id={id} className="field-note" aria-live="polite">
      {error ? (
        <span className="field-error">
          <AlertIcon size={18} />
          <span>{asSent(error)}</span>
        </span>
      ) : (
        hint
      )}
    </div>
  );
}
