import { useId } from "react";
import { rating } from "./figures.ts";

const most = 5;
/** Width of one star with its gap, in the drawing's own units. */
const pitch = 24;
const star = "M11 1.5 13.9 8l7.1.7-5.3 4.7 1.5 7-6.2-3.6-6.2 3.6 1.5-7L1 8.7 8.1 8Z";

/** Five stars, filled as far as the rating goes; the words beside them say the same. */
export function Stars() {
  const clip = useId();
  const row = Array.from({ length: most }, (_, index) => (
    <path key={index} d={star} transform={`translate(${index * pitch} 0)`} />
  ));
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${most * pitch} 22`}
      width="110"
      height="20"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect width={rating * pitch} height="22" />
      </clipPath>
      <g className="empty">{row}</g>
      <g className="full" clipPath={`url(#${clip})`}>
        {row}
      </g>
    </svg>
  );
}
