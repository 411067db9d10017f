import * as z from "zod/mini";
import { answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, id, list, maybe, numeric, string, text } from "./fields.ts";
import { stepsData, withSteps, type InProject, type StepsData } from "./partnerFields.ts";
import { uploadSettings } from "./upload.ts";

/** A3.06. Null marks a value that the server omitted. */
export const partnerBrand = z.object({
  id,
  brandName: maybe(string),
  tagIds: list(id),
  /** At most three of the ids in `tagIds` (P6). */
  favoriteTagIds: list(id),
  brandDescription: maybe(string),
  websiteUrl: maybe(string),
  galleryImagesIds: list(id),
  heroImageId: maybe(id),
  logoDarkId: maybe(id),
  logoLightId: maybe(id),
  logoLightWideId: maybe(id),
  logoDarkWideId: maybe(id),
  baseLogoId: maybe(id),
  noColorAlteration: flag,
  stepsData,
  popupIncompleteReason: maybe(string),
  popupComplete: flag,
  cmsProvider: maybe(text),
  /** The script that partners put into the brand's website (P21). Null if it is hidden. */
  popupSnippet: maybe(string),
});

export type PartnerBrand = z.output<typeof partnerBrand>;

/**
 * The fields of a write. The encoding is a form, in which an empty list is sent as `['']`, because
 * a form cannot contain an empty list.
 */
export interface BrandFields {
  readonly brand_name?: string | null;
  readonly tag_ids?: readonly string[];
  readonly favorite_tag_ids?: readonly string[];
  readonly brand_description?: string | null;
  readonly website_url?: string | null;
  readonly gallery_images_ids?: readonly string[];
  readonly hero_image_id?: string | null;
  readonly logo_dark_id?: string | null;
  readonly logo_light_id?: string | null;
  readonly logo_light_wide_id?: string | null;
  readonly logo_dark_wide_id?: string | null;
  readonly base_logo_id?: string | null;
  readonly no_color_alteration?: boolean;
  readonly steps_data?: StepsData;
  readonly popup_incomplete_reason?: string | null;
  readonly popup_complete?: boolean;
  readonly cms_provider?: string | null;
}

type OneBrand = InProject & { readonly id: string };

/** All brands of a project (P30). */
export const partnerBrands = endpoint<{ path: InProject }>()({
  name: "partnerBrands",
  method: "GET",
  path: "/{slug}/brands.json",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(z.object({ brands: list(partnerBrand) }))),
});

/** Writes some fields of a brand as a form (A7.31). Returns the whole brand. */
export const updatePartnerBrand = endpoint<{
  path: OneBrand;
  body: { partner_brand: BrandFields };
}>()({
  name: "updatePartnerBrand",
  method: "PUT",
  path: "/{slug}/brands/{id}",
  origin: "partner",
  auth: "required",
  encoding: "form",
  output: withSteps(answer(partnerBrand, "brand")),
});

const tag = z.object({ id, name: z.string() });

export type BrandTag = z.output<typeof tag>;

/** Tags in the groups cuisine, mood and other (A3.02). */
export const brandTagGroups = z.object({ cuisine: list(tag), mood: list(tag), other: list(tag) });

export type BrandTagGroups = z.output<typeof brandTagGroups>;

export const brandTags = endpoint()({
  name: "brandTags",
  method: "GET",
  path: "/brand_tags.json",
  origin: "partner",
  auth: "required",
  output: answer(brandTagGroups),
});

/** A value of a list: a text, or a value with a label. */
export const choice: z.ZodMiniType<{ value: string; label: string }> = z.union([
  z.pipe(
    text,
    z.transform((value) => ({ value, label: value })),
  ),
  z.pipe(
    z.object({ value: text, label: maybe(string) }),
    z.transform(({ value, label }) => ({ value, label: label ?? value })),
  ),
]);

/** The systems that a brand's website can use (P30). */
export const cmsProviders = endpoint()({
  name: "cmsProviders",
  method: "GET",
  path: "/cms_providers.json",
  origin: "partner",
  auth: "required",
  output: answer(z.object({ cmsProviders: list(choice) })),
});

/** A picture of a brand. Width and height are in pixels, if the server knows them. */
export const brandImage = z.object({
  id,
  url: z.string(),
  width: maybe(numeric),
  height: maybe(numeric),
});

export type BrandImage = z.output<typeof brandImage>;

/**
 * The pictures of a project, and the settings for adding more. Without settings, they are added
 * with `uploadBrandImage`.
 */
export const brandImages = endpoint<{ path: InProject }>()({
  name: "brandImages",
  method: "GET",
  path: "/{slug}/brand_images.json",
  origin: "partner",
  auth: "required",
  output: answer(
    z.object({ brandImages: list(brandImage), uploadSettings: maybe(uploadSettings) }),
  ),
});

/**
 * Adds a picture, as multipart (A7.23): the file itself, or the address of a file that was uploaded
 * directly.
 */
export const uploadBrandImage = endpoint<{
  path: OneBrand;
  body: { partner_brand_image: { image: Blob | string } };
}>()({
  name: "uploadBrandImage",
  method: "POST",
  path: "/{slug}/brands/{id}/brand_images",
  origin: "partner",
  auth: "required",
  encoding: "multipart",
  output: answer(brandImage, "brand_image"),
});

/** Sets the brand's pictures and their order (A7.22). */
export const chooseBrandImages = endpoint<{
  path: OneBrand;
  body: { selected_brand_image_ids: readonly string[] };
}>()({
  name: "chooseBrandImages",
  method: "PUT",
  path: "/{slug}/brands/{id}/brand_images",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(partnerBrand, "brand")),
});

export type LogoKind =
  | "logo_dark"
  | "logo_light"
  | "logo_dark_wide"
  | "logo_light_wide"
  | "base_logo";

/** Adds a logo of one of these kinds, as multipart (P17). */
export const uploadLogo = endpoint<{
  path: OneBrand;
  body: { partner_brand_logo: { image: Blob; kind: LogoKind } };
}>()({
  name: "uploadLogo",
  method: "POST",
  path: "/{slug}/brands/{id}/logos",
  origin: "partner",
  auth: "required",
  encoding: "multipart",
  output: answer(z.object({ id, url: z.string(), kind: maybe(string) }), "logo"),
});

/** Checks whether the brand's website contains the pop-up script (P21). */
export const verifyPopup = endpoint<{ path: InProject; body: { partner_brand_id: string } }>()({
  name: "verifyPopup",
  method: "POST",
  path: "/{slug}/popup_js_verifications",
  origin: "partner",
  auth: "required",
  output: answer(z.object({ verified: z.boolean(), message: maybe(string) })),
});
