import { useId } from "react";

const starCount = 5;
/** The width of one star with its gap, in SVG units. */
const starWidth = 24;
const star = "M11 1.5 13.9 8l7.1.7-5.3 4.7 1.5 7-6.2-3.6-6.2 3.6 1.5-7L1 8.7 8.1 8Z";

/**
 * Five stars, filled up to the rating. They are decorative, because the text beside them states it.
 */
export function Stars({ rating }: { rating: number }) {
  const clip = useId();
  const row = [...Array(starCount).keys()].map((index) => (
    <path key={index} d={star} transform={`translate(${index * starWidth} 0)`} />
  ));
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${starCount * starWidth} 22`}
      width="110"
      height="20"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect width={rating * starWidth} height="22" />
      </clipPath>
      <g className="empty">{row}</g>
      <g className="full" clipPath={`url(#${clip})`}>
        {row}
      </g>
    </svg>
  );
}
