import { CheckIcon } from "../../shared/ui/icons/Check.ts";
import type { Options } from "./options.ts";
import { Stars } from "./Stars.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

type ReasonsProps = Pick<Options, "reasons" | "locationsCount" | "rating" | "reviews">;

/** The reasons to use the app, and its rating. The host can hide each of them. */
export function Reasons({ reasons, locationsCount, rating, reviews }: ReasonsProps) {
  const copy = useTexts(texts);
  const { easier, loved } = copy.reasons;
  const bullets = reasons ?? [easier, loved];
  const lines = locationsCount > 0 ? [...bullets, copy.places({ count: locationsCount })] : bullets;
  return (
    <>
      {lines.length > 0 && (
        <ul className="reasons">
          {lines.map((line) => (
            <li key={line}>
              <CheckIcon />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {rating > 0 && (
        <p className="rating">
          <Stars rating={rating} />
          <span>
            <strong>{copy.stars({ rating })}</strong>{" "}
            <span className="muted">{reviews ?? copy.reviews}</span>
          </span>
        </p>
      )}
    </>
  );
}
