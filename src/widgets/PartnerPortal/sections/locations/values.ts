import * as z from "zod/mini";
import type {
  LocationFields,
  PartnerLocation,
} from "../../../../shared/contracts/partnerLocations.ts";
import { countries, type CountryCode } from "../../../../shared/country/countries.ts";
import { onlyDigits } from "../../../../shared/forms/digits.ts";
import { normalizePhone } from "../../../../shared/forms/phone.ts";
import { webAddress } from "../../form/webAddress.ts";
import type { texts } from "./texts.ts";

/** The form values of a location, with the API's field names (A3.05). */
export type LocationValues = {
  readonly name: string;
  readonly address_line_one: string;
  readonly address_line_two: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly phone: string;
  readonly menu_url: string;
  readonly reservation_phone: string;
  readonly reservation_url: string;
  readonly priority_reservations_url: string;
  readonly priority_reservation_phone: string;
  readonly partner_brand_id: string;
  readonly pos_system: string;
  readonly pos_complete: boolean;
  readonly pos_incomplete_reason: string;
  readonly partner_stripe_account_id: string;
};

export function valuesOf(location: PartnerLocation): LocationValues {
  return {
    name: location.name ?? "",
    address_line_one: location.addressLineOne ?? "",
    address_line_two: location.addressLineTwo ?? "",
    city: location.city ?? "",
    state: location.state ?? "",
    zip_code: location.zipCode ?? "",
    phone: location.phone ?? "",
    menu_url: location.menuUrl ?? "",
    reservation_phone: location.reservationPhone ?? "",
    reservation_url: location.reservationUrl ?? "",
    priority_reservations_url: location.priorityReservationsUrl ?? "",
    priority_reservation_phone: location.priorityReservationPhone ?? "",
    partner_brand_id: location.partnerBrandId ?? "",
    pos_system: location.posSystem ?? "",
    pos_complete: location.posComplete,
    pos_incomplete_reason: location.posIncompleteReason ?? "",
    partner_stripe_account_id: location.partnerStripeAccountId ?? "",
  };
}

const maxLength = 255;

/**
 * The schema of a complete location (P6). A phone number must be valid in the location's country.
 */
export const locationSchema = (country: CountryCode, errors: (typeof texts.messages)["errors"]) => {
  const { postalCode, postalCodeName } = countries[country];
  const text = z.string().check(z.maxLength(maxLength, errors.long));
  const required = z.string().check(
    z.refine((value) => value.trim() !== "", errors.required),
    z.maxLength(maxLength, errors.long),
  );
  const url = z
    .string()
    .check(z.refine((value) => !value.trim() || webAddress(value) !== null, errors.url));
  const isPhone = (value: string): boolean =>
    !value.trim() || normalizePhone(value, country) !== null;
  const phone = z.string().check(z.refine(isPhone, errors.phone));
  return z
    .object({
      name: required,
      address_line_one: required,
      address_line_two: text,
      city: required,
      state: required,
      zip_code: required.check(
        z.refine((value) => !value.trim() || postalCode.test(value.trim()), errors[postalCodeName]),
      ),
      phone: required.check(z.refine(isPhone, errors.phone)),
      menu_url: url,
      reservation_phone: phone,
      reservation_url: url,
      priority_reservations_url: url,
      priority_reservation_phone: phone,
      partner_brand_id: z.string().check(z.minLength(1, errors.required)),
      pos_system: text,
      pos_complete: z.boolean(),
      pos_incomplete_reason: text,
      partner_stripe_account_id: z.string(),
    })
    .check(
      z.refine(
        ({ pos_complete: isDone, pos_incomplete_reason: reason }) => isDone || reason.trim() !== "",
        { path: ["pos_incomplete_reason"], error: errors.reason },
      ),
    );
};

/** The two phone fields that contain only digits. `phone` is sent as typed (P26, A5.34, A5.35). */
const digitFields = ["reservation_phone", "priority_reservation_phone"] as const;
const urlFields = ["menu_url", "reservation_url", "priority_reservations_url"] as const;

/**
 * The changed values for the API: texts are trimmed, empty texts become null, and web addresses get
 * their scheme.
 */
export function fieldsOf(changed: Partial<LocationValues>): LocationFields {
  const entries = Object.entries(changed).map(([name, value]): [string, unknown] => {
    if (typeof value !== "string") return [name, value];
    const trimmed = value.trim();
    if (digitFields.some((field) => field === name)) return [name, onlyDigits(trimmed) || null];
    if (urlFields.some((field) => field === name))
      return [name, trimmed ? webAddress(trimmed) : null];
    return [name, trimmed || null];
  });
  return Object.fromEntries(entries);
}
