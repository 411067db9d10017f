import type { PartnerBrand } from "../../shared/contracts/partnerBrands.ts";
import type { PartnerLocation } from "../../shared/contracts/partnerLocations.ts";
import type { PartnerProject, SectionKey } from "../../shared/contracts/partnerProject.ts";
import { missingWords } from "./missingWords.ts";

/** Something that stands in the way of a submit, and where it is mended. */
export interface Missing {
  readonly section: SectionKey;
  /** Null where it concerns the section as a whole. */
  readonly id: string | null;
  /** Whose it is, such as a location's name. */
  readonly name: string;
  readonly step: string;
  readonly field: string;
  /** What is missing, in words. */
  readonly what: string;
}

type Rule<T> = readonly [step: string, field: string, isThere: (entity: T) => boolean];

/** What a location needs (P6, P7). */
const locationRules: readonly Rule<PartnerLocation>[] = [
  ["details", "name", ({ name }) => filled(name)],
  ["details", "address_line_one", ({ addressLineOne }) => filled(addressLineOne)],
  ["details", "city", ({ city }) => filled(city)],
  ["details", "state", ({ state }) => filled(state)],
  ["details", "zip_code", ({ zipCode }) => filled(zipCode)],
  ["details", "phone", ({ phone }) => filled(phone)],
  ["brand", "partner_brand_id", ({ partnerBrandId }) => filled(partnerBrandId)],
  [
    "pos",
    "pos_complete",
    ({ posComplete, posIncompleteReason }) => posComplete || filled(posIncompleteReason),
  ],
];

/** What a brand needs (P6, P7). `tags` are those that count as cuisine; null where that is not known. */
function brandRules(cuisines: ReadonlySet<string> | null): readonly Rule<PartnerBrand>[] {
  return [
    ["about", "brand_name", ({ brandName }) => filled(brandName)],
    ["about", "brand_description", ({ brandDescription }) => filled(brandDescription)],
    ["about", "tag_ids", ({ tagIds }) => tagIds.some((tag) => !cuisines || cuisines.has(tag))],
    ["photos", "hero_image_id", ({ heroImageId }) => filled(heroImageId)],
    [
      "logos",
      "logo_dark_id",
      ({ logoDarkId, logoLightId }) => filled(logoDarkId) || filled(logoLightId),
    ],
    [
      "website",
      "popup_complete",
      ({ popupComplete, popupIncompleteReason }) => popupComplete || filled(popupIncompleteReason),
    ],
  ];
}

export function missingOfLocation(location: PartnerLocation): Missing[] {
  return missing(
    "locations",
    location.id,
    location.name ?? missingWords.unnamedLocation,
    locationRules,
    location,
  );
}

/** The payment account stands apart: only admins can connect one, so an editor's location can be complete without it. */
export function missingAccount(location: PartnerLocation): Missing[] {
  const rule: Rule<PartnerLocation> = [
    "finance",
    "partner_stripe_account_id",
    ({ partnerStripeAccountId }) => filled(partnerStripeAccountId),
  ];
  return missing(
    "locations",
    location.id,
    location.name ?? missingWords.unnamedLocation,
    [rule],
    location,
  );
}

export function missingOfBrand(
  brand: PartnerBrand,
  project: Pick<PartnerProject, "allBrandTags">,
): Missing[] {
  const cuisine = project.allBrandTags?.cuisine;
  const cuisines = cuisine?.length ? new Set(cuisine.map(({ id }) => id)) : null;
  return missing(
    "brands",
    brand.id,
    brand.brandName ?? missingWords.unnamedBrand,
    brandRules(cuisines),
    brand,
  );
}

function missing<T>(
  section: SectionKey,
  id: string,
  name: string,
  rules: readonly Rule<T>[],
  entity: T,
): Missing[] {
  return rules.flatMap(([step, field, isThere]) =>
    isThere(entity) ? [] : [{ section, id, name, step, field, what: missingWords[field] ?? field }],
  );
}

/** All that stands in the way of a submit (P7); an empty list is `readyToSubmit`. */
export function missingOf(project: PartnerProject): Missing[] {
  const { projectLocations: locations, brands, finance } = project;
  const whole = (section: SectionKey, step: string, field: string): Missing => ({
    section,
    id: null,
    name: "",
    step,
    field,
    what: missingWords[field] ?? field,
  });
  return [
    ...(locations.length
      ? locations.flatMap(missingOfLocation)
      : [whole("locations", "", "no_locations")]),
    ...(brands.length
      ? brands.flatMap((brand) => missingOfBrand(brand, project))
      : [whole("brands", "", "no_brands")]),
    ...(finance.length
      ? locations.flatMap(missingAccount)
      : [whole("finances", "connect", "no_accounts")]),
  ];
}

/** Whether the project can be submitted: locations, brands and finance are complete (A4.04, A4.05, A4.06). */
export function readyToSubmit(project: PartnerProject): boolean {
  return missingOf(project).length === 0;
}

function filled(text: string | null): boolean {
  return Boolean(text?.trim());
}
