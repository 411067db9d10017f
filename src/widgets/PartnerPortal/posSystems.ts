import type { SelectOption } from "../../shared/ui/Select.tsx";

/** The options if the server lists none (P20). */
const common = [
  "Toast",
  "Square",
  "Clover",
  "Aloha",
  "Micros",
  "Lightspeed",
  "Revel",
  "SpotOn",
  "Other",
];

/** The POS systems that a location can choose: the server's list, or the common ones. */
export function posSystems(listed: readonly SelectOption[] | undefined): readonly SelectOption[] {
  return listed?.length ? listed : common.map((name) => ({ value: name, label: name }));
}
