import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import { fieldsOf, valuesOf, type LocationValues } from "./values.ts";

export type LocationField = keyof LocationValues;

/** Whether the location has this value, compared in the form in which it would be sent. */
export function hasValue(
  location: PartnerLocation,
  name: LocationField,
  value: LocationValues[LocationField] | undefined,
): boolean {
  return wireText(name, valuesOf(location)[name]) === wireText(name, value);
}

function wireText(name: LocationField, value: LocationValues[LocationField] | undefined): string {
  const [field] = Object.values(fieldsOf({ [name]: value }));
  return field === null || field === undefined ? "" : String(field);
}
