import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from "react";
import { classes } from "../ui/classes.ts";
import { FieldNote } from "../ui/Field.tsx";
import fieldCss from "../ui/Field.css?inline";
import { useSheet } from "../widget/useSheet.ts";
import css from "./FileChooser.css?inline";

export interface FileChooserProps {
  /** The button's text, which is also the control's accessible name: 'Choose a photo'. */
  label: ReactNode;
  /** The allowed kinds and sizes. */
  hint?: ReactNode;
  error?: ReactNode;
  /** A filter for the browser's dialog only. The chosen files must still be checked. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The input element, such as for a form that moves the focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called for every choice, even of the same file again. */
  onChoose: (files: readonly File[]) => void;
}

/** A file input behind a button, which also accepts dropped files. */
export function FileChooser({
  label,
  hint,
  error,
  accept,
  multiple = false,
  disabled = false,
  inputRef,
  onChoose,
}: FileChooserProps) {
  useSheet(fieldCss, "ui");
  useSheet(css, "shared");
  const noteId = useId();
  const { isOver, ...dropping } = useDrop(disabled, (files) =>
    onChoose(multiple ? files : files.slice(0, 1)),
  );

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Allows the same file to be chosen again.
    currentTarget.value = "";
    if (files.length) onChoose(files);
  }

  return (
    <div className={classes("file-chooser", isOver && "over")} {...dropping}>
      <label className="file-button">
        <input
          ref={inputRef}
          className="label-cover"
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={choose}
          aria-describedby={error || hint ? noteId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

function useDrop(disabled: boolean, onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
    !disabled && dataTransfer.types.includes("Files");
  return {
    isOver,
    onDragOver(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
}
