import { http, HttpResponse, type RequestHandler } from "msw";
import {
  createOauthLink,
  deleteStripeAccount,
  stripeAccounts,
  updateFinance,
  updateFinanceForm,
} from "../src/shared/contracts/partnerFinances.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { asEditor, asMember } from "./partnerAccess.ts";
import type { WireProject } from "./partnerState.ts";
import { partnerStore } from "./partnerStore.ts";
import { refuse } from "./refusal.ts";

export function financeCalls(backend: Backend): RequestHandler[] {
  return [
    answer(stripeAccounts, (call) =>
      asMember(backend, call, ({ project }) => ({
        partner_stripe_accounts: project.accounts.filter(({ is_connected }) => is_connected),
      })),
    ),
    answer(createOauthLink, (call) =>
      asEditor(backend, call, "finances", ({ project }) => {
        const state = backend.state(partnerStore);
        const location = "location_id" in call.body ? call.body.location_id : undefined;
        const id = 500 + (state.accountsMade += 1) + project.accounts.length;
        const ids = location
          ? [Number(location)]
          : project.locations
              .filter(({ partner_stripe_account_id: account }) => account === null)
              .map((one) => one.id);
        project.accounts.push({
          id,
          name: `${project.project_name} account ${project.accounts.length + 1}`,
          last_four: String(4000 + id),
          status: "active",
          requirements_due: state.requiresMore
            ? ["individual.verification.document", "business_profile.url"]
            : [],
          partner_location_ids: ids,
          is_connected: false,
        });
        return { url: `${call.url.origin}/connect-account?account=${id}` };
      }),
    ),
    answer(deleteStripeAccount, (call) =>
      asEditor(backend, call, "finances", ({ project }) => {
        if (!project.accounts.some(({ id }) => `${id}` === call.path.id))
          return refuse(404, "Not found");
        project.accounts = project.accounts.filter(({ id }) => `${id}` !== call.path.id);
        assign(project, Number(call.path.id), []);
        return { ok: true };
      }),
    ),
    // The path of the form also matches that of the other.
    ...[updateFinanceForm, updateFinance].map((endpoint) =>
      answer(endpoint, (call) =>
        asEditor(backend, call, "finances", ({ project }) => {
          const account = project.accounts.find(({ id }) => `${id}` === call.path.id);
          if (!account) return refuse(404, "Not found");
          const ids = [...(call.body.partner_stripe_account?.partner_location_ids ?? [])]
            .filter(Boolean)
            .map(Number);
          assign(project, account.id, ids);
          return { partner_stripe_account: account };
        }),
      ),
    ),
    // Called by the fake provider's page to connect the account; not part of the product's API.
    http.post(/\/api\/mock_provider\/(\d+)$/, ({ request }) => {
      const id = new URL(request.url).pathname.split("/").at(-1);
      for (const project of backend.state(partnerStore).projects) {
        const account = project.accounts.find((one) => `${one.id}` === id);
        if (!account) continue;
        account.is_connected = true;
        assign(project, account.id, account.partner_location_ids);
      }
      return HttpResponse.json({ ok: true });
    }),
  ];
}

/**
 * Assigns an account to locations; a location has one account at most, and both sides record it.
 */
function assign(project: WireProject, accountId: number, locationIds: readonly number[]): void {
  for (const location of project.locations) {
    if (locationIds.includes(location.id)) location.partner_stripe_account_id = accountId;
    else if (location.partner_stripe_account_id === accountId)
      location.partner_stripe_account_id = null;
  }
  for (const account of project.accounts) {
    account.partner_location_ids = project.locations
      .filter(({ partner_stripe_account_id: accountId }) => accountId === account.id)
      .map(({ id }) => id);
  }
}
