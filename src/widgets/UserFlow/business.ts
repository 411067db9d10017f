import type { Problem } from "../../shared/api/outcome.ts";
import type { BrandData, Lead } from "../../shared/contracts/leads.ts";
import type { PlaceDetails } from "../../shared/contracts/places.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import { normalizePhone } from "../../shared/forms/phone.ts";
import type { Business, LeadErrors } from "./state.ts";

/** The values of the contact form. */
export type PersonDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  title: string;
  locationsCount: string;
  message: string;
};

/** The values of the restaurant form. */
export type BusinessDraft = {
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  website: string;
};

export function businessOf(place: PlaceDetails): Business {
  const { name, address, city, state, zipCode, website } = place;
  return {
    name,
    address: address ?? "",
    city: city ?? "",
    state: state ?? "",
    zipCode: zipCode ?? "",
    website: website ?? "",
    place,
  };
}

/** The lead as it is sent (L4); empty values are omitted. */
export function leadOf(
  business: Business,
  person: PersonDraft,
  campaign: { source: string | undefined; utm: Record<string, string> },
  country: CountryCode,
): Lead {
  const { place } = business;
  const count = Number.parseInt(person.locationsCount, 10);
  const optional = {
    phone_number: normalizePhone(person.phone, country) ?? "",
    title: person.title,
    website: business.website,
    address: business.address,
    city: business.city,
    state: business.state,
    zip_code: business.zipCode,
    place_id: place?.id ?? place?.placeId ?? "",
    message: person.message,
    source: campaign.source ?? "",
  };
  return {
    first_name: person.firstName.trim(),
    last_name: person.lastName.trim(),
    email: person.email.trim(),
    business_name: business.name.trim(),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([key, text]) => (text.trim() ? [[key, text.trim()]] : [])),
    ),
    ...(count > 0 && { locations_count: count }),
    ...(Object.keys(campaign.utm).length > 0 && { utm: campaign.utm }),
  };
}

/** The details of a place with the API's field names (A3.26, L3). */
export function brandData({
  id,
  placeId,
  name,
  address,
  city,
  state,
  zipCode,
  phone,
  website,
  rating,
  types,
  photos,
  location,
}: PlaceDetails): BrandData {
  return {
    id: id ?? placeId,
    name,
    address,
    city,
    state,
    zip_code: zipCode,
    phone,
    website,
    rating,
    types,
    photos,
    location,
  };
}

const fieldNames: Readonly<Record<string, keyof LeadErrors>> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone_number: "phone",
};

/** The server's errors for the fields on the screen, or null. */
export function leadErrorsIn(problem: Problem): LeadErrors | null {
  if (problem.kind !== "rejected") return null;
  const errors = Object.entries(problem.fields).flatMap(([field, [message]]) => {
    const name = field.replace(/^lead\./, "");
    return Object.hasOwn(fieldNames, name) && message ? [[fieldNames[name], message]] : [];
  });
  return errors.length ? Object.fromEntries(errors) : null;
}
