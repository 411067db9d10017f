import * as z from "zod/mini";
import { anyAnswer, answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { id, list, maybe, numeric, string, text } from "./fields.ts";
import type { InProject } from "./partnerFields.ts";

/** A payment account and the locations that use it (A3.09, P30). */
export const stripeAccount = z.object({
  id,
  name: maybe(string),
  lastFour: maybe(text),
  status: maybe(string),
  /** The provider's open requirements, as its texts or keys. */
  requirementsDue: list(z.string()),
  partnerLocationIds: list(id),
  /** Rises with each change, where the host's API has it: a write that names an older one is refused with 409. */
  lockVersion: maybe(numeric),
});

export type StripeAccount = z.output<typeof stripeAccount>;

type OneAccount = InProject & { readonly id: string };

export const stripeAccounts = endpoint<{ path: InProject }>()({
  name: "partnerStripeAccounts",
  method: "GET",
  path: "/{slug}/partner_stripe_accounts.json",
  origin: "partner",
  auth: "required",
  output: answer(z.object({ partnerStripeAccounts: list(stripeAccount) })),
});

/** The provider's page that connects an account, for one location or for all (P14). */
export const createOauthLink = endpoint<{
  path: InProject;
  body: { location_id: string } | { all_locations: true };
}>()({
  name: "createOauthLink",
  method: "POST",
  path: "/{slug}/oauth_links/",
  origin: "partner",
  auth: "required",
  output: answer(z.object({ url: z.string() })),
});

export const deleteStripeAccount = endpoint<{
  path: OneAccount;
  query: { lock_version?: number };
}>()({
  name: "deleteStripeAccount",
  method: "DELETE",
  path: "/{slug}/partner_stripe_accounts/{id}",
  origin: "partner",
  auth: "required",
  output: anyAnswer,
});

interface Assignment {
  readonly partner_stripe_account: {
    readonly partner_location_ids: readonly string[];
    readonly lock_version?: number;
  };
}

/** Sets the locations of an account, as JSON (A7.26). */
export const updateFinance = endpoint<{ path: OneAccount; body: Assignment }>()({
  name: "updateFinance",
  method: "PUT",
  path: "/{slug}/finance/{id}",
  origin: "partner",
  auth: "required",
  output: answer(stripeAccount, "partner_stripe_account"),
});

/** Sets the locations of an account, as a form (P16). An empty list is sent as `['']`. */
export const updateFinanceForm = endpoint<{ path: OneAccount; body: Assignment }>()({
  name: "updateFinanceForm",
  method: "PUT",
  path: "/{slug}/finance/{id}.json",
  origin: "partner",
  auth: "required",
  encoding: "form",
  output: answer(stripeAccount, "partner_stripe_account"),
});
