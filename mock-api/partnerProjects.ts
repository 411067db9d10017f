import {
  wireBrand,
  wireLocation,
  wireMember,
  wireProject,
  type WireBrand,
  type WireImage,
  type WireLocation,
  type WireMember,
  type WireProject,
} from "./partnerState.ts";

/** The tags that brands choose from (A3.02). */
export const brandTagList = {
  cuisine: [
    "American",
    "Barbecue",
    "Italian",
    "Japanese",
    "Mexican",
    "Seafood",
    "Steakhouse",
    "Vegetarian",
  ].map((name, index) => ({ id: 1 + index, name })),
  mood: ["Casual", "Date night", "Family friendly", "Live music"].map((name, index) => ({
    id: 21 + index,
    name,
  })),
  other: ["Happy hour", "Outdoor seating", "Private dining"].map((name, index) => ({
    id: 41 + index,
    name,
  })),
};

const pictures: WireImage[] = [
  "oysters",
  "dining-room",
  "terrace",
  "grill",
  "cocktails",
  "tacos",
].map((name, index) => ({
  id: 301 + index,
  url: `/pictures/${name}.svg`,
  width: index === 4 ? 800 : 1600,
  height: index === 4 ? 500 : 1000,
}));
const logos: WireImage[] = ["harbor-grill-logo", "casa-verde-logo"].map((name, index) => ({
  id: 351 + index,
  url: `/pictures/${name}.svg`,
  width: 600,
  height: 200,
}));

const harborGrill: WireBrand = wireBrand({
  id: 11,
  brand_name: "Harbor Grill",
  tag_ids: [6, 7, 21, 42],
  favorite_tag_ids: [6, 21],
  brand_description: "Oysters, whole fish and a wood grill by the water.",
  website_url: "https://harborgrill.example",
  gallery_images_ids: [301, 302, 303, 304],
  hero_image_id: 301,
  logo_dark_id: 351,
  logo_light_id: 351,
  popup_complete: true,
  cms_provider: "Squarespace",
  steps_data: { about: { complete: true, visited_at: "2026-10-02T15:00:00Z" } },
});

const casaVerde: WireBrand = wireBrand({
  id: 12,
  brand_name: "Casa Verde",
  tag_ids: [5, 24],
  brand_description: "Tacos, mezcal and music on Fridays.",
  website_url: "https://casaverde.example",
  gallery_images_ids: [306],
  popup_complete: false,
});

const downtown: WireLocation = wireLocation({
  id: 101,
  name: "Harbor Grill Downtown",
  address_line_one: "12 Harbor Street",
  city: "Austin",
  state: "TX",
  zip_code: "78701",
  phone: "(512) 555-0101",
  menu_url: "https://harborgrill.example/menu",
  reservation_phone: "5125550102",
  partner_brand_id: 11,
  pos_system: "Toast",
  pos_complete: true,
  partner_stripe_account_id: 501,
  steps_data: {
    details: { complete: true, visited_at: "2026-10-02T15:10:00Z" },
    till_training: { done_by: "maya", complete: true },
  },
});

const airport: WireLocation = wireLocation({
  id: 102,
  name: "Harbor Grill Airport",
  address_line_one: "3600 Presidential Boulevard",
  city: "Austin",
  state: "TX",
  zip_code: "78719",
  phone: null,
  partner_brand_id: 11,
  pos_system: "Square",
});
const south: WireLocation = wireLocation({
  id: 103,
  name: "Casa Verde South Congress",
  address_line_one: "1500 South Congress Avenue",
  city: "Austin",
  state: "TX",
  zip_code: "78704",
  phone: "(512) 555-0103",
  partner_brand_id: 12,
});

