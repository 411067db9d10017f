import type { PartnerBrand } from "../../shared/contracts/partnerBrands.ts";
import type { PartnerLocation } from "../../shared/contracts/partnerLocations.ts";
import type { PartnerProject, SectionKey } from "../../shared/contracts/partnerProject.ts";

/** A value that is missing for a submit, and the step where it is entered. */
export interface MissingItem {
  readonly section: SectionKey;
  /** Null if it concerns the section as a whole. */
  readonly id: string | null;
  /** The name of the location or brand; null if it has none, empty if the item concerns the section. */
  readonly name: string | null;
  readonly step: string;
  readonly field: string;
}

type Rule<T> = readonly [step: string, field: string, isThere: (entity: T) => boolean];

/** The required values of a location (P6, P7). */
const locationRules: readonly Rule<PartnerLocation>[] = [
  ["details", "name", ({ name }) => isFilled(name)],
  ["details", "address_line_one", ({ addressLineOne }) => isFilled(addressLineOne)],
  ["details", "city", ({ city }) => isFilled(city)],
  ["details", "state", ({ state }) => isFilled(state)],
  ["details", "zip_code", ({ zipCode }) => isFilled(zipCode)],
  ["details", "phone", ({ phone }) => isFilled(phone)],
  ["brand", "partner_brand_id", ({ partnerBrandId }) => isFilled(partnerBrandId)],
  [
    "pos",
    "pos_complete",
    ({ posComplete, posIncompleteReason }) => posComplete || isFilled(posIncompleteReason),
  ],
];

/**
 * The required values of a brand (P6, P7). `cuisines` are the ids of cuisine tags; null if they are
 * unknown.
 */
function brandRules(cuisines: ReadonlySet<string> | null): readonly Rule<PartnerBrand>[] {
  return [
    ["about", "brand_name", ({ brandName }) => isFilled(brandName)],
    ["about", "brand_description", ({ brandDescription }) => isFilled(brandDescription)],
    ["about", "tag_ids", ({ tagIds }) => tagIds.some((tag) => !cuisines || cuisines.has(tag))],
    ["photos", "hero_image_id", ({ heroImageId }) => isFilled(heroImageId)],
    [
      "logos",
      "logo_dark_id",
      ({ logoDarkId, logoLightId }) => isFilled(logoDarkId) || isFilled(logoLightId),
    ],
    [
      "website",
      "popup_complete",
      ({ popupComplete, popupIncompleteReason }) =>
        popupComplete || isFilled(popupIncompleteReason),
    ],
  ];
}

export function missingOfLocation(location: PartnerLocation): MissingItem[] {
  return missingItems("locations", location.id, location.name, locationRules, location);
}

/**
 * The payment account is checked separately: only admins can connect one, so an editor's location
 * can be complete without it.
 */
export function missingAccount(location: PartnerLocation): MissingItem[] {
  const rule: Rule<PartnerLocation> = [
    "finance",
    "partner_stripe_account_id",
    ({ partnerStripeAccountId }) => isFilled(partnerStripeAccountId),
  ];
  return missingItems("locations", location.id, location.name, [rule], location);
}

export function missingOfBrand(
  brand: PartnerBrand,
  project: Pick<PartnerProject, "allBrandTags">,
): MissingItem[] {
  const cuisine = project.allBrandTags?.cuisine;
  const cuisines = cuisine?.length ? new Set(cuisine.map(({ id }) => id)) : null;
  return missingItems("brands", brand.id, brand.brandName, brandRules(cuisines), brand);
}

function missingItems<T>(
  section: SectionKey,
  id: string,
  name: string | null,
  rules: readonly Rule<T>[],
  entity: T,
): MissingItem[] {
  return rules.flatMap(([step, field, isPresent]) =>
    isPresent(entity) ? [] : [{ section, id, name, step, field }],
  );
}

/** Everything missing for a submit (P7). An empty list means `readyToSubmit`. */
export function missingOf(project: PartnerProject): MissingItem[] {
  const { projectLocations: locations, brands, finance } = project;
  const sectionItem = (section: SectionKey, step: string, field: string): MissingItem => ({
    section,
    id: null,
    name: "",
    step,
    field,
  });
  return [
    ...(locations.length
      ? locations.flatMap(missingOfLocation)
      : [sectionItem("locations", "", "no_locations")]),
    ...(brands.length
      ? brands.flatMap((brand) => missingOfBrand(brand, project))
      : [sectionItem("brands", "", "no_brands")]),
    ...(finance.length
      ? locations.flatMap(missingAccount)
      : [sectionItem("finances", "connect", "no_accounts")]),
  ];
}

/**
 * Whether the project can be submitted: locations, brands and finance are complete (A4.04, A4.05,
 * A4.06).
 */
export function readyToSubmit(project: PartnerProject): boolean {
  return missingOf(project).length === 0;
}

function isFilled(text: string | null): boolean {
  return Boolean(text?.trim());
}
