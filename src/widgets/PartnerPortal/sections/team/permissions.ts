import type { Permission } from "../../../../shared/contracts/partnerTeam.ts";
import { copy } from "./copy.ts";

export interface PermissionLists {
  readonly permissions: readonly Permission[];
  readonly additionalPermissions: readonly Permission[];
}

const { fallback: fallbackCopy } = copy;

/** The permissions used if the server lists none (P10). */
const fallback: PermissionLists = {
  permissions: [
    { value: "admin", ...fallbackCopy.admin },
    { value: "editor", ...fallbackCopy.editor },
    { value: "viewer", ...fallbackCopy.viewer },
  ],
  additionalPermissions: [
    { value: "finances", label: fallbackCopy.finances, description: null },
    { value: "team", label: fallbackCopy.team, description: null },
  ],
};

/** The server's permissions if it lists any, else the fallback. */
export function listsOf(lists: PermissionLists | null): PermissionLists {
  return lists?.permissions.length ? lists : fallback;
}

/**
 * The permissions that the user can assign, and the member's current one; `editable` null means all
 * (A3.03).
 */
export function assignablePermissions(
  lists: PermissionLists,
  editable: readonly string[] | null,
  current: string,
): Permission[] {
  const allowed = lists.permissions.filter(
    ({ value }) => editable === null || editable.includes(value) || value === current,
  );
  return current && !allowed.some(({ value }) => value === current)
    ? [...allowed, { value: current, label: current, description: null }]
    : allowed;
}