/** The members of a project. */
export function people(project: Pick<WireProject, "id" | "slug">, brandId: number): WireMember[] {
  return [
    wireMember(project, 9001, {
      email: "partner@example.com",
      first_name: "Paula",
      last_name: "Partner",
      permission: "admin",
    }),
    wireMember(project, 9002, {
      email: "editor@example.com",
      first_name: "Eddie",
      last_name: "Editor",
      permission: "editor",
      editable_brand_ids: [brandId],
    }),
    wireMember(project, 9003, {
      email: "viewer@example.com",
      first_name: "Vera",
      last_name: "Viewer",
      permission: "viewer",
      status: "active",
    }),
    wireMember(project, 9004, {
      email: "invited@example.com",
      first_name: "Ines",
      last_name: "Invited",
      permission: "editor",
      editable_brand_ids: [brandId],
      status: "invited",
    }),
  ];
}

/** A half-finished project, a new copy for each caller. */
export function harborGroup(): WireProject {
  const project = wireProject({
    id: 1,
    slug: "harbor-group",
    project_name: "Harbor Restaurant Group",
  });
  return structuredClone({
    ...project,
    brands: [harborGrill, casaVerde],
    locations: [downtown, airport, south],
    accounts: [
      {
        id: 501,
        name: "Harbor Grill LLC",
        last_four: "6789",
        status: "active",
        requirements_due: [],
        partner_location_ids: [101],
        is_connected: true,
      },
    ],
    members: people(project, 12),
    images: [...pictures, ...logos],
  });
}

/** A second project of the same members. */
export function lakeGroup(): WireProject {
  const project = wireProject({
    id: 2,
    slug: "lake-kitchens",
    project_name: "Lake Kitchens",
    address_one: "8 Lakeshore Drive",
    city: "Chicago",
    state: "IL",
    zip_code: "60601",
  });
  return {
    ...project,
    brands: [wireBrand({ id: 21, brand_name: "Lakeside Diner" })],
    locations: [wireLocation({ id: 201, name: "Lakeside Diner", partner_brand_id: 21 })],
    members: people(project, 21).slice(0, 1),
  };
}

/** A new project: one location and one brand with only a name, and no members but the partner. */
export function newProject(): WireProject {
  const project = harborGroup();
  return {
    ...project,
    brands: [wireBrand({ id: 11, brand_name: "Harbor Grill" })],
    locations: [wireLocation({ id: 101, name: "Harbor Grill Downtown" })],
    accounts: [],
    members: people(project, 11).slice(0, 1),
    images: [],
  };
}

/** A project that can be submitted. */
export function readyProject(): WireProject {
  const project = harborGroup();
  project.locations = project.locations.map((location) => ({
    ...location,
    phone: location.phone ?? "(512) 555-0199",
    pos_complete: true,
    pos_system: location.pos_system ?? "Clover",
    partner_stripe_account_id: 501,
  }));
  project.brands = project.brands.map((brand) => ({
    ...brand,
    hero_image_id: brand.hero_image_id ?? 306,
    logo_dark_id: brand.logo_dark_id ?? 352,
    popup_complete: true,
  }));
  for (const account of project.accounts)
    account.partner_location_ids = project.locations.map(({ id }) => id);
  return project;
}

const cities = [
  "Austin",
  "Dallas",
  "Houston",
  "San Antonio",
  "El Paso",
  "Fort Worth",
  "Waco",
  "Lubbock",
];

/** A chain with `count` locations; every seventh lacks its phone. */
export function chain(count: number): WireProject {
  const project = harborGroup();
  project.locations = Array.from({ length: count }, (_, index) =>
    wireLocation({
      id: 1001 + index,
      name: `Harbor Grill No. ${index + 1}`,
      address_line_one: `${100 + index} Main Street`,
      city: cities[index % cities.length] ?? null,
      state: "TX",
      zip_code: String(75001 + index),
      phone: index % 7 ? `(512) 555-${String(index % 10000).padStart(4, "0")}` : null,
      partner_brand_id: 11,
      pos_system: "Toast",
      pos_complete: true,
      partner_stripe_account_id: 501,
    }),
  );
  for (const account of project.accounts)
    account.partner_location_ids = project.locations.map(({ id }) => id);
  return project;
}
