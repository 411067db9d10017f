import { expect, it } from "vitest";
import { partnerBrands } from "./partnerBrands.ts";
import { stripeAccounts } from "./partnerFinances.ts";
import { partnerLocationById } from "./partnerLocations.ts";
import { projectBySlug, sectionKeys } from "./partnerProject.ts";
import { teamMembers } from "./partnerTeam.ts";

const location = {
  id: 101,
  name: "Harbor Grill Downtown",
  address_line_one: "1 Main Street",
  address_line_two: "Floor 2",
  city: "Austin",
  state: "TX",
  zip_code: 78701,
  phone: "(512) 555-0101",
  menu_url: "https://harbor.example/menu",
  reservation_phone: "5125550102",
  reservation_url: "https://harbor.example/book",
  priority_reservations_url: "https://harbor.example/vip",
  priority_reservation_phone: "5125550103",
  partner_brand_id: 11,
  steps_data: { details: { complete: true } },
  pos_system: "Square",
  pos_complete: true,
  pos_incomplete_reason: "New till in May",
  partner_stripe_account_id: 501,
};

const locationRead = {
  id: "101",
  name: "Harbor Grill Downtown",
  addressLineOne: "1 Main Street",
  addressLineTwo: "Floor 2",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  phone: "(512) 555-0101",
  menuUrl: "https://harbor.example/menu",
  reservationPhone: "5125550102",
  reservationUrl: "https://harbor.example/book",
  priorityReservationsUrl: "https://harbor.example/vip",
  priorityReservationPhone: "5125550103",
  partnerBrandId: "11",
  stepsData: { details: { complete: true } },
  posSystem: "Square",
  posComplete: true,
  posIncompleteReason: "New till in May",
  partnerStripeAccountId: "501",
};

const brand = {
  id: 11,
  brand_name: "Harbor Grill",
  tag_ids: [1, 21],
  favorite_tag_ids: [21],
  brand_description: "By the water",
  website_url: "https://harbor.example",
  gallery_images_ids: [301, 302],
  hero_image_id: 301,
  logo_dark_id: 401,
  logo_light_id: 402,
  logo_light_wide_id: 403,
  logo_dark_wide_id: 404,
  base_logo_id: 405,
  no_color_alteration: true,
  steps_data: { about: { complete: true } },
  popup_incomplete_reason: "New website",
  popup_complete: true,
  cms_provider: "wordpress",
};

const brandRead = {
  id: "11",
  brandName: "Harbor Grill",
  tagIds: ["1", "21"],
  favoriteTagIds: ["21"],
  brandDescription: "By the water",
  websiteUrl: "https://harbor.example",
  galleryImagesIds: ["301", "302"],
  heroImageId: "301",
  logoDarkId: "401",
  logoLightId: "402",
  logoLightWideId: "403",
  logoDarkWideId: "404",
  baseLogoId: "405",
  noColorAlteration: true,
  stepsData: { about: { complete: true } },
  popupIncompleteReason: "New website",
  popupComplete: true,
  cmsProvider: "wordpress",
};

const account = { id: 501, partner_location_ids: [101, 102] };
const accountRead = { id: "501", partnerLocationIds: ["101", "102"] };

const tags = { cuisine: [{ id: 1, name: "Grill" }], mood: [{ id: 21, name: "Calm" }], other: [] };

const counts = {
  editable_count: 2,
  total_count: 3,
  preferred_navigation_id: 101,
  all_editable: false,
  none_editable: true,
};

const countsRead = {
  editableCount: 2,
  totalCount: 3,
  preferredNavigationId: "101",
  allEditable: false,
  noneEditable: true,
};

const user = {
  email: "partner@example.com",
  is_dine_admin: true,
  permission: "editor",
  editable_permissions: ["viewer"],
  editable_brand_ids: [11],
  available_projects: [{ slug: "harbor-group", project_name: "Harbor Restaurant Group" }],
  subscriber_id: 9,
};

it("reads every field of a project, of its user and of its sections [A3.01] [A3.02] [A3.03] [A3.04] [A6.01]", () => {
  const project = {
    id: 1,
    slug: "harbor-group",
    project_id: 42,
    project_name: "Harbor Restaurant Group",
    address_one: "1 Main Street",
    address_two: "Floor 2",
    city: "Austin",
    state: "TX",
    zip_code: "78701",
    status: "submitted",
    submit_modal_displayed_at: "2026-03-14T12:00:00Z",
    brands: [brand],
    project_locations: [location],
    all_brand_tags: tags,
    finance: [account],
    warnings: ["The menu link leads nowhere."],
    onboarding_specialist: { email: "maya@dine.example" },
    current_user: user,
    brands_editable: true,
    locations_editable: true,
    finances_editable: true,
    integrations_editable: true,
    sections_metadata: Object.fromEntries(sectionKeys.map((section) => [section, counts])),
  };
  expect(projectBySlug.output.parse({ project })).toMatchObject({
    id: "1",
    slug: "harbor-group",
    projectId: "42",
    projectName: "Harbor Restaurant Group",
    addressOne: "1 Main Street",
    addressTwo: "Floor 2",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    status: "submitted",
    submitModalDisplayedAt: "2026-03-14T12:00:00Z",
    brands: [brandRead],
    projectLocations: [locationRead],
    allBrandTags: {
      cuisine: [{ id: "1", name: "Grill" }],
      mood: [{ id: "21", name: "Calm" }],
      other: [],
    },
    finance: [accountRead],
    warnings: [{ message: "The menu link leads nowhere." }],
    onboardingSpecialist: { email: "maya@dine.example" },
    currentUser: {
      email: "partner@example.com",
      adminFlags: ["isDineAdmin"],
      permission: "editor",
      editablePermissions: ["viewer"],
      editableBrandIds: ["11"],
      availableProjects: [{ slug: "harbor-group", name: "Harbor Restaurant Group" }],
      subscriberId: "9",
    },
    brandsEditable: true,
    locationsEditable: true,
    financesEditable: true,
    integrationsEditable: true,
    sectionsMetadata: Object.fromEntries(sectionKeys.map((section) => [section, countsRead])),
  });
});

it("reads every field of a location [A3.05]", () => {
  expect(partnerLocationById.output.parse({ location })).toMatchObject(locationRead);
});

it("reads every field of a brand [A3.06]", () => {
  expect(partnerBrands.output.parse({ brands: [brand] }).brands).toMatchObject([brandRead]);
});

it("reads every field of a team member [A3.08]", () => {
  const member = {
    member_id: 9002,
    slug: "harbor-group",
    additional_permissions: ["finances"],
    partner_project_id: 1,
  };
  expect(teamMembers.output.parse({ team_members: [member] }).teamMembers).toMatchObject([
    {
      memberId: "9002",
      slug: "harbor-group",
      additionalPermissions: ["finances"],
      partnerProjectId: "1",
    },
  ]);
});

it("reads the locations of a payment account [A3.09]", () => {
  expect(
    stripeAccounts.output.parse({ partner_stripe_accounts: [account] }).partnerStripeAccounts,
  ).toMatchObject([accountRead]);
});
