import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import type { TeamMember } from "../../../../shared/contracts/partnerTeam.ts";
import { searchText } from "../../../../shared/list/search.ts";
import type { PermissionLists } from "./permissions.ts";
import type { texts } from "./texts.ts";

type TeamTexts = typeof texts.messages;

/** A row of the team list. */
export interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isYou: boolean;
  readonly status: string;
  readonly isInvited: boolean;
  /** The permissions as text. */
  readonly access: string;
  readonly brands: string;
  /** Why this member cannot be removed or changed, or null. */
  readonly lockedReason: string | null;
  readonly haystack: string;
}

export function nameOf(
  { firstName, lastName, email }: Pick<TeamMember, "firstName" | "lastName" | "email">,
  copy: TeamTexts,
): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || copy.unnamed;
}

export function rowsOf(
  members: readonly TeamMember[],
  lists: PermissionLists,
  project: PartnerProject,
  copy: TeamTexts,
): MemberRow[] {
  const ownEmail = project.currentUser?.email?.toLowerCase() ?? null;
  const admins = members.filter(({ permission }) => permission === "admin").length;
  return members.map((member) => {
    const name = nameOf(member, copy);
    const email = member.email ?? "";
    const isYou = ownEmail !== null && email.toLowerCase() === ownEmail;
    const isLastAdmin = member.permission === "admin" && admins === 1;
    return {
      id: member.memberId,
      name,
      email,
      isYou,
      status: statusText(member.status, copy),
      isInvited: member.status === "invited",
      access: accessText(member, lists),
      brands: brandText(member, project, copy),
      lockedReason: isYou ? copy.remove.yourself : isLastAdmin ? copy.remove.lastAdmin : null,
      haystack: searchText([name, email]),
    };
  });
}

function statusText(status: string | null, copy: TeamTexts): string {
  if (status === "invited" || status === null)
    return status ? copy.status.invited : copy.status.active;
  return status === "active" ? copy.status.active : status;
}

function accessText(
  { permission, additionalPermissions }: TeamMember,
  lists: PermissionLists,
): string {
  const label = (value: string): string =>
    [...lists.permissions, ...lists.additionalPermissions].find((item) => item.value === value)
      ?.label ?? value;
  return [...(permission ? [permission] : []), ...additionalPermissions].map(label).join(" · ");
}

function brandText(
  { permission, editableBrandIds: ids }: TeamMember,
  { brands }: PartnerProject,
  copy: TeamTexts,
): string {
  if (permission === "admin" || permission === "viewer" || ids === null) return copy.allBrands;
  const names = brands
    .filter(({ id }) => ids.includes(id))
    .map(({ id, brandName }) => brandName?.trim() || id);
  return names.length ? copy.brands({ names: names.join(", ") }) : copy.noBrands;
}

export function passesStatus({ isInvited }: Pick<MemberRow, "isInvited">, filter: string): boolean {
  return filter === "all" || isInvited === (filter === "invited");
}
