import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { weekdays } from "../../shared/time/weekly.ts";
import { menuLink } from "./menuLink.ts";
import type { Settings } from "./settings.ts";
import type { texts } from "./texts.ts";

const maxNoteLength = 500;

/** The messages of form errors. */
type Words = (typeof texts.messages)["errors"];

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
    note: z.string().check(z.maxLength(maxNoteLength, "note")),
  })
  .check(
    field(
      "menuUrl",
      "linkMissing",
      ({ menuUrl, status }) => menuUrl.trim() !== "" || status === "hidden",
    ),
    field("menuUrl", "link", ({ menuUrl }) => menuUrl.trim() === "" || menuLink(menuUrl) !== null),
    field("days", "days", ({ days, status }) => status !== "scheduled" || days.length > 0),
    field("start", "start", (settings) => !hasHours(settings) || settings.start !== ""),
    field("end", "end", (settings) => !hasHours(settings) || settings.end !== ""),
    field(
      "end",
      "sameHours",
      (settings) => !hasHours(settings) || settings.start === "" || settings.start !== settings.end,
    ),
    field(
      "channels",
      "channels",
      ({ channels, status }) => status === "hidden" || channels.length > 0,
    ),
  );

function hasHours({ status, isAllDay }: Settings): boolean {
  return status === "scheduled" && !isAllDay;
}

function field(name: keyof Settings, error: keyof Words, isValid: (settings: Settings) => boolean) {
  return z.refine<Settings>(isValid, { path: [name], error });
}

/** The first error of each field. */
export function errorsIn(words: Words, settings: Settings): FieldErrors<Settings> {
  const result = settingsSchema.safeParse(settings);
  if (result.success) return {};
  const entries = result.error.issues.map(
    ({ path, message }) =>
      [String(path[0]), { type: "validate", message: textOf(words, message) }] as const,
  );
  return Object.fromEntries(entries.toReversed());
}

/**
 * The message of a rule's key. A rule about length or type without a key keeps the validator's own
 * message.
 */
function textOf({ note, ...words }: Words, key: string): string {
  if (key === "note") return note({ longest: maxNoteLength });
  const fieldWords: Readonly<Record<string, string>> = words;
  return fieldWords[key] ?? key;
}

/** Adapts the schema to react-hook-form. */
export function resolverIn(words: Words): Resolver<Settings> {
  return (values) => {
    const errors = errorsIn(words, values);
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };
}
