import type { Permission } from "../../../../shared/contracts/partnerTeam.ts";
import type { texts } from "./texts.ts";

export interface PermissionLists {
  readonly permissions: readonly Permission[];
  readonly additionalPermissions: readonly Permission[];
}

/** The server's permissions if it lists any, else the common ones (P10). */
export function listsOf(
  lists: PermissionLists | null,
  { fallback }: Pick<typeof texts.messages, "fallback">,
): PermissionLists {
  if (lists?.permissions.length) return lists;
  return {
    permissions: [
      { value: "admin", ...fallback.admin },
      { value: "editor", ...fallback.editor },
      { value: "viewer", ...fallback.viewer },
    ],
    additionalPermissions: [
      { value: "finances", label: fallback.finances, description: null },
      { value: "team", label: fallback.team, description: null },
    ],
  };
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
