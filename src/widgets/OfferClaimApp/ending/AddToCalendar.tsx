import type { Offer } from "../../../shared/contracts/offers.ts";
import { downloadText } from "../../../shared/host/output.ts";
import { expiryAfterClaim, expiryOf } from "../../../shared/time/expiry.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { deferredCopy } from "../deferredCopy.ts";
import { offeredBy } from "../offer/OfferSummary.tsx";
import { calendarFile } from "./calendarFile.ts";

/** Downloads the expiry as a calendar event; nothing for an offer that never expires. */
export function AddToCalendar({ offer, claimedAtMs }: { offer: Offer; claimedAtMs: number }) {
  const { success: words } = deferredCopy;
  const expiry = expiryAfterClaim(expiryOf(offer.expiration ?? {}), claimedAtMs);
  if (expiry.kind !== "on-day") return null;
  const title = words.event(offer.name ?? words.offer, offeredBy(offer));
  const { day } = expiry;
  return (
    <Button
      kind="quiet"
      onClick={() => downloadText("offer.ics", calendarFile(offer.id, title, day), "text/calendar")}
    >
      {words.addToCalendar}
    </Button>
  );
}
