import type { AmbassadorPage } from "../../shared/contracts/ambassadors.ts";
import type { MapBrand, MapLocation } from "../../shared/contracts/locations.ts";
import { createFinder } from "../../shared/map/finder.ts";
import { Finder } from "../../shared/map/Finder.tsx";
import type { DiscoveryStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** The ambassador's brands as a list and on a map. */
export function Brands({
  store,
  page: { ambassador, brands },
  styleUrl,
}: {
  store: DiscoveryStore;
  page: AmbassadorPage;
  styleUrl: string | undefined;
}) {
  const copy = useTexts(texts);
  const finder = store.finder((environment) =>
    createFinder({
      environment,
      source: "all",
      brandFilter: () => ({ pass: false, slugs: null }),
      providedBrands: () => brands.map(withPlace),
      start: null,
      isLinked: true,
    }),
  );
  return (
    <section className="discovery-brands" aria-label={copy.brands({ name: ambassador.name })}>
      <h2>{copy.brands({ name: ambassador.name })}</h2>
      {brands.length ? (
        <Finder finder={finder} styleUrl={styleUrl} />
      ) : (
        <p className="muted">{copy.noBrands({ name: ambassador.name })}</p>
      )}
    </section>
  );
}

/** A brand without locations is listed too. */
function withPlace(brand: MapBrand): MapBrand {
  if (brand.locations.length) return brand;
  const noLocation: MapLocation = {
    id: `brand-${brand.id}`,
    name: null,
    address: null,
    city: null,
    state: null,
    zipCode: null,
    position: null,
    phone: null,
    menuUrl: null,
    reservationUrl: null,
  };
  return { ...brand, locations: [noLocation] };
}
