import * as z from "zod/mini";
import { anyAnswer, answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, flag, id, list, maybe, numeric, open, string, text } from "./fields.ts";
import { brandTagGroups, choice, partnerBrand } from "./partnerBrands.ts";
import { listOrNull, withSteps, type InProject } from "./partnerFields.ts";
import { stripeAccount } from "./partnerFinances.ts";
import { partnerLocation } from "./partnerLocations.ts";

export const sectionKeys = ["locations", "brands", "finances", "integrations"] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** Whether a section can be edited, and where to continue (A3.04). */
const sectionCounts = z.object({
  editableCount: maybe(numeric),
  totalCount: maybe(numeric),
  preferredNavigationId: maybe(id),
  allEditable: maybe(boolean),
  noneEditable: maybe(boolean),
});

const projectRef: z.ZodMiniType<{ slug: string; name: string }> = z.union([
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((slug) => ({ slug, name: slug })),
  ),
  z.pipe(
    z.object({ slug: text, projectName: maybe(string), name: maybe(string) }),
    z.transform(({ slug, projectName, name }) => ({ slug, name: projectName ?? name ?? slug })),
  ),
]);

export type ProjectRef = z.output<typeof projectRef>;

const person = z.object({
  email: maybe(string),
  permission: maybe(string),
  /** The permissions that this person can give to others. Null means all permissions. */
  editablePermissions: listOrNull(text),
  /** Null means every brand. */
  editableBrandIds: listOrNull(id),
  availableProjects: list(projectRef),
  subscriberId: maybe(id),
  /** The names of flags such as `is_{product}_admin` that are true, in camelCase. */
  adminFlags: list(z.string()),
});

/** A3.03. The name of the admin flag contains the product, which the contract does not know. */
const currentUser = flagged(person);

function flagged(schema: z.ZodMiniType<PartnerUser>): z.ZodMiniType<PartnerUser> {
  const withFlags = (project: unknown): unknown => {
    const members: [string, unknown][] =
      typeof project === "object" && project ? Object.entries(project) : [];
    const adminFlags = members
      .filter(([key, value]) => /^is[A-Z].*Admin$/.test(key) && flag.safeParse(value).data)
      .map(([key]) => key);
    return { ...Object.fromEntries(members), adminFlags };
  };
  return z.pipe(z.transform(withFlags), schema);
}

export type PartnerUser = z.output<typeof person>;

/** A blocker in the server's words, with the place to fix it if the server names one. */
const warning: z.ZodMiniType<ProjectWarning> = z.union([
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((message) => ({ message, section: null, id: null, step: null, field: null })),
  ),
  z.object({
    message: z.string(),
    section: maybe(string),
    id: maybe(id),
    step: maybe(string),
    field: maybe(string),
  }),
]);

export interface ProjectWarning {
  readonly message: string;
  readonly section: string | null;
  readonly id: string | null;
  readonly step: string | null;
  readonly field: string | null;
}

const counts = maybe(sectionCounts);

const specialist: z.ZodMiniType<{ name: string | null; email: string | null }> = z.union([
  z.pipe(
    z.string(),
    z.transform((email) => ({ name: null, email })),
  ),
  z.object({ name: maybe(string), email: maybe(string) }),
]);

/** Only the first status is documented, so a switch over statuses needs a default (P8). */
const projectStatus = open(
  "in_progress",
  "submitted",
  "in_review",
  "changes_requested",
  "approved",
  "live",
  "archived",
);

/** A3.01. A project starts as 'in_progress' (A4.01). */
export const partnerProject = z.object({
  id: maybe(id),
  slug: z.string().check(z.minLength(1)),
  projectId: maybe(id),
  projectName: maybe(string),
  addressOne: maybe(string),
  addressTwo: maybe(string),
  city: maybe(string),
  state: maybe(string),
  zipCode: maybe(text),
  status: z.pipe(
    maybe(projectStatus),
    z.transform((status) => status ?? "in_progress"),
  ),
  submitModalDisplayedAt: maybe(string),
  brands: list(partnerBrand),
  projectLocations: list(partnerLocation),
  allBrandTags: maybe(brandTagGroups),
  finance: list(stripeAccount),
  warnings: list(warning),
  onboardingSpecialist: maybe(specialist),
  currentUser: maybe(currentUser),
  brandsEditable: flag,
  locationsEditable: flag,
  financesEditable: flag,
  integrationsEditable: flag,
  sectionsMetadata: maybe(
    z.object({ locations: counts, brands: counts, finances: counts, integrations: counts }),
  ),
});

export type PartnerProject = z.output<typeof partnerProject>;

/**
 * The whole project (`request_for=all`), or the project with only the locations that have no
 * payment account (P15).
 */
export const projectBySlug = endpoint<{
  path: InProject;
  query: { request_for: "all" } | { connected_status: "disconnected" };
}>()({
  name: "partnerProject",
  method: "GET",
  path: "/{slug}.json",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(partnerProject, "project")),
});

/** Updates the status. Also records when the submit dialog was shown (A4.03). */
export const updateProject = endpoint<{
  path: InProject;
  body: { project: { status: string; submit_modal_displayed_at: string | null } };
}>()({
  name: "updatePartnerProject",
  method: "PUT",
  path: "/{slug}",
  origin: "partner",
  auth: "required",
  output: withSteps(answer(partnerProject, "project")),
});

/** Sends a question to the onboarding specialist. Line breaks of the message are `<br>` (A5.33). */
export const needHelp = endpoint<{
  path: InProject;
  body: { url: string; step: string; message: string };
}>()({
  name: "needHelp",
  method: "POST",
  path: "/{slug}/need_help",
  origin: "partner",
  auth: "required",
  output: anyAnswer,
});

const integration = z.object({
  locationId: id,
  posSystem: maybe(text),
  status: maybe(string),
  posComplete: flag,
  posIncompleteReason: maybe(string),
});

export type Integration = z.output<typeof integration>;

/**
 * The POS of each location, and the available systems, as far as the server lists them (P20, P30).
 */
export const integrations = endpoint<{ path: InProject }>()({
  name: "partnerIntegrations",
  method: "GET",
  path: "/{slug}/integrations.json",
  origin: "partner",
  auth: "required",
  output: answer(z.object({ integrations: list(integration), posSystems: list(choice) })),
});

/** The projects of the signed-in person, for a page that names no project. */
export const availableProjects = endpoint()({
  name: "currentUser",
  method: "GET",
  path: "/api/v5/current_user",
  auth: "required",
  output: answer(z.object({ id, availableProjects: list(projectRef) }), "user"),
});
