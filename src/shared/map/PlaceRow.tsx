import { useId } from "react";
import { distanceText } from "./distance.ts";
import { ChevronDownIcon } from "../ui/icons/ChevronDown.ts";
import { Picture } from "../ui/Picture.tsx";
import { useEnvironment } from "../widget/environment.ts";
import type { Finder } from "./finder.ts";
import { logoOf } from "./logo.ts";
import { addressLine } from "./place.ts";
import { PlaceDetails } from "./PlaceDetails.tsx";
import type { RankedPlace } from "./ranking.ts";

interface PlaceRowProps {
  finder: Finder;
  ranked: RankedPlace;
  /** The number on the place's pin, if it has one. */
  number: number | undefined;
  /** Whether the pointer or the focus is on the place, here or on the map. */
  isPointed: boolean;
  isOpen: boolean;
  /**
   * False while distances are measured from the default start, because they mean nothing to the
   * visitor then.
   */
  hasDistance: boolean;
  isDark: boolean;
  tabIndex: 0 | -1;
}

/** One place of the list. Pressing it expands its details and highlights its pin. */
export function PlaceRow({
  finder,
  ranked: { place, miles },
  number,
  isPointed,
  isOpen,
  hasDistance,
  isDark,
  tabIndex,
}: PlaceRowProps) {
  const { country, lang } = useEnvironment();
  const id = useId();
  const { brand, location } = place;
  const logo = logoOf(brand, isDark);
  const address = addressLine(location);
  return (
    <div
      className="place"
      data-place={place.id}
      data-open={isOpen || undefined}
      data-pointed={isPointed || undefined}
      onPointerEnter={() => finder.point(place.id)}
      onPointerLeave={() => finder.point(null)}
      onFocus={() => finder.point(place.id)}
      onBlur={() => finder.point(null)}
    >
      <button
        type="button"
        className="place-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={tabIndex}
        onClick={() => finder.select(isOpen ? null : place.id, "list")}
      >
        {number && (
          <span className="place-number figures" aria-hidden="true">
            {number}
          </span>
        )}
        <Picture
          src={logo.src}
          name={brand.name}
          ratio={1}
          className={logo.isForDark && !isDark ? "place-logo on-dark" : "place-logo"}
        />
        {/* Firefox joins the words of clamped lines. A space at the end of each text keeps them apart in the button's name. */}
        <span className="place-words">
          <strong translate="no">{`${brand.name} `}</strong>
          {location.name && <span translate="no">{`${location.name} `}</span>}
          {address && <span className="muted small">{`${address} `}</span>}
          {brand.tags.length > 0 && (
            <span className="muted small place-tags">{`${brand.tags.slice(0, 2).join(" · ")} `}</span>
          )}
        </span>
        <span className="place-end muted small figures">
          {hasDistance && miles !== null && (
            <span className="place-miles">
              <bdi>{distanceText(miles, country, lang)}</bdi>
            </span>
          )}
          <ChevronDownIcon />
        </span>
      </button>
      {isOpen && <PlaceDetails id={id} finder={finder} place={place} tabIndex={tabIndex} />}
    </div>
  );
}
