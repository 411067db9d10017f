import type { CSSProperties, ReactNode } from "react";
import { copy } from "./copy.ts";

interface SlideProps {
  readonly place: number;
  readonly count: number;
  readonly dir: "ltr" | "rtl";
  readonly children: ReactNode;
}

/** What react-slick adds to each slide and to each copy that it makes of one. */
interface SlickSlideProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly "data-index"?: number;
  readonly "aria-hidden"?: boolean;
}

/** One slide; out of view, or a copy, it is out of reach for keyboard and screen reader too. */
export function Slide({
  place,
  count,
  dir,
  children,
  className,
  style,
  "data-index": position,
  "aria-hidden": isOut = false,
}: SlideProps & SlickSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={copy.slide}
      aria-label={copy.place(place, count)}
      aria-hidden={isOut || undefined}
      inert={isOut}
      tabIndex={isOut ? undefined : -1}
      className={className}
      style={style}
      data-index={position}
      dir={dir}
    >
      {children}
    </div>
  );
}
