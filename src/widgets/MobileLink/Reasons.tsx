import { CheckIcon } from "../../shared/ui/icons/Check.ts";
import { copy } from "./copy.ts";
import { formatCount } from "./figures.ts";
import { Stars } from "./Stars.tsx";

/** The reasons to use the app; the line with the number of places is left out without one. */
export function Reasons({ count }: { count: number }) {
  const lines = count > 0 ? [...copy.reasons, copy.places(formatCount(count))] : copy.reasons;
  return (
    <>
      <ul className="reasons">
        {lines.map((line) => (
          <li key={line}>
            <CheckIcon />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <Rating />
    </>
  );
}

function Rating() {
  return (
    <p className="rating">
      <Stars />
      <span>
        <strong>{copy.stars}</strong> <span className="muted">{copy.reviews}</span>
      </span>
    </p>
  );
}
