/** The partner portal's entities in the API's format (A3.01–A3.09). */
export interface WireLocation {
  readonly id: number;
  name: string | null;
  address_line_one: string | null;
  address_line_two: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  phone: string | null;
  menu_url: string | null;
  reservation_phone: string | null;
  reservation_url: string | null;
  priority_reservations_url: string | null;
  priority_reservation_phone: string | null;
  partner_brand_id: number | null;
  steps_data: Record<string, unknown>;
  pos_system: string | null;
  pos_complete: boolean;
  pos_incomplete_reason: string | null;
  partner_stripe_account_id: number | null;
  menu_visibility: object | null;
  time_zone: string;
}

export interface WireBrand {
  readonly id: number;
  brand_name: string | null;
  tag_ids: number[];
  favorite_tag_ids: number[];
  brand_description: string | null;
  website_url: string | null;
  gallery_images_ids: number[];
  hero_image_id: number | null;
  logo_dark_id: number | null;
  logo_light_id: number | null;
  logo_light_wide_id: number | null;
  logo_dark_wide_id: number | null;
  base_logo_id: number | null;
  no_color_alteration: boolean;
  steps_data: Record<string, unknown>;
  popup_incomplete_reason: string | null;
  popup_complete: boolean;
  cms_provider: string | null;
  popup_snippet: string | null;
}

export interface WireAccount {
  readonly id: number;
  name: string;
  last_four: string;
  status: string;
  requirements_due: string[];
  partner_location_ids: number[];
  /** True once the partner has visited the provider. */
  is_connected: boolean;
}

export interface WireMember {
  readonly member_id: number;
  readonly slug: string;
  readonly partner_project_id: number;
  email: string;
  first_name: string;
  last_name: string;
  permission: string;
  additional_permissions: string[];
  editable_brand_ids: number[] | null;
  status: "invited" | "active";
}

export interface WireImage {
  readonly id: number;
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

export type WireSection = "locations" | "brands" | "finances" | "integrations";

export interface WireProject {
  readonly id: number;
  readonly slug: string;
  project_name: string;
  address_one: string;
  address_two: string | null;
  city: string;
  state: string;
  zip_code: string;
  status: string;
  submit_modal_displayed_at: string | null;
  editable: Record<WireSection, boolean>;
  /** Whether `sections_metadata` contradicts the flags, as from a faulty server. */
  contradicts: boolean;
  locations: WireLocation[];
  brands: WireBrand[];
  accounts: WireAccount[];
  members: WireMember[];
  images: WireImage[];
  warnings: (string | object)[];
  onboarding_specialist: string | null;
  /** Requests for help. */
  help: { url: string; step: string; message: string }[];
}

export function wireLocation(
  parts: Partial<WireLocation> & Pick<WireLocation, "id">,
): WireLocation {
  return {
    name: null,
    address_line_one: null,
    address_line_two: null,
    city: null,
    state: null,
    zip_code: null,
    phone: null,
    menu_url: null,
    reservation_phone: null,
    reservation_url: null,
    priority_reservations_url: null,
    priority_reservation_phone: null,
    partner_brand_id: null,
    steps_data: {},
    pos_system: null,
    pos_complete: false,
    pos_incomplete_reason: null,
    partner_stripe_account_id: null,
    menu_visibility: null,
    time_zone: "America/Chicago",
    ...parts,
  };
}

export function wireBrand(parts: Partial<WireBrand> & Pick<WireBrand, "id">): WireBrand {
  return {
    brand_name: null,
    tag_ids: [],
    favorite_tag_ids: [],
    brand_description: null,
    website_url: null,
    gallery_images_ids: [],
    hero_image_id: null,
    logo_dark_id: null,
    logo_light_id: null,
    logo_light_wide_id: null,
    logo_dark_wide_id: null,
    base_logo_id: null,
    no_color_alteration: false,
    steps_data: {},
    popup_incomplete_reason: null,
    popup_complete: false,
    cms_provider: null,
    popup_snippet: `<script async src="https://cdn.dine.example/popup.js" data-brand="${parts.id}"></script>`,
    ...parts,
  };
}

export function wireProject(
  parts: Partial<WireProject> & Pick<WireProject, "id" | "slug" | "project_name">,
): WireProject {
  return {
    address_one: "12 Harbor Street",
    address_two: null,
    city: "Austin",
    state: "TX",
    zip_code: "78701",
    status: "in_progress",
    submit_modal_displayed_at: null,
    editable: { locations: true, brands: true, finances: true, integrations: true },
    contradicts: false,
    locations: [],
    brands: [],
    accounts: [],
    members: [],
    images: [],
    warnings: [],
    onboarding_specialist: "maya@dine.example",
    help: [],
    ...parts,
  };
}

type Person = Pick<WireMember, "email" | "first_name" | "last_name" | "permission"> &
  Partial<WireMember>;

export function wireMember(
  project: Pick<WireProject, "id" | "slug">,
  member_id: number,
  person: Person,
): WireMember {
  return {
    member_id,
    slug: project.slug,
    partner_project_id: project.id,
    additional_permissions: [],
    editable_brand_ids: null,
    status: "active",
    ...person,
  };
}
