import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PortalStore } from "../../storeType.ts";
import { ownersIn } from "./assignment.ts";

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

/** Shows the accounts as the server has them now, after another user has changed them. */
export function applyAccounts(portal: PortalStore, accounts: readonly StripeAccount[]): void {
  const owners = ownersIn(accounts);
  const assignLocations = (list: PartnerLocation[]): PartnerLocation[] =>
    list.map((location) => ({
      ...location,
      partnerStripeAccountId: owners.get(location.id) ?? null,
    }));
  portal.resources.locations.change(assignLocations);
  portal.resources.accounts.change(() => [...accounts]);
  portal.changeProject((project) => ({
    ...project,
    projectLocations: assignLocations(project.projectLocations),
    finance: [...accounts],
  }));
}
