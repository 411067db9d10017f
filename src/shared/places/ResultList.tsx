import type { FoundPlace } from "../contracts/places.ts";
import { ChevronRightIcon } from "../ui/icons/ChevronRight.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./ResultList.css?inline";

/** Search results as buttons. */
export function ResultList({
  places,
  label,
  onChoose,
}: {
  places: readonly FoundPlace[];
  label: string;
  onChoose: (place: FoundPlace) => void;
}) {
  useSheet(css);
  return (
    <ul className="results" aria-label={label}>
      {places.map((place) => (
        <li key={place.id}>
          <button type="button" onClick={() => onChoose(place)}>
            <span>
              <strong translate="no">{place.name}</strong>
              {place.address && <span className="muted">{place.address}</span>}
            </span>
            <ChevronRightIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
