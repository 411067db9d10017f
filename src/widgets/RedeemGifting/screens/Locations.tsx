import { useRef } from "react";
import { useIsDark } from "../../../shared/map/useIsDark.ts";
import { safeUrl } from "../../../shared/host/safeHref.ts";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { MapFrame } from "./MapFrame.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The default address, if the host names none. Its black map is for dark pages. */
const specifiedUrl = "/embed/map?pass=true&colorMode=black";
const lightUrl = "/embed/map?pass=true&colorMode=light";

/**
 * A frame with the map of participating locations, and a link to it in case the frame stays empty.
 */
export function Locations({ url }: { url: string }) {
  const copy = useTexts(texts);
  const ref = useRef<HTMLElement>(null);
  const isDark = useIsDark(ref, undefined);
  const address = safeUrl(url === specifiedUrl && !isDark ? lightUrl : url);
  if (!address || !/^https?:/.test(address)) return null;
  return (
    <section ref={ref} className="gift-map">
      <h3>{copy.map.heading}</h3>
      <p className="muted">{copy.map.lead}</p>
      <MapFrame key={address} address={address} />
      <p>
        <ExternalLink href={address}>{copy.map.open}</ExternalLink>
      </p>
    </section>
  );
}
