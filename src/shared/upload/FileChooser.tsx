import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from "react";
import { classes } from "../ui/classes.ts";
import { FieldNote } from "../ui/Field.tsx";
import fieldCss from "../ui/Field.css?inline";
import { useSheet } from "../widget/useSheet.ts";
import css from "./FileChooser.css?inline";

export interface FileChooserProps {
  /** The words on the button, which are also the control's name: 'Choose a photo'. */
  label: ReactNode;
  /** Which files, how large. */
  hint?: ReactNode;
  error?: ReactNode;
  /** What the browser's dialog offers first; whatever is chosen must still be checked. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The field itself, such as for a form that sets the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called at every choice, also of the same file again. */
  onChoose: (files: readonly File[]) => void;
}

/** The platform's file field behind a button, which also takes files that are dropped on it. */
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
  useSheet(fieldCss);
  useSheet(css);
  const noteId = useId();
  const { isOver, ...dropping } = useDrop(disabled, (files) =>
    onChoose(multiple ? files : files.slice(0, 1)),
  );

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Else the same file could not be chosen a second time.
    currentTarget.value = "";
    if (files.length) onChoose(files);
  }

  return (
    <div className={classes("file-chooser", isOver && "over")} {...dropping}>
      <label className="file-button">
        <input
          ref={inputRef}
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
