import * as z from "zod/mini";
import type { BrandFields, PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import { webAddress } from "../../form/webAddress.ts";
import type { texts } from "./texts.ts";

/** The form values of a brand, with the API's field names (A3.06). */
export type BrandValues = {
  readonly brand_name: string;
  readonly brand_description: string;
  readonly website_url: string;
  readonly tag_ids: readonly string[];
  readonly favorite_tag_ids: readonly string[];
  /** The images in the order that guests see. */
  readonly gallery_images_ids: readonly string[];
  readonly hero_image_id: string;
  readonly logo_dark_id: string;
  readonly logo_light_id: string;
  readonly logo_dark_wide_id: string;
  readonly logo_light_wide_id: string;
  readonly base_logo_id: string;
  readonly no_color_alteration: boolean;
  readonly cms_provider: string;
  readonly popup_complete: boolean;
  readonly popup_incomplete_reason: string;
};

export const logoFields = [
  "logo_dark_id",
  "logo_light_id",
  "logo_dark_wide_id",
  "logo_light_wide_id",
  "base_logo_id",
] as const;

export type LogoField = (typeof logoFields)[number];

/** The number of favorite tags (P6). */
export const mostFavorites = 3;

export function valuesOf(brand: PartnerBrand): BrandValues {
  return {
    brand_name: brand.brandName ?? "",
    brand_description: brand.brandDescription ?? "",
    website_url: brand.websiteUrl ?? "",
    tag_ids: brand.tagIds,
    favorite_tag_ids: brand.favoriteTagIds,
    gallery_images_ids: brand.galleryImagesIds,
    hero_image_id: brand.heroImageId ?? "",
    logo_dark_id: brand.logoDarkId ?? "",
    logo_light_id: brand.logoLightId ?? "",
    logo_dark_wide_id: brand.logoDarkWideId ?? "",
    logo_light_wide_id: brand.logoLightWideId ?? "",
    base_logo_id: brand.baseLogoId ?? "",
    no_color_alteration: brand.noColorAlteration,
    cms_provider: brand.cmsProvider ?? "",
    popup_complete: brand.popupComplete,
    popup_incomplete_reason: brand.popupIncompleteReason ?? "",
  };
}

const maxLength = { text: 255, description: 5000 };

const id = z.string();
const ids = z.array(z.string());

type Check = readonly [
  field: keyof BrandValues,
  error: string,
  isRight: (values: BrandValues) => boolean,
];

/**
 * The schema of a complete brand (P6). `cuisines` are the ids of cuisine tags. Null if they are
 * unknown: any tag is then accepted.
 */
export function brandSchema(
  cuisines: ReadonlySet<string> | null,
  errors: (typeof texts.messages)["errors"],
) {
  const required = (max: number) =>
    z.string().check(
      z.refine((value) => value.trim() !== "", errors.required),
      z.maxLength(max, errors.long),
    );
  const checks: readonly Check[] = [
    [
      "tag_ids",
      errors.cuisine,
      ({ tag_ids: tags }) => tags.some((tag) => !cuisines || cuisines.has(tag)),
    ],
    [
      "favorite_tag_ids",
      errors.favorites,
      ({ tag_ids: tags, favorite_tag_ids: favorites }) =>
        favorites.length <= mostFavorites && favorites.every((tag) => tags.includes(tag)),
    ],
    ["hero_image_id", errors.hero, ({ hero_image_id: hero }) => hero !== ""],
    [
      "logo_dark_id",
      errors.logo,
      ({ logo_dark_id: dark, logo_light_id: light }) => dark !== "" || light !== "",
    ],
    [
      "popup_incomplete_reason",
      errors.reason,
      ({ popup_complete: isDone, popup_incomplete_reason: reason }) =>
        isDone || reason.trim() !== "",
    ],
  ];
  return z
    .object({
      brand_name: required(maxLength.text),
      brand_description: required(maxLength.description),
      website_url: z
        .string()
        .check(z.refine((value) => !value.trim() || webAddress(value) !== null, errors.url)),
      tag_ids: ids,
      favorite_tag_ids: ids,
      gallery_images_ids: ids,
      hero_image_id: id,
      logo_dark_id: id,
      logo_light_id: id,
      logo_dark_wide_id: id,
      logo_light_wide_id: id,
      base_logo_id: id,
      no_color_alteration: z.boolean(),
      cms_provider: z.string(),
      popup_complete: z.boolean(),
      popup_incomplete_reason: z.string().check(z.maxLength(maxLength.text, errors.long)),
    })
    .check(
      ...checks.map(([field, error, isValid]) =>
        z.refine<BrandValues>(isValid, { path: [field], error }),
      ),
    );
}

/**
 * The changed values for the form-encoded write. An empty text is sent as null, and an empty list
 * as one empty text, because a form cannot contain an empty list. Photos have their own call.
 */
export function fieldsOf({ gallery_images_ids: _, ...changed }: Partial<BrandValues>): BrandFields {
  const entries = Object.entries(changed).map(([name, value]): [string, unknown] => {
    if (Array.isArray(value)) return [name, value.length ? value : [""]];
    if (typeof value !== "string") return [name, value];
    const trimmed = value.trim();
    if (name === "website_url") return [name, trimmed ? webAddress(trimmed) : null];
    return [name, trimmed || null];
  });
  return Object.fromEntries(entries);
}
