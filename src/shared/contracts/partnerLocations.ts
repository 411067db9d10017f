import * as z from "zod/mini";
import { anyAnswer, answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, id, list, maybe, string, text } from "./fields.ts";
import { stepsData, withSteps, type InProject, type StepsData } from "./partnerFields.ts";

/** A3.05. Null marks a value that the server omitted. */
export const partnerLocation = z.object({
  id,
  name: maybe(string),
  addressLineOne: maybe(string),
  addressLineTwo: maybe(string),
  city: maybe(string),
  state: maybe(string),
  zipCode: maybe(text),
  phone: maybe(text),
  menuUrl: maybe(string),
  reservationPhone: maybe(text),
  reservationUrl: maybe(string),
  priorityReservationsUrl: maybe(string),
  priorityReservationPhone: maybe(text),
  partnerBrandId: maybe(id),
  stepsData,
  posSystem: maybe(text),
  posComplete: flag,
  posIncompleteReason: maybe(string),
  partnerStripeAccountId: maybe(id),
  /** When and where the menu is visible (U1). Null if it was never set. */
  menuVisibility: maybe(
    z.object({
      status: maybe(string),
      days: list(z.string()),
      start: maybe(string),
      end: maybe(string),
      channels: list(z.string()),
      hidePrices: flag,
      note: maybe(string),
    }),
  ),
  /** IANA name, if the server knows the time zone. */
  timeZone: maybe(string),
});

export type PartnerLocation = z.output<typeof partnerLocation>;

/** The fields of a write, with the spelling of A3.05. Only fields that change are present. */
export interface LocationFields {
  readonly name?: string | null;
  readonly address_line_one?: string | null;
  readonly address_line_two?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip_code?: string | null;
  readonly phone?: string | null;
  readonly menu_url?: string | null;
  /** Digits only (A5.34). */
  readonly reservation_phone?: string | null;
  readonly reservation_url?: string | null;
  readonly priority_reservations_url?: string | null;
  /** Digits only (A5.35). */
  readonly priority_reservation_phone?: string | null;
  readonly partner_brand_id?: string | null;
  readonly steps_data?: StepsData;
  readonly pos_system?: string | null;
  readonly pos_complete?: boolean;
  readonly pos_incomplete_reason?: string | null;
  readonly partner_stripe_account_id?: string | null;
  readonly menu_visibility?: {
    readonly status: string;
    readonly days: readonly string[];
    readonly start: string | null;
    readonly end: string | null;
    readonly channels: readonly string[];
    readonly hide_prices: boolean;
    readonly note?: string | null;
  };
}

type OneLocation = InProject & { readonly id: string };

/** All locations of a project (P30). */
export const partnerLocations = endpoint<{ path: InProject }>()({
  name: "partnerLocations",
  method: "GET",
  path: "/{slug}/locations.json",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(z.object({ locations: list(partnerLocation) }))),
});

/** One location in its current state. */
export const partnerLocationById = endpoint<{ path: OneLocation }>()({
  name: "partnerLocation",
  method: "GET",
  path: "/{slug}/locations/{id}.json",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(partnerLocation, "location")),
});

/**
 * Writes some fields of a location, including `partner_stripe_account_id` (A7.30). Returns the
 * whole location.
 */
export const updatePartnerLocation = endpoint<{
  path: OneLocation;
  body: { partner_project_location: LocationFields };
}>()({
  name: "updatePartnerLocation",
  method: "PUT",
  path: "/{slug}/locations/{id}",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(partnerLocation, "location")),
});

/** Removes a location or a brand (P27). Payment accounts and team members have their own calls. */
export const deletePartnerItem = endpoint<{
  path: InProject & { readonly type: "locations" | "brands"; readonly id: string };
}>()({
  name: "deletePartnerItem",
  method: "DELETE",
  path: "/{slug}/{type}/{id}",
  origin: "partner",
  auth: "required",
  output: anyAnswer,
});
