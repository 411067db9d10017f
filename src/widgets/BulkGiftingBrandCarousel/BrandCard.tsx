import { distanceText } from "../../shared/map/distance.ts";
import { linkWith } from "../../shared/host/linkWith.ts";
import { safeHref } from "../../shared/host/safeHref.ts";
import type { MapLocation } from "../../shared/contracts/locations.ts";
import { directionsTo, pictureSrc, webHref } from "../../shared/map/links.ts";
import { ExternalLink } from "../../shared/ui/ExternalLink.tsx";
import { Picture } from "../../shared/ui/Picture.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { RankedBrand } from "./ranking.ts";

/**
 * A brand's image, name, nearest location, and links to its menu and directions. Its name is a link
 * only when the page configures a brand page (BC9).
 */
export function BrandCard({
  ranked: { brand, location, miles },
  isLocated,
}: {
  ranked: RankedBrand;
  isLocated: boolean;
}) {
  const copy = useTexts(texts);
  const { country, config, lang } = useEnvironment();
  const href = brandHref(config.links["brand"], brand.slug ?? brand.id);
  const distance =
    isLocated && miles < Infinity
      ? copy.away({ distance: distanceText(miles, country, lang) })
      : null;
  const city = [location?.city, location?.state].filter(Boolean).join(", ");
  return (
    <li className="brand-card">
      <Picture
        className={brand.heroImage ? undefined : "brand-logo"}
        src={brandPicture(brand.heroImage ?? brand.logo.lightMode)}
        name={brand.name}
        ratio={4 / 3}
      />
      <div className="brand-words">
        <h3 dir="auto">
          {href ? (
            <a href={href} draggable={false}>
              {brand.name}
            </a>
          ) : (
            brand.name
          )}
        </h3>
        {(city || distance) && (
          <p className="muted small">
            {city && <bdi>{city}</bdi>}
            {city && distance && " · "}
            {distance && <span className="figures">{distance}</span>}
          </p>
        )}
      </div>
      {location && <PlaceLinks name={brand.name} location={location} />}
    </li>
  );
}

/** The pages of the nearest location, in a new tab. */
function PlaceLinks({ name, location }: { name: string; location: MapLocation }) {
  const copy = useTexts(texts);
  const { config } = useEnvironment();
  const links = [
    ["menu", webHref(location.menuUrl)],
    ["directions", directionsTo(location, name, config.links["directions"])],
  ] as const;
  if (links.every(([, href]) => !href)) return null;
  return (
    <p className="brand-links small">
      {links.map(
        ([page, href]) =>
          href && (
            <ExternalLink key={page} href={href} data-reason={page} draggable={false}>
              {copy[page]}
              <span className="visually-hidden">: {name}</span>
            </ExternalLink>
          ),
      )}
    </p>
  );
}

/** Fills in `{brand}`; a template without it gets a `brand` parameter. */
function brandHref(template: string | undefined, brand: string): string | null {
  if (!template) return null;
  return template.includes("{brand}")
    ? safeHref(template.replaceAll("{brand}", () => encodeURIComponent(brand)))
    : linkWith(template, { brand });
}

/** A picture of the page, or one inside the answer (fault B5). */
function brandPicture(url: string | null): string | null {
  return url?.startsWith("data:image/") ? url : pictureSrc(url);
}
