import * as z from "zod/mini";
import type { TeamMember, TeamMemberFields } from "../../../../shared/contracts/partnerTeam.ts";
import { emailProblem } from "../../../../shared/forms/email.ts";
import { copy } from "./copy.ts";

/** A member as the form holds one; the names are those of the wire, but for the scope. */
export type MemberValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly permission: string;
  readonly additional_permissions: readonly string[];
  /** `all` or `some`: whether the brands below count. */
  readonly brand_scope: string;
  readonly editable_brand_ids: readonly string[];
};

export const nobody: MemberValues = {
  first_name: "",
  last_name: "",
  email: "",
  permission: "",
  additional_permissions: [],
  brand_scope: "all",
  editable_brand_ids: [],
};

export function valuesOf(member: TeamMember): MemberValues {
  return {
    first_name: member.firstName ?? "",
    last_name: member.lastName ?? "",
    email: member.email ?? "",
    permission: member.permission ?? "",
    additional_permissions: member.additionalPermissions,
    brand_scope: member.editableBrandIds === null ? "all" : "some",
    editable_brand_ids: member.editableBrandIds ?? [],
  };
}

/** Whether the choice of brands means anything: admins edit all of them, viewers none. */
export function hasScope(permission: string): boolean {
  return permission !== "" && permission !== "admin" && permission !== "viewer";
}

const { errors } = copy;
const longest = 255;
const name = z.string().check(
  z.refine((value) => value.trim() !== "", errors.required),
  z.maxLength(longest, errors.long),
);

/** What a member must have (P11). */
export const memberSchema = z
  .object({
    first_name: name,
    last_name: name,
    email: z.string().check(
      z.refine((value) => value.trim() !== "", errors.required),
      z.refine((value) => !value.trim() || emailProblem(value) === null, errors.email),
    ),
    permission: z.string().check(z.minLength(1, errors.permission)),
    additional_permissions: z.array(z.string()),
    brand_scope: z.string(),
    editable_brand_ids: z.array(z.string()),
  })
  .check(
    // Neither of the two may be saved without the other.
    z.refine(hasItsBrands, { path: ["editable_brand_ids"], error: errors.brands }),
    z.refine(hasItsBrands, { path: ["brand_scope"], error: errors.brands }),
  );

function hasItsBrands({
  permission,
  brand_scope: scope,
  editable_brand_ids: ids,
}: MemberValues): boolean {
  return !hasScope(permission) || scope === "all" || ids.length > 0;
}

/** A whole member, for an invitation. */
export function invitationOf(values: MemberValues, projectId: string | null): TeamMemberFields {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    permission: values.permission,
    additional_permissions: values.additional_permissions,
    ...(hasScope(values.permission) &&
      values.brand_scope === "some" && { editable_brand_ids: values.editable_brand_ids }),
    ...(projectId !== null && { partner_project_id: projectId }),
  };
}

/** What has changed of a member; brands and permission belong together. */
export function fieldsOf(changed: Partial<MemberValues>, all: MemberValues): TeamMemberFields {
  const { brand_scope: scope, editable_brand_ids: ids, email: _, ...others } = changed;
  const touchesBrands = scope !== undefined || ids !== undefined || others.permission !== undefined;
  return { ...trimmed(others), ...(touchesBrands && brandsOf(all)) };
}

/** The chosen brands, or null for all of them. */
function brandsOf({
  permission,
  brand_scope: scope,
  editable_brand_ids: ids,
}: MemberValues): TeamMemberFields {
  return hasScope(permission) ? { editable_brand_ids: scope === "some" ? ids : null } : {};
}

function trimmed<T extends object>(fields: T): T {
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => [
    key,
    typeof value === "string" ? value.trim() : value,
  ]);
  // SAFETY: the same members, each text without its margins.
  return Object.fromEntries(entries) as T;
}
