import type { CSSProperties, ReactNode } from "react";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface SlideProps {
  readonly place: number;
  readonly count: number;
  readonly dir: "ltr" | "rtl";
  readonly children: ReactNode;
}

/** The props that react-slick adds to each slide and to each of its clones. */
interface SlickSlideProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly "data-index"?: number;
  readonly "aria-hidden"?: boolean;
}

/** One slide. Slides out of view and clones are inert and hidden from assistive technology. */
export function Slide({
  place,
  count,
  dir,
  children,
  className,
  style,
  "data-index": slickIndex,
  "aria-hidden": isHidden = false,
}: SlideProps & SlickSlideProps) {
  const copy = useTexts(texts);
  return (
    <div
      role="group"
      aria-roledescription={copy.slide}
      aria-label={copy.slickIndex({ position: place, count })}
      aria-hidden={isHidden || undefined}
      inert={isHidden}
      tabIndex={isHidden ? undefined : -1}
      className={className}
      style={style}
      data-index={slickIndex}
      dir={dir}
    >
      {children}
    </div>
  );
}
