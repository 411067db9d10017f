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

const harbor = { slug: "harbor-group" };
const asPartner = { path: harbor, as: "partner" } as const;
const item = (id: string) => ({ path: { ...harbor, id }, as: "partner" }) as const;
const sampleMember = { first_name: "Nora", last_name: "New", email: "nora@example.com" };

/** The partner portal and its menu form. */
export const partnerRequests = [
  request(projectBySlug, {
    query: z.union([
      z.strictObject({ request_for: z.literal("all") }),
      z.strictObject({ connected_status: z.literal("disconnected") }),
    ]),
    sample: { ...asPartner, query: { request_for: "all" } },
  }),
  request(menuProject, {
    query: z.strictObject({ request_for: z.literal("all") }),
    sample: { ...asPartner, query: { request_for: "all" } },
  }),
  request(availableProjects, { sample: { as: "guest" } }),
  request(updateProject, {
    body: z.strictObject({
      project: z.strictObject({ status: filled, submit_modal_displayed_at: z.nullable(words) }),
    }),
    sample: {
      ...asPartner,
      body: { project: { status: "in_progress", submit_modal_displayed_at: null } },
    },
  }),
  request(needHelp, {
    body: z.strictObject({ url: words, step: words, message: words }),
    sample: {
      ...asPartner,
      body: { url: "https://www.example.com/portal", step: "locations/menu", message: "Help" },
    },
  }),
  request(integrations, { sample: asPartner }),
  request(partnerBrands, { sample: asPartner }),
  request(updatePartnerBrand, {
    body: z.strictObject({ partner_brand: brandFields }),
    sample: { ...item("12"), body: { partner_brand: { hero_image_id: "306" } } },
  }),
  request(brandTags, { sample: { as: "partner" } }),
  request(cmsProviders, { sample: { as: "partner" } }),
  request(brandImages, { sample: asPartner }),
  request(uploadBrandImage, {
    body: z.strictObject({
      partner_brand_image: z.strictObject({ image: z.union([file, z.string()]) }),
    }),
    sample: item("12"),
  }),
  request(chooseBrandImages, {
    body: z.strictObject({ selected_brand_image_ids: z.array(words) }),
    sample: { ...item("12"), body: { selected_brand_image_ids: ["306"] } },
  }),
  request(uploadLogo, {
    body: z.strictObject({
      partner_brand_logo: z.strictObject({
        image: file,
        kind: z.enum(["logo_dark", "logo_light", "logo_dark_wide", "logo_light_wide", "base_logo"]),
      }),
    }),
    sample: item("12"),
  }),
  request(verifyPopup, {
    body: z.strictObject({ partner_brand_id: filled }),
    sample: { ...asPartner, body: { partner_brand_id: "12" } },
  }),
  request(uploadToImageHost, {
    body: z.strictObject({
      file,
      api_key: filled,
      timestamp: z.number(),
      signature: filled,
      use_filename: z.exactOptional(words),
    }),
    sample: { path: { name: "dine-harness" } },
  }),
  request(stripeAccounts, { sample: asPartner }),
  request(createOauthLink, {
    body: z.union([
      z.strictObject({ location_id: filled }),
      z.strictObject({ all_locations: z.literal(true) }),
    ]),
    sample: { ...asPartner, body: { all_locations: true } },
  }),
  request(deleteStripeAccount, {
    query: z.strictObject({ lock_version: z.exactOptional(z.number()) }),
    sample: item("501"),
  }),
  request(updateFinance, {
    body: assignment,
    sample: {
      ...item("501"),
      body: { partner_stripe_account: { partner_location_ids: ["101", "102"] } },
    },
  }),
  request(updateFinanceForm, {
    body: assignment,
    sample: {
      ...item("501"),
      body: { partner_stripe_account: { partner_location_ids: ["101", "102"] } },
    },
  }),
  request(partnerLocations, { sample: asPartner }),
  request(partnerLocationById, { sample: item("101") }),
  request(updatePartnerLocation, {
    body: z.strictObject({ partner_project_location: locationFields }),
    sample: {
      ...item("101"),
      body: { partner_project_location: { city: "Pflugerville" } },
    },
  }),
  request(deletePartnerItem, {
    sample: { path: { ...harbor, type: "brands", id: "12" }, as: "partner" },
  }),
  request(menuLocations, { sample: asPartner }),
  request(menuLocation, { sample: item("101") }),
  request(saveMenu, {
    body: z.strictObject({
      partner_project_location: z.strictObject({
        menu_url: words,
        menu_visibility: z.record(z.string(), z.unknown()),
      }),
    }),
    sample: {
      ...item("101"),
      body: {
        partner_project_location: {
          menu_url: "https://www.example.com/menu",
          menu_visibility: { status: "visible" },
        },
      },
    },
  }),
  request(teamMembers, { sample: asPartner }),
  request(partnerPermissions, { sample: asPartner }),
  request(inviteTeamMember, {
    body: member,
    sample: { ...asPartner, body: { team_members: { ...sampleMember, permission: "editor" } } },
  }),
  request(resendInvitation, {
    body: member,
    sample: {
      ...asPartner,
      body: {
        team_members: { member_id: "9004", email: "invited@example.com", resend_invitation: true },
      },
    },
  }),
  request(updateTeamMember, {
    body: member,
    sample: {
      path: { ...harbor, memberId: "9002" },
      as: "partner",
      body: { team_members: { editable_brand_ids: null } },
    },
  }),
  request(deleteTeamMember, { sample: { path: { ...harbor, memberId: "9003" }, as: "partner" } }),
];
