import { type ReactNode, useId } from "react";
import { useSheet } from "../widget/useSheet.ts";
import fieldCss from "./Field.css?inline";
import { FieldNote } from "./Field.tsx";
import css from "./RadioCards.css?inline";

export interface RadioCard<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** A second, quieter line. */
  readonly detail?: ReactNode;
  /** An amount at the end of the row. */
  readonly figure?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly RadioCard<V>[];
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
}

/** One choice of a few, each in a card that is a label as a whole. */
export function RadioCards<V extends string>({
  legend,
  value,
  onChange,
  options,
  hint,
  error,
  name,
}: RadioCardsProps<V>) {
  useSheet(fieldCss, "ui");
  useSheet(css, "ui");
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className="radio-cards"
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? id : undefined}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="words">
            <bdi>{option.label}</bdi>
            {option.detail && <span className="detail">{option.detail}</span>}
          </span>
          {option.figure && <span className="figure">{option.figure}</span>}
        </label>
      ))}
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
