import type { ReactNode } from "react";
import { ChevronLeftIcon } from "../ui/icons/ChevronLeft.ts";
import { ChevronRightIcon } from "../ui/icons/ChevronRight.ts";
import { PauseIcon } from "../ui/icons/Pause.ts";
import { PlayIcon } from "../ui/icons/Play.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface ControlsProps {
  readonly isPlaying: boolean;
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
        <bdi dir="ltr">{copy.slickIndex({ position, count })}</bdi>
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
