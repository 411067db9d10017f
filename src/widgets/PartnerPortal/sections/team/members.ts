import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import type { TeamMember } from "../../../../shared/contracts/partnerTeam.ts";
import { searchable } from "../../../../shared/list/search.ts";
import { copy } from "./copy.ts";
import type { PermissionLists } from "./permissions.ts";

/** A member as the list shows one. */
export interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isYou: boolean;
  readonly status: string;
  readonly isInvited: boolean;
  /** The permission with what else is allowed, in words. */
  readonly access: string;
  readonly brands: string;
  /** Why this member cannot be removed; null where they can. */
  readonly keptBecause: string | null;
  readonly haystack: string;
}

export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<TeamMember, "firstName" | "lastName" | "email">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || copy.unnamed;
}

export function rowsOf(
  members: readonly TeamMember[],
  lists: PermissionLists,
  project: PartnerProject,
): MemberRow[] {
  const own = project.currentUser?.email?.toLowerCase() ?? null;
  const admins = members.filter(({ permission }) => permission === "admin").length;
  return members.map((member) => {
    const name = nameOf(member);
    const email = member.email ?? "";
    const isYou = own !== null && email.toLowerCase() === own;
    const isLastAdmin = member.permission === "admin" && admins === 1;
    return {
      id: member.memberId,
      name,
      email,
      isYou,
      status: statusWords(member.status),
      isInvited: member.status === "invited",
      access: accessWords(member, lists),
      brands: brandWords(member, project),
      keptBecause: isYou ? copy.remove.yourself : isLastAdmin ? copy.remove.lastAdmin : null,
      haystack: searchable([name, email]),
    };
  });
}

function statusWords(status: string | null): string {
  if (status === "invited" || status === null)
    return status ? copy.status.invited : copy.status.active;
  return status === "active" ? copy.status.active : status;
}

function accessWords(
  { permission, additionalPermissions }: TeamMember,
  lists: PermissionLists,
): string {
  const label = (value: string): string =>
    [...lists.permissions, ...lists.additionalPermissions].find((one) => one.value === value)
      ?.label ?? value;
  return [...(permission ? [permission] : []), ...additionalPermissions].map(label).join(" · ");
}

function brandWords(
  { permission, editableBrandIds: ids }: TeamMember,
  { brands }: PartnerProject,
): string {
  if (permission === "admin" || permission === "viewer" || ids === null) return copy.allBrands;
  const names = brands
    .filter(({ id }) => ids.includes(id))
    .map(({ id, brandName }) => brandName?.trim() || id);
  return names.length ? copy.brands(names) : copy.noBrands;
}

export function passesStatus({ isInvited }: Pick<MemberRow, "isInvited">, filter: string): boolean {
  return filter === "all" || isInvited === (filter === "invited");
}
