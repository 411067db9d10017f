import { type HTMLAttributes, useEffect, useId, useRef, useState } from "react";
import { pastedCells } from "./pastedCells.ts";
import { maxLength, type FieldError } from "../validateRecipient.ts";
import type { Refusal } from "../recipientList.ts";
import type { Field, Row } from "../row.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface CellProps {
  row: Row;
  field: Field;
  /** Names the field and the row. */
  label: string;
  placeholder?: string | undefined;
  tabIndex: 0 | -1;
  fieldError: FieldError | undefined;
  refusal: Refusal | undefined;
  /** Whether the row was just added. */
  takesFocus: boolean;
  onChange: (text: string) => void;
  /** Moves to the next error. */
  onEnter: () => void;
  onLeft: () => void;
  /** Called when a range of cells was pasted here. */
  onRange: (cells: string[][]) => void;
  /** Called for Ctrl+Z in a cell that was not edited. */
  onUndo: () => void;
}

const modes: Partial<Record<Field, HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  email: "email",
  phone: "tel",
  amount: "decimal",
};

/**
 * One field of a recipient, with its error below. Typed text shows at once, and the list is updated
 * a moment later.
 */
export function Cell({
  row,
  field,
  label,
  placeholder,
  tabIndex,
  fieldError,
  refusal,
  takesFocus,
  onChange,
  onEnter,
  onLeft,
  onRange,
  onUndo,
}: CellProps) {
  const { fieldErrors } = useTexts(texts);
  const [typed, setTyped] = useState<string | null>(null);
  const ref = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  const error = fieldError
    ? messageOf(fieldErrors[field], fieldError)
    : refusal?.field === field
      ? refusal.message
      : undefined;
  return (
    <span className="cell">
      <input
        ref={ref}
        type="text"
        tabIndex={tabIndex}
        enterKeyHint="next"
        inputMode={modes[field]}
        autoComplete="off"
        autoCapitalize={field === "email" ? "none" : undefined}
        spellCheck={false}
        maxLength={field === "message" ? maxLength.message * 2 : 254}
        placeholder={placeholder}
        value={typed ?? row[field]}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(value.trim());
        }}
        onPaste={(event) => {
          const cells = pastedCells(event.clipboardData.getData("text"));
          if (!cells) return;
          event.preventDefault();
          setTyped(null);
          onRange(cells);
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
          if (nativeEvent.isComposing) return;
          if (key === "Enter") onEnter();
          if (key.toLowerCase() !== "z" || shiftKey || !(ctrlKey || metaKey)) return;
          if (typed !== null) return;
          event.preventDefault();
          onUndo();
        }}
        onBlur={() => {
          setTyped(null);
          onLeft();
        }}
      />
      <span id={noteId} className="cell-error small">
        {error}
      </span>
    </span>
  );
}

function messageOf(
  messages: Readonly<Record<string, string>>,
  fieldError: FieldError,
): string | undefined {
  return messages[fieldError];
}
