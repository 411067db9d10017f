import type { Client } from "../../../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome } from "../../../../shared/api/outcome.ts";
import {
  stripeAccounts,
  updateFinance,
  updateFinanceForm,
  type StripeAccount,
} from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import { notFound } from "../../notFound.ts";
import type { PortalStore } from "../../storeType.ts";

interface AssignmentChange {
  readonly slug: string;
  readonly accountId: string;
  /** The account's locations when the user started. */
  readonly before: readonly string[];
  /** The locations that the user chose. */
  readonly after: readonly string[];
  /** Sends a form instead of JSON (P16). */
  readonly asForm: boolean;
}

/**
 * Assigns locations to an account. The user's additions and removals are applied to the server's
 * current list, because others may have changed it. After a lost answer the list is read again
 * (fault D3).
 */
export async function assign(
  client: Client,
  change: AssignmentChange,
): Promise<Outcome<StripeAccount>> {
  const { slug, accountId, asForm } = change;
  const current = await readAccount(client, change);
  if (!current.ok) return current;
  const ids = merged(change, current.value.partnerLocationIds);
  const partner_location_ids = asForm && !ids.length ? [""] : ids;
  const outcome = await client.call(asForm ? updateFinanceForm : updateFinance, {
    path: { slug, id: accountId },
    body: { partner_stripe_account: { partner_location_ids } },
  });
  if (outcome.ok || !isOutcomeUnknown(outcome.problem)) return outcome;
  const recheck = await readAccount(client, change);
  return recheck.ok && isSameSet(recheck.value.partnerLocationIds, ids) ? recheck : outcome;
}

async function readAccount(
  client: Client,
  { slug, accountId }: AssignmentChange,
): Promise<Outcome<StripeAccount>> {
  const outcome = await client.call(stripeAccounts, { path: { slug } });
  if (!outcome.ok) return outcome;
  const account = outcome.value.partnerStripeAccounts.find(({ id }) => id === accountId);
  return account ? { ok: true, value: account } : notFound;
}

/** The current list with the user's additions and removals. */
export function merged(
  { before, after }: Pick<AssignmentChange, "before" | "after">,
  current: readonly string[],
): string[] {
  const [previous, chosen] = [new Set(before), new Set(after)];
  const remaining = current.filter((id) => chosen.has(id) || !previous.has(id));
  const added = after.filter((id) => !previous.has(id) && !remaining.includes(id));
  return [...remaining, ...added];
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((id) => set.has(id));
}

/** Applies an assignment to accounts, locations and project: a location has at most one account. */
export function applyAssignment(
  portal: PortalStore,
  accountId: string,
  locationIds: readonly string[],
): void {
  const assignedIds = new Set(locationIds);
  const assignLocations = (list: PartnerLocation[]): PartnerLocation[] =>
    list.map((location) => {
      if (assignedIds.has(location.id)) return { ...location, partnerStripeAccountId: accountId };
      return location.partnerStripeAccountId === accountId
        ? { ...location, partnerStripeAccountId: null }
        : location;
    });
  const moveLocations = (list: StripeAccount[]): StripeAccount[] =>
    list.map((account) => ({
      ...account,
      partnerLocationIds:
        account.id === accountId
          ? [...locationIds]
          : account.partnerLocationIds.filter((id) => !assignedIds.has(id)),
    }));
  portal.resources.locations.change(assignLocations);
  portal.resources.accounts.change(moveLocations);
  portal.changeProject((project) => ({
    ...project,
    projectLocations: assignLocations(project.projectLocations),
    finance: moveLocations(project.finance),
  }));
}
