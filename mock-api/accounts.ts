/** An account in the API's format (A3.11). */
export interface Account {
  readonly id: number;
  email: string;
  /** Digits with the country code. */
  phone_number: string;
  password: string;
  first_name: string;
  last_name: string;
  member_since: string;
  location: {
    city: string;
    state: string;
    country: string;
    zip_code: string;
    latitude: number;
    longitude: number;
  };
  email_confirmed: boolean;
  email_verified_at: string | null;
  phone_verified_at: string | null;
  email_opt_out: boolean;
  sms_opt_out: boolean;
  do_not_track: boolean;
  is_suspended: boolean;
  /** Credit in dollars that was bought and not spent. */
  credit_balance: number;
  credit_cards: WireCard[];
  /** A manager's permissions. Absent for a manager who has all of them. */
  permissions?: string[];
}

/** A saved card. */
export interface WireCard {
  readonly id: number;
  readonly brand: string;
  readonly last_four: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

const austin = {
  city: "Austin",
  state: "TX",
  country: "US",
  zip_code: "78701",
  latitude: 30.2672,
  longitude: -97.7431,
};
const auckland = {
  city: "Auckland",
  state: "",
  country: "NZ",
  zip_code: "1010",
  latitude: -36.8485,
  longitude: 174.7633,
};

/** The password of every account of the mock API. */
export const knownPassword = "dinner-for-two";

/** A token that links of the harness carry; it signs in the known guest. */
export const guestToken = "harness-guest";

/** The accounts of the mock API; sign in with `dinner-for-two`. */
export function accounts(): Account[] {
  return [
    account({
      id: 1,
      email: "guest@example.com",
      first_name: "Gina",
      last_name: "Guest",
      phone_number: "15125550134",
    }),
    account({
      id: 2,
      email: "new@example.com",
      first_name: "Nico",
      last_name: "Newman",
      phone_number: "15125550135",
      email_confirmed: false,
      email_verified_at: null,
    }),
    account({
      id: 3,
      email: "suspended@example.com",
      first_name: "Sam",
      last_name: "Stopped",
      phone_number: "15125550136",
      is_suspended: true,
    }),
    account({
      id: 5,
      email: "manager@example.com",
      first_name: "Mara",
      last_name: "Mancini",
      phone_number: "15125550138",
    }),
    account({
      id: 6,
      email: "second@example.com",
      first_name: "Silas",
      last_name: "Second",
      phone_number: "15125550139",
    }),
    account({
      id: 4,
      email: "kiwi@example.com",
      first_name: "Aroha",
      last_name: "Ngata",
      phone_number: "64215550137",
      location: auckland,
    }),
    ...partnerAccounts(),
  ];
}

/** The people of a partner project, each with other rights. */
function partnerAccounts(): Account[] {
  return [
    account({
      id: 21,
      email: "partner@example.com",
      first_name: "Paula",
      last_name: "Partner",
      phone_number: "15125550238",
    }),
    account({
      id: 22,
      email: "editor@example.com",
      first_name: "Eddie",
      last_name: "Editor",
      phone_number: "15125550239",
    }),
    account({
      id: 23,
      email: "viewer@example.com",
      first_name: "Vera",
      last_name: "Viewer",
      phone_number: "15125550240",
    }),
    account({
      id: 24,
      email: "staff@example.com",
      first_name: "Stella",
      last_name: "Staff",
      phone_number: "15125550241",
    }),
    account({
      id: 25,
      email: "invited@example.com",
      first_name: "Ines",
      last_name: "Invited",
      phone_number: "15125550242",
    }),
  ];
}

/** An account with defaults for the fields that `parts` omits. */
export function account(parts: Partial<Account> & Pick<Account, "id">): Account {
  return {
    email: `person-${parts.id}@example.com`,
    phone_number: `1512555${String(200 + parts.id).padStart(4, "0")}`,
    password: knownPassword,
    first_name: "",
    last_name: "",
    member_since: "2023-04-02T12:00:00Z",
    location: austin,
    email_confirmed: true,
    email_verified_at: "2023-04-02T12:05:00Z",
    phone_verified_at: "2023-04-02T12:06:00Z",
    email_opt_out: false,
    sms_opt_out: false,
    do_not_track: false,
    is_suspended: false,
    credit_balance: 0,
    credit_cards: [],
    ...parts,
  };
}

/** Gina Guest's two cards in scenarios with saved cards. */
export function savedCards(): WireCard[] {
  return [
    { id: 11, brand: "visa", last_four: "4242", exp_month: 4, exp_year: 2030 },
    { id: 12, brand: "mastercard", last_four: "4444", exp_month: 11, exp_year: 2028 },
  ];
}
