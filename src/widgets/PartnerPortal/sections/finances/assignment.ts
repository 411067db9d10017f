import type { Client } from "../../../../shared/api/client.ts";
import { isUnknown, type Outcome } from "../../../../shared/api/outcome.ts";
import {
  stripeAccounts,
  updateFinance,
  updateFinanceForm,
  type StripeAccount,
} from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PortalStore } from "../../store.ts";

interface Wanted {
  readonly slug: string;
  readonly accountId: string;
  /** What the account was for when the person began. */
  readonly before: readonly string[];
  /** What it shall be for. */
  readonly after: readonly string[];
  /** Sends a form in place of JSON (P16). */
  readonly asForm: boolean;
}

/**
 * Says which locations an account is for. Others may have assigned some meanwhile: what was added and taken away here is done
 * to what the server has now. An answer that got lost is looked up (fault D3).
 */
export async function assign(client: Client, wanted: Wanted): Promise<Outcome<StripeAccount>> {
  const { slug, accountId, asForm } = wanted;
  const now = await readAccount(client, wanted);
  if (!now.ok) return now;
  const ids = merged(wanted, now.value.partnerLocationIds);
  const partner_location_ids = asForm && !ids.length ? [""] : ids;
  const outcome = await client.call(asForm ? updateFinanceForm : updateFinance, {
    path: { slug, id: accountId },
    body: { partner_stripe_account: { partner_location_ids } },
  });
  if (outcome.ok || !isUnknown(outcome.problem)) return outcome;
  const then = await readAccount(client, wanted);
  return then.ok && isSameSet(then.value.partnerLocationIds, ids) ? then : outcome;
}

async function readAccount(
  client: Client,
  { slug, accountId }: Wanted,
): Promise<Outcome<StripeAccount>> {
  const outcome = await client.call(stripeAccounts, { path: { slug } });
  if (!outcome.ok) return outcome;
  const found = outcome.value.partnerStripeAccounts.find(({ id }) => id === accountId);
  return found
    ? { ok: true, value: found }
    : {
        ok: false,
        problem: {
          kind: "rejected",
          status: 404,
          message: null,
          messages: [],
          fields: {},
          retryAfter: null,
        },
      };
}

/** What is there now, without what was taken away here and with what was added. */
export function merged(
  { before, after }: Pick<Wanted, "before" | "after">,
  now: readonly string[],
): string[] {
  const [was, wanted] = [new Set(before), new Set(after)];
  const kept = now.filter((id) => wanted.has(id) || !was.has(id));
  const added = after.filter((id) => !was.has(id) && !kept.includes(id));
  return [...kept, ...added];
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((id) => set.has(id));
}

/** Tells accounts, locations and project of an assignment: a location has one account at most. */
export function assigned(
  portal: PortalStore,
  accountId: string,
  locationIds: readonly string[],
): void {
  const chosen = new Set(locationIds);
  const swap = (list: PartnerLocation[]): PartnerLocation[] =>
    list.map((one) => {
      if (chosen.has(one.id)) return { ...one, partnerStripeAccountId: accountId };
      return one.partnerStripeAccountId === accountId
        ? { ...one, partnerStripeAccountId: null }
        : one;
    });
  const share = (list: StripeAccount[]): StripeAccount[] =>
    list.map((one) => ({
      ...one,
      partnerLocationIds:
        one.id === accountId
          ? [...locationIds]
          : one.partnerLocationIds.filter((id) => !chosen.has(id)),
    }));
  portal.resources.locations.change(swap);
  portal.resources.accounts.change(share);
  portal.changeProject((now) => ({
    ...now,
    projectLocations: swap(now.projectLocations),
    finance: share(now.finance),
  }));
}
