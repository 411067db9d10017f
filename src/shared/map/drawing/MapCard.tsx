import { CloseIcon } from "../../ui/icons/Close.ts";
import type { Finder } from "../finder.ts";
import { addressLine, type Place } from "../place.ts";
import { PlaceDetails } from "../PlaceDetails.tsx";
import type { Selection } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/** The selected place as a card over the map. */
export function MapCard({
  finder,
  place,
  by,
}: {
  finder: Finder;
  place: Place | undefined;
  by: Selection["by"] | undefined;
}) {
  const copy = useTexts(texts);
  return (
    <div className="map-card" data-by={by} role="status" hidden={!place}>
      {place && (
        <>
          <div className="map-card-head">
            <p>
              <strong translate="no">{place.brand.name}</strong>
              {place.location.name && <span translate="no">{place.location.name}</span>}
              <span className="muted small">{addressLine(place.location)}</span>
            </p>
            <button
              type="button"
              className="icon-button"
              aria-label={copy.close}
              onClick={() => finder.select(null, "map")}
            >
              <CloseIcon />
            </button>
          </div>
          <PlaceDetails finder={finder} place={place} />
        </>
      )}
    </div>
  );
}
