import * as z from "zod/mini";
import { answer, anyBody, camelCased, formsOf } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { dictionaryOf, flag, id, maybe, string, text } from "./fields.ts";

/**
 * A location's menu visibility as it is sent: the fields of the form, and any other fields that the
 * server has.
 */
export type KeptVisibility = Readonly<Record<string, unknown>>;

/** When and where a location's menu is visible (U1). Unknown values are kept as they are. */
const visibility = z.object({
  /** `visible`, `hidden`, `scheduled`. */
  status: maybe(string),
  days: maybe(z.array(text)),
  /** `HH:MM` in the location's own time zone. Null means the whole day. */
  start: maybe(string),
  end: maybe(string),
  /** `app`, `web_map`, `offer_page`. */
  channels: maybe(z.array(text)),
  hidePrices: flag,
  note: maybe(string),
});

const row = z.object({
  id,
  name: maybe(text),
  city: maybe(text),
  state: maybe(text),
  timeZone: maybe(text),
  menuUrl: maybe(text),
  /** Null until it is set. */
  menuVisibility: maybe(visibility),
});

/**
 * A location as the menu form uses it. It keeps the visibility as it was received, so that unknown
 * fields are never lost.
 */
export type MenuLocation = z.output<typeof row> & { readonly kept: KeptVisibility };

function locationOf(raw: unknown): MenuLocation | null {
  const parsed = row.safeParse(camelCased(raw));
  if (!parsed.success || !isRecord(raw)) return null;
  return { ...parsed.data, kept: recordOf(raw["menu_visibility"] ?? raw["menuVisibility"]) };
}

function locationIn(body: unknown): MenuLocation | null {
  return (
    formsOf(body, "location")
      .map(locationOf)
      .find((found) => found !== null) ?? null
  );
}

function locationsIn(body: unknown): MenuLocation[] | null {
  const rows = formsOf(body, "locations").find((form) => Array.isArray(form));
  return Array.isArray(rows) ? rows.map(locationOf).filter((found) => found !== null) : null;
}

const oneLocation: z.ZodMiniType<MenuLocation> = z.pipe(
  z.transform(locationIn),
  z.custom<MenuLocation>(isRecord),
);

const allLocations: z.ZodMiniType<MenuLocation[]> = z.pipe(
  z.transform(locationsIn),
  z.custom<MenuLocation[]>(Array.isArray),
);

/** Every location of a project (A7.04). */
export const menuLocations = endpoint<{ path: { slug: string } }>()({
  name: "menuLocations",
  method: "GET",
  path: "/{slug}/locations.json",
  origin: "partner",
  auth: "required",
  output: allLocations,
});

/** One location as it is now (A7.05). */
export const menuLocation = endpoint<{ path: { slug: string; id: string } }>()({
  name: "menuLocation",
  method: "GET",
  path: "/{slug}/locations/{id}.json",
  origin: "partner",
  auth: "required",
  output: oneLocation,
});

const sections = dictionaryOf(z.object({ noneEditable: flag, editableCount: maybe(z.number()) }));

const project = z.object({
  projectName: maybe(text),
  locationsEditable: flag,
  sectionsMetadata: maybe(sections),
});

export type MenuProject = z.output<typeof project>;

/** The project's name and which parts of it can be edited (A7.10). */
export const menuProject = endpoint<{ path: { slug: string }; query: { request_for: "all" } }>()({
  name: "menuProject",
  method: "GET",
  path: "/{slug}.json",
  origin: "partner",
  auth: "required",
  output: answer(project, "project"),
});

export interface MenuWrite {
  readonly partner_project_location: {
    readonly menu_url: string;
    readonly menu_visibility: KeptVisibility;
  };
}

/** Saves a location's menu (A7.29, U1). Returns the location, or nothing. */
export const saveMenu = endpoint<{ path: { slug: string; id: string }; body: MenuWrite }>()({
  name: "saveMenu",
  method: "PUT",
  path: "/{slug}/locations/{id}",
  origin: "partner",
  auth: "required",
  output: z.pipe(
    anyBody,
    z.pipe(z.transform(locationIn), z.nullable(z.custom<MenuLocation>(isRecord))),
  ),
});

function recordOf(value: unknown): KeptVisibility {
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([key]) => !["__proto__", "constructor", "prototype"].includes(key),
        ),
      )
    : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
