import * as z from "zod/mini";
import { anyAnswer, answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

/** A person who wants their restaurant on the platform (A3.25, L4). Unknown fields are omitted. */
export interface Lead {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** 11 digits. */
  readonly phone_number?: string;
  readonly business_name: string;
  readonly title?: string;
  readonly website?: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip_code?: string;
  readonly place_id?: string;
  readonly locations_count?: number;
  readonly message?: string;
  readonly source?: string;
  readonly utm?: Readonly<Record<string, string>>;
}

/** Copied from the details of the place (A3.26, L3). */
export interface BrandData {
  readonly id: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip_code: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly rating: number | null;
  readonly types: readonly string[];
  readonly photos: readonly unknown[];
  readonly location: unknown;
}

const saved = z.union([
  z.object({ leadId: id }),
  z.pipe(
    z.object({ lead: z.object({ id }) }),
    z.transform(({ lead }) => ({ leadId: lead.id })),
  ),
]);

/** Saves a lead: `{ lead_id }` or `{ lead: { id } }` (A7.40, L4). */
export const createLead = endpoint<{ body: { lead: Lead } }>()({
  name: "createLead",
  method: "POST",
  path: "/api/v5/leads",
  output: answer<{ leadId: string }>(saved),
});

/** Adds brand data to a lead that was just saved. If it fails, the person is not told (L5). */
export const saveLeadData = endpoint<{ body: { lead_id: string; brand_data: BrandData } }>()({
  name: "saveLeadData",
  method: "POST",
  path: "/places/save_lead_data",
  output: anyAnswer,
});

/** The token that opens the bank link for one lead (A7.35, L6). */
export const createLinkToken = endpoint<{ body: { lead_id: string } }>()({
  name: "createLinkToken",
  method: "POST",
  path: "/api/v6/plaid/create_link_token",
  output: answer(z.object({ linkToken: z.string().check(z.minLength(1)) })),
});

/** Submits the result of the bank link, once (A7.34, L6). Any 2xx answer is a success. */
export const exchangePublicToken = endpoint<{ body: { public_token: string; lead_id: string } }>()({
  name: "exchangePublicToken",
  method: "POST",
  path: "/api/v6/plaid/exchange_public_token",
  output: anyAnswer,
});
