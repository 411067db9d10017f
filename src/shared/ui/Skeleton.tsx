import { useSheet } from "../widget/useSheet.ts";
import { useLongWait } from "./useLongWait.ts";
import css from "./Skeleton.css?inline";

/** Milliseconds of waiting before a text shows. */
const wordsAfterMs = 1000;

export interface SkeletonProps {
  /** The shapes of the expected content, from top to bottom. */
  shape: readonly ("title" | "line" | "control" | "picture")[];
  /** The accessible name. Announced after a second of waiting. */
  text: string;
}

export function Skeleton({ shape, text }: SkeletonProps) {
  useSheet(css, "ui");
  const isLong = useLongWait(true, wordsAfterMs);
  return (
    <div className="skeletons" role="group" aria-label={text}>
      {shape.map((part, index) => (
        <span key={index} className={`skeleton skeleton-${part}`} aria-hidden="true" />
      ))}
      <p className="muted small" role="status">
        {isLong ? text : "\u00a0"}
      </p>
    </div>
  );
}
