import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { caretAfterFormat } from "../forms/phone.ts";

interface FormattedInput {
  ref: RefObject<HTMLInputElement | null>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Formats a field of digits at every change, and keeps the caret behind the same digit. */
export function useFormattedInput(
  format: (text: string) => string,
  onChange: (value: string) => void,
): FormattedInput {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const { current: position } = caret;
    caret.current = null;
    if (position !== null) ref.current?.setSelectionRange(position, position);
  });

  return {
    ref,
    onChange({ currentTarget: input, nativeEvent }) {
      const { value: typed } = input;
      // The unfinished text of an input method must not be rewritten.
      if ("isComposing" in nativeEvent && nativeEvent.isComposing) return onChange(typed);
      const formatted = format(typed);
      if (formatted !== typed)
        caret.current = caretAfterFormat(typed, input.selectionStart ?? typed.length, formatted);
      onChange(formatted);
    },
  };
}
