import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Progress.css?inline";

export interface ProgressProps {
  /** The accessible name, which includes the position: 'Step 2 of 4'. */
  label: ReactNode;
  value: number;
  max: number;
}

export function Progress({ label, value, max }: ProgressProps) {
  useSheet(css, "ui");
  return (
    <label className="progress">
      <span>{label}</span>
      <progress value={value} max={max} />
    </label>
  );
}
