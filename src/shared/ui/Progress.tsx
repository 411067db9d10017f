import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Progress.css?inline";

export interface ProgressProps {
  /** What advances, in words that also say how far: 'Step 2 of 4'. */
  label: ReactNode;
  value: number;
  max: number;
}

export function Progress({ label, value, max }: ProgressProps) {
  useSheet(css, "kit");
  return (
    <label className="progress">
      <span>{label}</span>
      <progress value={value} max={max} />
    </label>
  );
}
