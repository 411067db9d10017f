import { useLayoutEffect, useRef, type ReactNode } from "react";
import { cash } from "../../../shared/money/cents.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { centsTyped } from "./refundForm.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";

interface CentsFieldProps {
  label: string;
  /** Cents as typed. Empty shows $0.00. */
  digits: string;
  onChange: (digits: string) => void;
  readOnly: boolean;
  hint: ReactNode;
  error: ReactNode;
}

/**
 * An amount field that works like a cash register: each typed digit enters from the right (C5.08,
 * C5.09).
 */
export function CentsField({ label, digits, onChange, readOnly, hint, error }: CentsFieldProps) {
  const { money } = useMoney();
  const ref = useRef<HTMLInputElement>(null);
  const amountText = money(cash(Number(digits || 0)));
  // Digits always enter at the end, wherever the caret is.
  useLayoutEffect(() => {
    const input = ref.current;
    const root = input?.getRootNode();
    if (input && root instanceof ShadowRoot && root.activeElement === input)
      input.setSelectionRange(amountText.length, amountText.length);
  }, [amountText]);
  return (
    <TextField
      ref={ref}
      label={label}
      value={amountText}
      onChange={(text) => onChange(centsTyped(text))}
      onFocus={(event) =>
        event.currentTarget.setSelectionRange(amountText.length, amountText.length)
      }
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      dir="ltr"
      translate="no"
      readOnly={readOnly}
      hint={hint}
      error={error}
    />
  );
}
