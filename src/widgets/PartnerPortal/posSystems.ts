import type { SelectOption } from "../../shared/ui/Select.tsx";

/** Where the server lists none (P20). */
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

/** The tills that a location may have: the server's list, or the common ones. */
export function posSystems(listed: readonly SelectOption[] | undefined): readonly SelectOption[] {
  return listed?.length ? listed : common.map((name) => ({ value: name, label: name }));
}
