import type { CSSProperties, ReactNode } from "react";
import { ChevronLeftIcon } from "../ui/icons/ChevronLeft.ts";
import { ChevronRightIcon } from "../ui/icons/ChevronRight.ts";
import { PauseIcon } from "../ui/icons/Pause.ts";
import { PlayIcon } from "../ui/icons/Play.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** More slides than this have a number instead of dots. */
const maxDots = 8;

interface ControlsProps {
  readonly isPlaying: boolean;
  /** Whether the timer of the current slide runs now. */
  readonly isRunning: boolean;
  /** Milliseconds that the slide stays. */
  readonly stayMs: number;
  readonly position: number;
  readonly count: number;
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/**
 * Pause comes first in the tab order, before the slides (WCAG 2.2.2); the style sheet puts the row
 * below them.
 */
export function Controls({
  isPlaying,
  isRunning,
  stayMs,
  position,
  count,
  onToggle,
  onPrevious,
  onNext,
}: ControlsProps) {
  const copy = useTexts(texts);
  return (
    <div className="carousel-controls">
      <IconButton name={isPlaying ? copy.pause : copy.play} onPress={onToggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <span className="carousel-place figures" aria-hidden="true">
        {count > maxDots ? (
          <bdi dir="ltr">{copy.slickIndex({ position, count })}</bdi>
        ) : (
          <Dots {...{ isRunning, stayMs, position, count }} />
        )}
      </span>
      <IconButton name={copy.previous} onPress={onPrevious}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton name={copy.next} onPress={onNext}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

/** A dot for each slide. That of the current one is long, and fills while the slide stays. */
function Dots({
  isRunning,
  stayMs,
  position,
  count,
}: Pick<ControlsProps, "isRunning" | "stayMs" | "position" | "count">) {
  // SAFETY: a custom property is a valid style; React's types do not list it.
  const style = { "--_stay": `${stayMs}ms` } as CSSProperties;
  return (
    <span className="carousel-dots" style={style}>
      {[...Array(count).keys()].map((index) => (
        <span
          key={index}
          data-current={index + 1 === position || undefined}
          data-running={(isRunning && index + 1 === position) || undefined}
        />
      ))}
    </span>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function IconButton({ name, onPress, children }: IconButtonProps) {
  return (
    <button type="button" className="carousel-button" aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}
