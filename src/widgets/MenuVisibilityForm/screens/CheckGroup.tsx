import { type ReactNode, useId } from "react";
import fieldCss from "../../../shared/ui/Field.css?inline";
import { FieldNote } from "../../../shared/ui/Field.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";

interface CheckGroupProps {
  legend: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** A group of controls with a legend and an error. */
export function CheckGroup({ legend, error, children }: CheckGroupProps) {
  useSheet(fieldCss, "kit");
  const noteId = useId();
  return (
    <fieldset className="menu-group" aria-describedby={error ? noteId : undefined}>
      <legend>{legend}</legend>
      {children}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
