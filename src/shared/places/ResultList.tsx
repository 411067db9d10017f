import type { PlaceResult } from "../contracts/places.ts";
import { ChevronRightIcon } from "../ui/icons/ChevronRight.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./ResultList.css?inline";

/** Search results as buttons. */
export function ResultList({
  places,
  label,
  onChoose,
}: {
  places: readonly PlaceResult[];
  label: string;
  onChoose: (place: PlaceResult) => void;
}) {
  useSheet(css, "shared");
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
