import type { SelectOption } from "../../shared/ui/Select.tsx";

/** The options if the server lists none (P20). */
const common = ["Toast", "Square", "Clover", "Aloha", "Micros", "Lightspeed", "Revel", "SpotOn"];

/** The POS systems that a location can choose: the server's list, or the common ones and `other`. */
export function posSystems(
  listed: readonly SelectOption[] | undefined,
  other: string,
): readonly SelectOption[] {
  if (listed?.length) return listed;
  return [
    ...common.map((name) => ({ value: name, label: name })),
    { value: "Other", label: other },
  ];
}
