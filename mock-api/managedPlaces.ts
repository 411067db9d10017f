import type { WireCard } from "./accounts.ts";

/** A restaurant in the managers' API. */
export interface WireLocation {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly timezone: string;
  readonly project_id: number;
  readonly pos_type: string;
  readonly custom_tip_percent0: number | null;
  readonly custom_tip_percent1: number | null;
  readonly custom_tip_percent2: number | null;
  readonly custom_tip_percent3: number | null;
  readonly project: {
    readonly slug: string;
    readonly stripe_public_key: string;
    readonly logo_path: string | null;
  };
}

/** A diner in the managers' API; amounts in cents. */
export interface ManagedDiner {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  credit: number;
  readonly cards: WireCard[];
  /** Offers by id, with the remaining amount of each. */
  offers: {
    readonly id: number;
    readonly name: string;
    readonly type: string;
    readonly amount: number;
    readonly minimum: number | null;
  }[];
}

const project = { slug: "osteria-lucca", stripe_public_key: "pk_test_harness", logo_path: null };
const noTips = {
  custom_tip_percent0: null,
  custom_tip_percent1: null,
  custom_tip_percent2: null,
  custom_tip_percent3: null,
};
const austin = {
  city: "Austin",
  state: "TX",
  zip_code: "78701",
  timezone: "America/Chicago",
  project_id: 42,
  project,
};

export function managedLocations(): WireLocation[] {
  return [
    {
      id: 7,
      name: "Osteria Lucca",
      address: "214 Congress Avenue",
      pos_type: "toast",
      ...austin,
      custom_tip_percent0: 15,
      custom_tip_percent1: 20,
      custom_tip_percent2: 23,
      custom_tip_percent3: 28,
    },
    {
      id: 8,
      name: "Lucca Bar",
      address: "9 Rainey Street",
      pos_type: "legacy",
      ...austin,
      ...noTips,
    },
    {
      id: 9,
      name: "Lucca Bakery",
      address: "1120 South Lamar Boulevard",
      pos_type: "legacy",
      ...austin,
      ...noTips,
    },
    {
      id: 10,
      name: "Pacific Noodle House",
      address: "88 Mission Street",
      city: "San Francisco",
      state: "CA",
      zip_code: "94105",
      timezone: "America/Los_Angeles",
      project_id: 43,
      pos_type: "micros",
      ...noTips,
      project: { ...project, slug: "pacific-noodle" },
    },
    {
      id: 11,
      name: "The Extraordinarily Long Named Oyster House & Raw Bar on the Waterfront",
      address: "1 Harbor Walk",
      city: "Boston",
      state: "MA",
      zip_code: "02110",
      timezone: "America/New_York",
      project_id: 44,
      pos_type: "aloha",
      ...noTips,
      project: { ...project, slug: "oyster-house" },
    },
  ];
}

export function managedDiners(): ManagedDiner[] {
  return [
    {
      id: 501,
      first_name: "Gina",
      last_name: "Guest",
      phone_number: "15125550134",
      credit: 2500,
      cards: [card(11, "visa", "4242"), card(12, "mastercard", "4444")],
      offers: [{ id: 901, name: "Welcome back", type: "standard", amount: 1000, minimum: 5000 }],
    },
    {
      id: 502,
      first_name: "Omar",
      last_name: "Ortiz",
      phone_number: "15125550142",
      credit: 0,
      cards: [],
      offers: [],
    },
    {
      id: 503,
      first_name: "Abby",
      last_name: "Absent",
      phone_number: "15125550143",
      credit: 0,
      cards: [card(31, "visa", "3155")],
      offers: [],
    },
    {
      id: 504,
      first_name: "Dana",
      last_name: "Declined",
      phone_number: "15125550144",
      credit: 0,
      cards: [card(41, "visa", "0002"), card(42, "visa", "4242")],
      offers: [],
    },
    {
      id: 505,
      first_name: "Maximiliana-Anastasia",
      last_name: "Featherstonehaugh-Oppenheimer",
      phone_number: "15125550145",
      credit: 1_234_567,
      cards: [card(51, "amex", "0005")],
      offers: [
        { id: 904, name: "Tiramisù on us", type: "item_offer", amount: 1450, minimum: null },
      ],
    },
    {
      id: 506,
      first_name: "Tess",
      last_name: "Tester",
      phone_number: "15125550146",
      credit: 0,
      cards: [card(61, "visa", "3184"), card(62, "visa", "1629")],
      offers: [],
    },
    {
      id: 507,
      first_name: "Nora",
      last_name: "New",
      phone_number: "15125550147",
      credit: 50_000,
      cards: [card(71, "discover", "9424")],
      offers: [],
    },
  ];
}

function card(id: number, brand: string, last_four: string): WireCard {
  return { id, brand, last_four, exp_month: 4, exp_year: 2031 };
}

/** Employees with their PINs by location; the PINs are never displayed. */
export function managedEmployees(location: string): object[] {
  const all: Record<string, object[]> = {
    7: [employee("Ana", "Alvarez", "4471"), employee("Ben", "Brown", "9032")],
    8: [
      employee("Ana", "Alvarez", "4471"),
      employee("Ben", "Brown", "9032"),
      employee("Chloé", "Côté", "6120"),
    ],
    9: [employee("Ines", "Ito", "7788")],
  };
  return all[location] ?? [];
}

function employee(first_name: string, last_name: string, pin: string): object {
  return { first_name, last_name, pin };
}
