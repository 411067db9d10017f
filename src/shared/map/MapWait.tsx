import { useTexts } from "../widget/useTexts.ts";
import { texts } from "./texts.ts";

/** Says over the empty map that it is loading. */
export function MapWait() {
  const copy = useTexts(texts);
  return (
    <p className="map-wait small">
      <span>{copy.mapLoading}</span>
    </p>
  );
}
