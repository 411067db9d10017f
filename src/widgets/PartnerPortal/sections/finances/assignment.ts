import type { Client } from "../../../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../../shared/api/outcome.ts";
import {
  stripeAccounts,
  updateFinance,
  updateFinanceForm,
  type StripeAccount,
} from "../../../../shared/contracts/partnerFinances.ts";
import { notFound } from "../../notFound.ts";

interface AssignmentChange {
  readonly slug: string;
  readonly accountId: string;
  /** Location → the account that the user saw; null where it had none. */
  readonly seen: Owners;
  /** The locations that the user chose. */
  readonly after: readonly string[];
  /** Sends a form instead of JSON (P16). */
  readonly asForm: boolean;
}

/** Location → its account. */
export type Owners = ReadonlyMap<string, string | null>;

/** The outcome of a write of finances; `changed`: another user has moved what this user wants to move. */
export type FinanceOutcome =
  | { readonly kind: "written"; readonly account: StripeAccount }
  | { readonly kind: "changed"; readonly accounts: readonly StripeAccount[] }
  | { readonly kind: "failed"; readonly problem: Problem };

/** How often a list that changes under the write is read again. */
const maxTries = 3;

/**
 * Assigns locations to an account. The user's additions and removals are applied to the server's current list, because others may have
 * changed it. A location that another user has given to another account meanwhile is not taken from there: payouts follow it. After a
 * lost answer the list is read again (fault D3).
 */
export async function assign(client: Client, change: AssignmentChange): Promise<FinanceOutcome> {
  for (let tries = 1; ; tries++) {
    const current = await readAccounts(client, change.slug);
    if (!current.ok) return { kind: "failed", problem: current.problem };
    const account = current.value.find(({ id }) => id === change.accountId);
    if (!account) return { kind: "failed", problem: notFound.problem };
    if (isTakenMeanwhile(change, ownersIn(current.value)))
      return { kind: "changed", accounts: current.value };
    const outcome = await write(client, change, account);
    if (outcome.ok) return { kind: "written", account: outcome.value };
    if (!isStale(outcome.problem) || tries === maxTries)
      return { kind: "failed", problem: outcome.problem };
  }
}

async function write(
  client: Client,
  change: AssignmentChange,
  { partnerLocationIds, lockVersion }: StripeAccount,
): Promise<Outcome<StripeAccount>> {
  const { slug, accountId, seen, after, asForm } = change;
  const before = [...seen].filter(([, owner]) => owner === accountId).map(([id]) => id);
  const ids = merged({ before, after }, partnerLocationIds);
  const outcome = await client.call(asForm ? updateFinanceForm : updateFinance, {
    path: { slug, id: accountId },
    body: {
      partner_stripe_account: {
        partner_location_ids: asForm && !ids.length ? [""] : ids,
        ...(lockVersion !== null && { lock_version: lockVersion }),
      },
    },
  });
  if (outcome.ok || !isOutcomeUnknown(outcome.problem)) return outcome;
  const recheck = await readAccounts(client, slug);
  const account = recheck.ok ? recheck.value.find(({ id }) => id === accountId) : undefined;
  return account && isSameSet(account.partnerLocationIds, ids)
    ? { ok: true, value: account }
    : outcome;
}

export async function readAccounts(
  client: Client,
  slug: string,
): Promise<Outcome<readonly StripeAccount[]>> {
  const outcome = await client.call(stripeAccounts, { path: { slug } });
  return outcome.ok ? { ok: true, value: outcome.value.partnerStripeAccounts } : outcome;
}

/** Whether a location that the user adds has another account than the user saw. */
function isTakenMeanwhile({ accountId, seen, after }: AssignmentChange, owners: Owners): boolean {
  return after.some((id) => {
    const [was, is] = [seen.get(id) ?? null, owners.get(id) ?? null];
    return was !== accountId && is !== accountId && is !== was;
  });
}

export function ownersIn(accounts: readonly StripeAccount[]): Map<string, string> {
  return new Map(
    accounts.flatMap(({ id, partnerLocationIds }) =>
      partnerLocationIds.map((location) => [location, id] as const),
    ),
  );
}

/** The server has a newer version of what was written. */
function isStale(problem: Problem): boolean {
  return problem.kind === "rejected" && [409, 412].includes(problem.status);
}

/** The current list with the user's additions and removals. */
export function merged(
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
  current: readonly string[],
): string[] {
  const [previous, chosen] = [new Set(before), new Set(after)];
  const remaining = current.filter((id) => chosen.has(id) || !previous.has(id));
  const added = after.filter((id) => !previous.has(id) && !remaining.includes(id));
  return [...remaining, ...added];
}

export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((id) => set.has(id));
}
