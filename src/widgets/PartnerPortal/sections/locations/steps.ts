import type { LocationValues } from "./values.ts";

/** The steps of a location and their fields (P4). */
export const stepFields = {
  details: ["name", "address_line_one", "address_line_two", "city", "state", "zip_code", "phone"],
  menu: ["menu_url"],
  reservations: [
    "reservation_phone",
    "reservation_url",
    "priority_reservation_phone",
    "priority_reservations_url",
  ],
  brand: ["partner_brand_id"],
  pos: ["pos_system", "pos_complete", "pos_incomplete_reason"],
  finance: ["partner_stripe_account_id"],
} as const satisfies Record<string, readonly (keyof LocationValues)[]>;

export type StepKey = keyof typeof stepFields;
