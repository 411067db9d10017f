import { safeUrl } from "../../../shared/host/safeHref.ts";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { MapFrame } from "./MapFrame.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * A frame with the map of participating locations, and a link to it in case the frame stays empty.
 */
export function Locations({ url }: { url: string }) {
  const copy = useTexts(texts);
  const address = safeUrl(url);
  if (!address || !/^https?:/.test(address)) return null;
  return (
    <section className="gift-map">
      <h3>{copy.map.heading}</h3>
      <p className="muted">{copy.map.lead}</p>
      <MapFrame key={address} address={address} />
      <p>
        <ExternalLink href={address}>{copy.map.open}</ExternalLink>
      </p>
    </section>
  );
}
