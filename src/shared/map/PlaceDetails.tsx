import { ExternalLink } from "../ui/ExternalLink.tsx";
import { Picture } from "../ui/Picture.tsx";
import { useEnvironment } from "../widget/environment.ts";
import type { Finder } from "./finder.ts";
import { directionsTo, phoneHref, pictureSrc, webHref } from "./links.ts";
import { addressLine, type Place } from "./place.ts";
import { SharePlace } from "./SharePlace.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface PlaceDetailsProps {
  id?: string;
  finder: Finder;
  place: Place;
  tabIndex?: 0 | -1 | undefined;
}

/** A place's links: directions, menu, reservation, phone and sharing. */
export function PlaceDetails({ id, finder, place, tabIndex }: PlaceDetailsProps) {
  const copy = useTexts(texts);
  const { config } = useEnvironment();
  const { brand, location } = place;
  const directions = directionsTo(location, brand.name, config.links["directions"]);
  const phone = phoneHref(location.phone);
  const links = [
    [copy.directions, directions],
    [copy.menu, webHref(location.menuUrl)],
    [copy.reserve, webHref(location.reservationUrl)],
  ] as const;
  return (
    <div id={id} className="place-details">
      {brand.heroImage && (
        <Picture src={pictureSrc(brand.heroImage)} name={brand.name} ratio={5 / 2} />
      )}
      {brand.tags.length > 0 && <p className="muted small">{brand.tags.join(" · ")}</p>}
      {!addressLine(location) && !location.position && (
        <p className="muted small">{copy.unmapped}</p>
      )}
      <div className="place-links">
        {links.map(
          ([text, href]) =>
            href && (
              <PlaceLink key={text} href={href} text={text} name={brand.name} tabIndex={tabIndex} />
            ),
        )}
        {phone && (
          <a href={phone} tabIndex={tabIndex} translate="no">
            {location.phone}
          </a>
        )}
        {finder.textOf && (
          <SharePlace
            text={finder.textOf(place.id, location.position)}
            name={brand.name}
            tabIndex={tabIndex}
          />
        )}
      </div>
    </div>
  );
}

function PlaceLink({
  href,
  text,
  name,
  tabIndex,
}: {
  href: string;
  text: string;
  name: string;
  tabIndex: 0 | -1 | undefined;
}) {
  return (
    <ExternalLink href={href} tabIndex={tabIndex}>
      {text}
      <span className="visually-hidden">: {name}</span>
    </ExternalLink>
  );
}
