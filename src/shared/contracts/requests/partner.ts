import * as z from "zod/mini";
import { menuLocation, menuLocations, menuProject, saveMenu } from "../menus.ts";
import {
  brandImages,
  brandTags,
  chooseBrandImages,
  cmsProviders,
  partnerBrands,
  updatePartnerBrand,
  uploadBrandImage,
  uploadLogo,
  verifyPopup,
} from "../partnerBrands.ts";
import {
  createOauthLink,
  deleteStripeAccount,
  stripeAccounts,
  updateFinance,
  updateFinanceForm,
} from "../partnerFinances.ts";
import {
  deletePartnerItem,
  partnerLocationById,
  partnerLocations,
  updatePartnerLocation,
} from "../partnerLocations.ts";
import {
  availableProjects,
  integrations,
  needHelp,
  projectBySlug,
  updateProject,
} from "../partnerProject.ts";
import {
  deleteTeamMember,
  inviteTeamMember,
  partnerPermissions,
  resendInvitation,
  teamMembers,
  updateTeamMember,
} from "../partnerTeam.ts";
import { uploadToImageHost } from "../upload.ts";
import { request } from "./request.ts";
import { described, file, filled, words } from "./values.ts";

const change = z.exactOptional(z.nullable(words));
const ids = z.exactOptional(described(z.array(words), "As a form, `['']` is an empty list."));
const steps = z.exactOptional(z.record(z.string(), z.unknown()));

const brandFields = z.strictObject({
  brand_name: change,
  tag_ids: ids,
  favorite_tag_ids: ids,
  brand_description: change,
  website_url: change,
  gallery_images_ids: ids,
  hero_image_id: change,
  logo_dark_id: change,
  logo_light_id: change,
  logo_light_wide_id: change,
  logo_dark_wide_id: change,
  base_logo_id: change,
  no_color_alteration: z.exactOptional(z.boolean()),
  steps_data: steps,
  popup_incomplete_reason: change,
  popup_complete: z.exactOptional(z.boolean()),
  cms_provider: change,
});

const locationFields = z.strictObject({
  name: change,
  address_line_one: change,
  address_line_two: change,
  city: change,
  state: change,
  zip_code: change,
  phone: change,
  menu_url: change,
  reservation_phone: change,
  reservation_url: change,
  priority_reservations_url: change,
  priority_reservation_phone: change,
  partner_brand_id: change,
  steps_data: steps,
  pos_system: change,
  pos_complete: z.exactOptional(z.boolean()),
  pos_incomplete_reason: change,
  partner_stripe_account_id: change,
  menu_visibility: z.exactOptional(
    z.strictObject({
      status: words,
      days: z.array(words),
      start: z.nullable(words),
      end: z.nullable(words),
      channels: z.array(words),
      hide_prices: z.boolean(),
      note: change,
    }),
  ),
});

const member = z.strictObject({
  team_members: z.strictObject({
    first_name: z.exactOptional(words),
    last_name: z.exactOptional(words),
    email: z.exactOptional(words),
    permission: z.exactOptional(words),
    additional_permissions: z.exactOptional(z.array(words)),
    editable_brand_ids: z.exactOptional(
      described(z.nullable(z.array(words)), "Null: every brand."),
    ),
    partner_project_id: z.exactOptional(words),
    member_id: z.exactOptional(words),
    resend_invitation: z.exactOptional(z.literal(true)),
  }),
});

const assignment = z.strictObject({
  partner_stripe_account: z.strictObject({
    lock_version: z.exactOptional(z.number()),
    partner_location_ids: z.array(words),
  }),
});

/** The partner portal and its menu form. */
export const partnerRequests = [
  request(projectBySlug, {
    query: z.union([
      z.strictObject({ request_for: z.literal("all") }),
      z.strictObject({ connected_status: z.literal("disconnected") }),
    ]),
  }),
  request(menuProject, { query: z.strictObject({ request_for: z.literal("all") }) }),
  request(availableProjects, {}),
  request(updateProject, {
    body: z.strictObject({
      project: z.strictObject({ status: filled, submit_modal_displayed_at: z.nullable(words) }),
    }),
  }),
  request(needHelp, { body: z.strictObject({ url: words, step: words, message: words }) }),
  request(integrations, {}),
  request(partnerBrands, {}),
  request(updatePartnerBrand, { body: z.strictObject({ partner_brand: brandFields }) }),
  request(brandTags, {}),
  request(cmsProviders, {}),
  request(brandImages, {}),
  request(uploadBrandImage, {
    body: z.strictObject({
      partner_brand_image: z.strictObject({ image: z.union([file, z.string()]) }),
    }),
  }),
  request(chooseBrandImages, {
    body: z.strictObject({ selected_brand_image_ids: z.array(words) }),
  }),
  request(uploadLogo, {
    body: z.strictObject({
      partner_brand_logo: z.strictObject({
        image: file,
        kind: z.enum(["logo_dark", "logo_light", "logo_dark_wide", "logo_light_wide", "base_logo"]),
      }),
    }),
  }),
  request(verifyPopup, { body: z.strictObject({ partner_brand_id: filled }) }),
  request(uploadToImageHost, {
    body: z.strictObject({
      file,
      api_key: filled,
      timestamp: z.number(),
      signature: filled,
      use_filename: z.exactOptional(words),
    }),
  }),
  request(stripeAccounts, {}),
  request(createOauthLink, {
    body: z.union([
      z.strictObject({ location_id: filled }),
      z.strictObject({ all_locations: z.literal(true) }),
    ]),
  }),
  request(deleteStripeAccount, {
    query: z.strictObject({ lock_version: z.exactOptional(z.number()) }),
  }),
  request(updateFinance, { body: assignment }),
  request(updateFinanceForm, { body: assignment }),
  request(partnerLocations, {}),
  request(partnerLocationById, {}),
  request(updatePartnerLocation, {
    body: z.strictObject({ partner_project_location: locationFields }),
  }),
  request(deletePartnerItem, {}),
  request(menuLocations, {}),
  request(menuLocation, {}),
  request(saveMenu, {
    body: z.strictObject({
      partner_project_location: z.strictObject({
        menu_url: words,
        menu_visibility: z.record(z.string(), z.unknown()),
      }),
    }),
  }),
  request(teamMembers, {}),
  request(partnerPermissions, {}),
  request(inviteTeamMember, { body: member }),
  request(resendInvitation, { body: member }),
  request(updateTeamMember, { body: member }),
  request(deleteTeamMember, {}),
];
