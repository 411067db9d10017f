import { distanceText } from "../../shared/map/distance.ts";
import { linkWith } from "../../shared/host/linkWith.ts";
import { pageOrigin } from "../../shared/host/navigation.ts";
import { safeHref } from "../../shared/host/safeHref.ts";
import { Picture } from "../../shared/ui/Picture.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { RankedBrand } from "./ranking.ts";

/**
 * A brand's image, name and nearest location. It is a link only when the page configures a brand
 * page (BC9).
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
        src={pictureSrc(brand.heroImage ?? brand.logo.lightMode)}
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
    </li>
  );
}

/** Fills in `{brand}`; a template without it gets a `brand` parameter. */
function brandHref(template: string | undefined, brand: string): string | null {
  if (!template) return null;
  return template.includes("{brand}")
    ? safeHref(template.replaceAll("{brand}", () => encodeURIComponent(brand)))
    : linkWith(template, { brand });
}

/** Allows https, the page's own origin and `data:image/` (fault B5). */
function pictureSrc(url: string | null): string | null {
  const href = url?.startsWith("data:image/") ? url : safeHref(url);
  return href && (/^(https:|data:)/.test(href) || href.startsWith(`${pageOrigin()}/`))
    ? href
    : null;
}
