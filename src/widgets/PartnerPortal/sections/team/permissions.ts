import type { Permission } from "../../../../shared/contracts/partnerTeam.ts";
import { copy } from "./copy.ts";

export interface PermissionLists {
  readonly permissions: readonly Permission[];
  readonly additionalPermissions: readonly Permission[];
}

const { fallback: words } = copy;

/** What a member may be where the server lists nothing (P10). */
const fallback: PermissionLists = {
  permissions: [
    { value: "admin", ...words.admin },
    { value: "editor", ...words.editor },
    { value: "viewer", ...words.viewer },
  ],
  additionalPermissions: [
    { value: "finances", label: words.finances, description: null },
    { value: "team", label: words.team, description: null },
  ],
};

/** The server's own list, which rules as soon as it names one permission. */
export function listsOf(given: PermissionLists | null): PermissionLists {
  return given?.permissions.length ? given : fallback;
}

/** What this person may give to others, and what the member has already; `editable` null means all (A3.03). */
export function givable(
  lists: PermissionLists,
  editable: readonly string[] | null,
  has: string,
): Permission[] {
  const allowed = lists.permissions.filter(
    ({ value }) => editable === null || editable.includes(value) || value === has,
  );
  return has && !allowed.some(({ value }) => value === has)
    ? [...allowed, { value: has, label: has, description: null }]
    : allowed;
}
