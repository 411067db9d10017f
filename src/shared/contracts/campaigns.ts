import * as z from "zod/mini";
import { anyBody, camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, id, list, maybe, open, text } from "./fields.ts";

const optionalText = maybe(text);

/** An e-mail as a reviewer reads it. */
const version = { subject: optionalText, previewText: optionalText, html: optionalText };

const email = z.object({
  id: maybe(id),
  ...version,
  htmlUrl: optionalText,
  imagePublicId: optionalText,
  sendAt: optionalText,
  /** The version before the last change request, if the host's API has it. */
  previousVersion: maybe(z.object(version)),
});

export type CampaignEmail = z.output<typeof email>;

const entryParts = z.object({
  type: optionalText,
  actor: z.pipe(z.transform(nameIn), z.nullable(z.string())),
  message: optionalText,
  createdAt: optionalText,
  /** The e-mail that the entry is about, if the host's API sends it. */
  emailId: maybe(id),
});

/** A row may be a plain string (E8). */
const logEntry = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" ? { message: raw } : raw)),
  entryParts,
);

export type LogEntry = z.output<typeof logEntry>;

const owner = z.pipe(z.transform(nameIn), z.string().check(z.minLength(1)));

const campaignBrand = z.object({
  /** `pending`, `in_review`, `changes_requested`, `approved`, `sent`, or a newer status (E6). */
  status: maybe(open("pending", "in_review", "changes_requested", "approved", "sent")),
  approver: flag,
  campaign: maybe(
    z.object({
      name: optionalText,
      startDate: optionalText,
      sendTime: optionalText,
      emails: list(email),
    }),
  ),
  emails: list(email),
  brandName: optionalText,
  brandLogo: maybe(
    z.union([z.string(), z.object({ lightMode: optionalText, darkMode: optionalText })]),
  ),
  cloudinary: maybe(z.object({ name: optionalText })),
  brandOwners: list(owner),
  activityLog: list(logEntry),
});

export type CampaignBrand = z.output<typeof campaignBrand>;

/** `refused` means that a 2xx answer contains `errors.base` (B7.17, E10). */
export type CampaignAnswer =
  | { readonly kind: "refused" }
  | { readonly kind: "campaign"; readonly brand: CampaignBrand };

const campaignAnswer: z.ZodMiniType<CampaignAnswer> = z.union([
  z.pipe(
    z.transform((raw: unknown) =>
      member(member(camelCased(raw), "errors"), "base") ? { kind: "refused" as const } : null,
    ),
    z.object({ kind: z.literal("refused") }),
  ),
  z.pipe(
    z.transform((raw: unknown) => ({ kind: "campaign" as const, brand: recognized(merged(raw)) })),
    z.object({ kind: z.literal("campaign"), brand: campaignBrand }),
  ),
]);

const rows = list(logEntry);
const logIfAny = z.pipe(
  z.transform((raw: unknown) => (Array.isArray(raw) ? rows.parse(raw) : null)),
  z.custom<LogEntry[] | null>(),
);

/**
 * The answer of a write. If a field is null, the answer did not contain it, and the campaign is
 * read again (E4).
 */
const writeAnswer = z.pipe(
  z.transform((body) => (anyBody.safeParse(body).success ? merged(body) : null)),
  z.object({ status: optionalText, activityLog: logIfAny }),
);

/** The fields are beside `campaignBrand` or inside it, with or without an envelope (G8). */
function merged(raw: unknown): Record<string, unknown> {
  const body = camelCased(raw);
  const data = member(body, "data") ?? body;
  const outer = member(data, "attributes") ?? data;
  return Object.assign(Object.create(null), outer, member(outer, "campaignBrand"));
}

/** Returns null for a body without any field of a campaign. */
function recognized(body: Record<string, unknown>): unknown {
  return Object.hasOwn(body, "status") || Object.hasOwn(body, "campaign") ? body : null;
}

/** A person as `{ name }` or as the name itself. */
function nameIn(raw: unknown): string | null {
  const name = typeof raw === "string" ? raw : member(raw, "name");
  return typeof name === "string" && name.trim() ? name.trim() : null;
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value && !Array.isArray(value)
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}

interface Named {
  readonly path: { readonly id: string };
  readonly query: { readonly token: string };
}

/** The campaign that a token opens (B7.17). */
export const readCampaign = endpoint<Named>()({
  name: "readCampaign",
  method: "GET",
  path: "/api/v5/campaign_brands/{id}",
  output: campaignAnswer,
});

/** Approves all e-mails, as an approver (E4). */
export const approveCampaign = endpoint<Named & { body: { email: string | null } }>()({
  name: "approveCampaign",
  method: "POST",
  path: "/api/v5/campaign_brands/{id}/approve",
  output: writeAnswer,
});

/** Asks for changes to one e-mail or to the campaign, as a reviewer (E5). */
export const requestChanges = endpoint<
  Named & {
    body: { change_request: { message: string; email_id: string | null; email: string | null } };
  }
>()({
  name: "requestChanges",
  method: "POST",
  path: "/api/v5/campaign_brands/{id}/change_requests",
  output: writeAnswer,
});
