import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import slickCss from "slick-carousel/slick/slick.css?inline";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Carousel.css?inline";
import { Controls } from "./Controls.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";
import { ShadowSlick } from "./ShadowSlick.ts";
import { Slide } from "./Slide.tsx";
import { slickSettings } from "./slickSettings.ts";
import {
  type PlaybackChoice,
  usePrefersReducedMotion,
  useRotation,
  useTimer,
} from "./useRotation.ts";

export interface CarouselProps {
  readonly label: string;
  /** One title per slide, for the announcement. */
  readonly titles: readonly string[];
  /** The current slide, counted from 0. */
  readonly index: number;
  readonly stayMs: number;
  readonly moveMs: number;
  readonly isAutomatic: boolean;
  readonly choice: PlaybackChoice;
  readonly onChoice: (choice: PlaybackChoice) => void;
  readonly onMove: (index: number) => void;
  readonly children: readonly ReactNode[];
}

/**
 * Slides that advance by timer, buttons, arrow keys and swipes (WAI-ARIA carousel pattern,
 * react-slick).
 */
export function Carousel({
  label,
  titles,
  index,
  stayMs,
  moveMs,
  isAutomatic,
  choice,
  onChoice,
  onMove,
  children,
}: CarouselProps) {
  const copy = useTexts(texts);
  useSheet(slickCss, "ui");
  useSheet(css, "shared");
  const { dir } = useEnvironment();
  const count = children.length;
  const { slick, slidesRef, announcement, fromLeft, step, handleMove } = useSlickMoves({
    dir,
    titles,
    count,
    index,
    onMove,
  });
  const rotation = useRotation(isAutomatic, choice);
  const prefersReducedMotion = usePrefersReducedMotion();

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === "ArrowLeft") step(dir === "rtl" ? "next" : "previous");
    if (key === "ArrowRight") step(dir === "rtl" ? "previous" : "next");
  }

  function togglePlayback(): void {
    if (!rotation.isPlaying) rotation.resume();
    onChoice(rotation.isPlaying ? "pause" : "play");
  }

  useTimer(rotation.isRunning, index, stayMs, () => step("next", true));

  const ordered = children.map((content, place) => (
    <Slide key={place} place={place + 1} count={count} dir={dir}>
      {content}
    </Slide>
  ));
  return (
    <section aria-roledescription={copy.carousel} aria-label={label}>
      <div
        className="carousel"
        role="presentation"
        onKeyDown={handleKeyDown}
        {...rotation.handlers}
      >
        <Controls
          isPlaying={rotation.isPlaying}
          isRunning={rotation.isRunning}
          stayMs={stayMs}
          position={index + 1}
          count={count}
          onToggle={togglePlayback}
          onPrevious={() => step("previous")}
          onNext={() => step("next")}
        />
        <div className="carousel-slides" ref={slidesRef}>
          <Track
            key={`${count} ${dir}`}
            ref={slick}
            startAt={fromLeft(index)}
            moveMs={prefersReducedMotion ? 0 : moveMs}
            onMove={handleMove}
          >
            {dir === "rtl" ? ordered.toReversed() : ordered}
          </Track>
        </div>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </section>
  );
}

interface MoveOptions {
  readonly dir: "ltr" | "rtl";
  readonly titles: readonly string[];
  readonly count: number;
  readonly index: number;
  readonly onMove: (index: number) => void;
}

/** Translates between slides in reading order and react-slick, which counts from the left in both text directions. */
function useSlickMoves({ dir, titles, count, index, onMove }: MoveOptions) {
  const copy = useTexts(texts);
  const [announcement, setAnnouncement] = useState("");
  const slick = useRef<ShadowSlick>(null);
  const isTimed = useRef(false);
  const [slidesRef, rememberFocus] = useFocusTransfer(index);
  const fromLeft = (position: number) => (dir === "rtl" ? count - 1 - position : position);

  function step(by: "previous" | "next", byTimer = false): void {
    isTimed.current = byTimer;
    const isBack = (by === "previous") !== (dir === "rtl");
    slick.current?.step(isBack ? "previous" : "next");
  }

  function handleMove(from: number, to: number): void {
    if (from === to) return;
    const next = fromLeft(to);
    rememberFocus();
    onMove(next);
    if (!isTimed.current) {
      const place = { position: next + 1, count };
      const title = titles[next];
      setAnnouncement(
        title ? copy.titledAnnouncement({ ...place, titles: title }) : copy.announcement(place),
      );
    }
    isTimed.current = false;
  }

  return { slick, slidesRef, announcement, fromLeft, step, handleMove };
}

interface TrackProps {
  readonly ref: Ref<ShadowSlick>;
  /** Counted from the left. */
  readonly startAt: number;
  readonly moveMs: number;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/**
 * react-slick ends its animation early when a prop changes, so `initialSlide` keeps its first
 * value.
 */
function Track({ ref, startAt, moveMs, onMove, children }: TrackProps) {
  const [initialSlide] = useState(startAt);
  return (
    <ShadowSlick
      ref={ref}
      {...slickSettings}
      initialSlide={initialSlide}
      speed={moveMs}
      useCSS={moveMs > 0}
      beforeChange={onMove}
    >
      {children}
    </ShadowSlick>
  );
}

/**
 * Moves focus from the old slide, which becomes inert, to the new one. Otherwise the page would get
 * the focus.
 */
function useFocusTransfer(index: number): [RefObject<HTMLDivElement | null>, () => void] {
  const { shadow } = useEnvironment();
  const ref = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const slide =
      wasInside.current && ref.current?.querySelector<HTMLElement>(".slick-slide:not([inert])");
    wasInside.current = false;
    if (slide) (slide.querySelector("a") ?? slide).focus({ preventScroll: true });
  }, [index]);
  return [
    ref,
    () => void (wasInside.current = ref.current?.contains(shadow.activeElement) ?? false),
  ];
}
