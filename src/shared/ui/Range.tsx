import { type ComponentProps, type ReactNode, useId } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Range.css?inline";

type Native = Omit<
  ComponentProps<"input">,
  "type" | "value" | "onChange" | "min" | "max" | "step" | "children"
>;

export interface RangeProps extends Native {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value in words, spoken and shown beside the label. */
  valueText: string;
  /** What the two ends mean, shown below them. */
  ends?: readonly [ReactNode, ReactNode] | undefined;
}

/** The platform's slider: arrows, Page Up and Down, Home and End come with it. */
export function Range({ label, value, onChange, valueText, ends, id, ...rest }: RangeProps) {
  useSheet(css, "kit");
  const own = useId();
  return (
    <div>
      <div className="range-head">
        <label htmlFor={id ?? own}>{label}</label>
        <span className="value" aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        {...rest}
        id={id ?? own}
        className="range"
        type="range"
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {ends && (
        <div className="range-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
