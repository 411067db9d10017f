import { type ComponentProps, type CSSProperties, type ReactNode, useId } from "react";
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
  /** The value as text, which is announced and shown beside the label. */
  valueText: string;
  /** The meaning of the two ends, shown below them. */
  ends?: readonly [ReactNode, ReactNode] | undefined;
}

/** The platform's slider, with its keys: arrows, Page Up and Down, Home and End. */
export function Range({
  label,
  value,
  onChange,
  min,
  max,
  valueText,
  ends,
  id,
  ...rest
}: RangeProps) {
  useSheet(css, "ui");
  const generatedId = useId();
  // SAFETY: a custom property is a valid style; React's types do not list it.
  const style = { "--_part": max > min ? (value - min) / (max - min) : 0 } as CSSProperties;
  return (
    <div>
      <div className="range-head">
        <label htmlFor={id ?? generatedId}>{label}</label>
        <span className="value" aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        {...rest}
        id={id ?? generatedId}
        className="range"
        type="range"
        style={style}
        min={min}
        max={max}
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
