import type { ReactNode } from "react";
import type { PlaceDetails } from "../../../shared/contracts/places.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Picture } from "../../../shared/ui/Picture.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Eyebrow } from "./Eyebrow.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ConfirmScreenProps {
  place: PlaceDetails;
  steps: number;
  backButton: ReactNode;
  onUse: () => void;
  onManual: () => void;
}

/** Shows the chosen restaurant for confirmation. */
export function ConfirmScreen({ place, steps, backButton, onUse, onManual }: ConfirmScreenProps) {
  const copy = useTexts(texts);
  const { confirm: words } = copy;
  const town = [place.city, [place.state, place.zipCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  return (
    <Screen
      screenKey="confirm"
      before={backButton}
      eyebrow={<Eyebrow step={2} steps={steps} />}
      heading={words.heading}
      actions={
        <>
          <Button kind="primary" wide onClick={onUse}>
            {words.use}
          </Button>
          <Button kind="quiet" onClick={onManual}>
            {copy.byHand}
          </Button>
        </>
      }
    >
      <div className="card lead-place">
        <Picture src={photoOf(place)} name={place.name} ratio={1} className="lead-photo" />
        <div>
          <h3 translate="no">{place.name}</h3>
          {place.address && <p>{place.address}</p>}
          {town && <p>{town}</p>}
          {place.phone && (
            <p className="muted" translate="no" dir="ltr">
              {place.phone}
            </p>
          )}
          {place.website && (
            <p className="muted lead-website" translate="no" dir="ltr">
              {hostOf(place.website)}
            </p>
          )}
          {place.rating !== null && (
            <p className="muted">{words.rating({ rating: place.rating })}</p>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** The address of the first photo, if there is one; some services return only references. */
function photoOf({ photos }: PlaceDetails): string | null {
  const [first] = photos;
  if (typeof first === "string") return /^(https:|\/)/.test(first) ? first : null;
  const url: unknown = typeof first === "object" && first ? Reflect.get(first, "url") : null;
  return typeof url === "string" && url.startsWith("https:") ? url : null;
}

function hostOf(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
