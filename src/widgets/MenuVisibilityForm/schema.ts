import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { weekdays } from "../../shared/time/weekly.ts";
import { copy } from "./copy.ts";
import { menuLink } from "./menuLink.ts";
import type { Settings } from "./settings.ts";

const { errors } = copy;
const maxNoteLength = 500;

const settingsSchema = z
  .object({
    menuUrl: z.string(),
    status: z.string().check(z.minLength(1)),
    days: z.array(z.enum(weekdays)),
    isAllDay: z.boolean(),
    start: z.string(),
    end: z.string(),
    channels: z.array(z.string()),
    hidePrices: z.boolean(),
    note: z.string().check(z.maxLength(maxNoteLength, errors.note(maxNoteLength))),
  })
  .check(
    field(
      "menuUrl",
      errors.linkMissing,
      ({ menuUrl, status }) => menuUrl.trim() !== "" || status === "hidden",
    ),
    field(
      "menuUrl",
      errors.link,
      ({ menuUrl }) => menuUrl.trim() === "" || menuLink(menuUrl) !== null,
    ),
    field("days", errors.days, ({ days, status }) => status !== "scheduled" || days.length > 0),
    field("start", errors.start, (settings) => !hasHours(settings) || settings.start !== ""),
    field("end", errors.end, (settings) => !hasHours(settings) || settings.end !== ""),
    field(
      "end",
      errors.sameHours,
      (settings) => !hasHours(settings) || settings.start === "" || settings.start !== settings.end,
    ),
    field(
      "channels",
      errors.channels,
      ({ channels, status }) => status === "hidden" || channels.length > 0,
    ),
  );

function hasHours({ status, isAllDay }: Settings): boolean {
  return status === "scheduled" && !isAllDay;
}

function field(name: keyof Settings, error: string, isValid: (settings: Settings) => boolean) {
  return z.refine<Settings>(isValid, { path: [name], error });
}

/** The first error of each field. */
export function errorsIn(settings: Settings): FieldErrors<Settings> {
  const result = settingsSchema.safeParse(settings);
  if (result.success) return {};
  const entries = result.error.issues.map(
    ({ path, message }) => [String(path[0]), { type: "validate", message }] as const,
  );
  return Object.fromEntries(entries.toReversed());
}

/** Adapts the schema to react-hook-form. */
export const resolver: Resolver<Settings> = (values) => {
  const errors = errorsIn(values);
  return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
};
