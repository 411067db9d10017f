import type { Offer } from "../../../shared/contracts/offers.ts";
import { downloadText } from "../../../shared/host/output.ts";
import { expiryAfterClaim, expiryOf } from "../../../shared/time/expiry.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { offeredBy } from "../offer/OfferSummary.tsx";
import { calendarFile } from "./calendarFile.ts";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Downloads the expiry as a calendar event. Renders nothing for an offer that never expires. */
export function AddToCalendar({ offer, claimedAtMs }: { offer: Offer; claimedAtMs: number }) {
  const deferredCopy = useTexts(deferredTexts);
  const { success: words } = deferredCopy;
  const expiry = expiryAfterClaim(expiryOf(offer.expiration ?? {}), claimedAtMs);
  if (expiry.kind !== "on-day") return null;
  const name = offer.name ?? words.offer;
  const restaurant = offeredBy(offer);
  const title = restaurant
    ? words.eventAt({ offer: name, restaurant })
    : words.event({ offer: name });
  const { day } = expiry;
  return (
    <div className="offer-ways">
      <Button
        kind="quiet"
        onClick={() =>
          downloadText("offer.ics", calendarFile(offer.id, title, day), "text/calendar")
        }
      >
        {words.addToCalendar}
      </Button>
    </div>
  );
}
