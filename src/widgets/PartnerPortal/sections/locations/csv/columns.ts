import { headKey } from "../../../../../shared/list/csvCell.ts";
import type { LocationField } from "../sameValue.ts";
import type { texts } from "./texts.ts";

export type CsvColumn = LocationField | "id";

type Heads = (typeof texts.messages)["columns"];

/**
 * The columns of a file in their order, with their accepted names in every language: English first,
 * then Spanish.
 */
const columns: Readonly<Record<CsvColumn, readonly string[]>> = {
  id: ["location id", "id", "id de la sucursal", "id sucursal"],
  name: ["name", "location name", "location", "restaurant", "nombre", "sucursal", "restaurante"],
  address_line_one: [
    "address",
    "street",
    "address 1",
    "address line 1",
    "street address",
    "dirección",
    "calle",
    "dirección 1",
    "dirección línea 1",
  ],
  address_line_two: [
    "address line 2",
    "address 2",
    "suite",
    "unit",
    "dirección línea 2",
    "dirección 2",
    "unidad",
  ],
  city: ["city", "town", "ciudad"],
  state: ["state", "region", "province", "estado", "región", "provincia"],
  zip_code: ["zip code", "zip", "postcode", "postal code", "código postal"],
  phone: ["phone", "phone number", "telephone", "teléfono", "número de teléfono"],
  menu_url: ["menu link", "menu", "enlace del menú", "enlace al menú", "menú"],
  reservation_phone: ["reservation phone", "teléfono para reservaciones"],
  reservation_url: [
    "reservation link",
    "reservations",
    "enlace para reservaciones",
    "reservaciones",
  ],
  priority_reservation_phone: [
    "priority reservation phone",
    "teléfono para reservaciones prioritarias",
  ],
  priority_reservations_url: [
    "priority reservation link",
    "priority reservation url",
    "enlace para reservaciones prioritarias",
  ],
  partner_brand_id: ["brand", "brand name", "brand id", "marca"],
  pos_system: ["pos system", "pos", "point of sale", "sistema pos", "punto de venta"],
  pos_complete: ["pos connected", "pos status", "pos conectado"],
  pos_incomplete_reason: [
    "pos not connected because",
    "pos reason",
    "motivo por el que el pos no está conectado",
  ],
  partner_stripe_account_id: [
    "payment account",
    "account",
    "payout account",
    "cuenta de pagos",
    "cuenta",
  ],
};

// SAFETY: the keys of the record of columns are its keys.
export const columnKeys = Object.keys(columns) as CsvColumn[];

const byHead = new Map(
  columnKeys.flatMap((key) => [key, ...columns[key]].map((name) => [plainKey(name), key] as const)),
);

/**
 * The column with this header in any language, or in the host's own texts. Null if it is unknown.
 */
export function columnOf(head: string, heads: Heads): CsvColumn | null {
  const headKey = plainKey(head);
  return byHead.get(headKey) ?? columnKeys.find((key) => plainKey(heads[key]) === headKey) ?? null;
}

/** Removes accents, which people often omit. */
function plainKey(head: string): string {
  return headKey(head).normalize("NFD").replace(/\p{M}/gu, "");
}
