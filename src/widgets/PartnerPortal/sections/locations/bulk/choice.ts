import type { KeptVisibility } from "../../../../../shared/contracts/menus.ts";
import type { Weekday } from "../../../../../shared/time/weekly.ts";
import type { LocationChange } from "../batch/writeChange.ts";
import type { LocationValues } from "../values.ts";

/** The value of a select that keeps the field unchanged. */
export const keep = "";
/** The value of a select that clears the field. */
export const none = "none";

/** The choices of the dialog. Fields that keep their value are not written. */
export interface BulkChoice {
  readonly brand: string;
  readonly posSystem: string;
  readonly posStatus: typeof keep | "connected" | "waiting";
  readonly posReason: string;
  readonly account: string;
  readonly hours: typeof keep | "always" | "scheduled";
  readonly days: readonly Weekday[];
  /** `HH:MM` */
  readonly start: string;
  readonly end: string;
}

export const emptyChoice: BulkChoice = {
  brand: keep,
  posSystem: keep,
  posStatus: keep,
  posReason: "",
  account: keep,
  hours: keep,
  days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  start: "11:00",
  end: "22:00",
};

export type ChoiceError = "nothing" | "posReason" | "days" | "times";

/** The first error of the choices, or null. */
export function errorOf(choice: BulkChoice): ChoiceError | null {
  if (choice.posStatus === "waiting" && !choice.posReason.trim()) return "posReason";
  if (choice.hours === "scheduled") {
    if (!choice.days.length) return "days";
    if (!choice.start || !choice.end || choice.start === choice.end) return "times";
  }
  return Object.keys(valuesOfChoice(choice)).length || choice.hours !== keep ? null : "nothing";
}

/** The fields that the choices write. */
export function valuesOfChoice(choice: BulkChoice): Partial<LocationValues> {
  const { brand, posSystem, posStatus, posReason, account } = choice;
  return {
    ...(brand !== keep && { partner_brand_id: brand }),
    ...(posSystem !== keep && { pos_system: posSystem }),
    ...(posStatus === "connected" && { pos_complete: true }),
    ...(posStatus === "waiting" && {
      pos_complete: false,
      pos_incomplete_reason: posReason.trim(),
    }),
    ...(account !== keep && { partner_stripe_account_id: account === none ? "" : account }),
  };
}

/**
 * The changes for the selected locations. They overwrite the server's values, because the user
 * chose them for all locations.
 */
export function changesOf(
  choice: BulkChoice,
  locations: readonly { readonly id: string; readonly name: string }[],
): LocationChange[] {
  const values = valuesOfChoice(choice);
  const menuVisibility = choice.hours === keep ? undefined : menuHours(choice);
  return locations.map(({ id, name }) => ({ id, name, values, expected: null, menuVisibility }));
}

const allChannels = ["app", "web_map", "offer_page"];

/** Sets when the menu is visible (U1). Its places, note and unknown members stay. */
function menuHours(choice: BulkChoice): (current: KeptVisibility) => KeptVisibility {
  const isScheduled = choice.hours === "scheduled";
  return (current) => ({
    channels: allChannels,
    hide_prices: false,
    ...current,
    status: isScheduled ? "scheduled" : "visible",
    days: isScheduled ? choice.days : [],
    start: isScheduled ? choice.start : null,
    end: isScheduled ? choice.end : null,
  });
}
