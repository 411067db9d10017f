import { type ComponentProps, type ReactNode, useId } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Checkbox.css?inline";
import { FieldNote } from "./Field.tsx";
import fieldCss from "./Field.css?inline";

type Native = Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "children" | "aria-invalid" | "aria-describedby"
>;

export interface CheckboxProps extends Native {
  label: ReactNode;
  /** False unless the person has ticked it: consent is never ticked for them. */
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, checked, onChange, hint, error, ...rest }: CheckboxProps) {
  useSheet(fieldCss, "kit");
  useSheet(css, "kit");
  const noteId = useId();
  return (
    <div className="checkbox">
      <label>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={error || hint ? noteId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
