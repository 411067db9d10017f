import * as z from "zod/mini";
import type { TeamMember, TeamMemberFields } from "../../../../shared/contracts/partnerTeam.ts";
import { emailAddressError } from "../../../../shared/forms/email.ts";
import type { texts } from "./texts.ts";

/** The form values of a member, with the API's field names apart from the scope. */
export type MemberValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly permission: string;
  readonly additional_permissions: readonly string[];
  /** `all` or `some`: whether the list of brands applies. */
  readonly brand_scope: string;
  readonly editable_brand_ids: readonly string[];
};

export const emptyMember: MemberValues = {
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

/** Whether the choice of brands applies. Admins edit all brands, and viewers edit none. */
export function usesBrandScope(permission: string): boolean {
  return permission !== "" && permission !== "admin" && permission !== "viewer";
}

const maxLength = 255;

/** The schema of a complete member (P11). */
export function memberSchema(errors: (typeof texts.messages)["errors"]) {
  const name = z.string().check(
    z.refine((value) => value.trim() !== "", errors.required),
    z.maxLength(maxLength, errors.long),
  );
  return z
    .object({
      first_name: name,
      last_name: name,
      email: z.string().check(
        z.refine((value) => value.trim() !== "", errors.required),
        z.refine((value) => !value.trim() || emailAddressError(value) === null, errors.email),
      ),
      permission: z.string().check(z.minLength(1, errors.permission)),
      additional_permissions: z.array(z.string()),
      brand_scope: z.string(),
      editable_brand_ids: z.array(z.string()),
    })
    .check(
      // Neither field may be saved without the other.
      z.refine(hasBrands, { path: ["editable_brand_ids"], error: errors.brands }),
      z.refine(hasBrands, { path: ["brand_scope"], error: errors.brands }),
    );
}

function hasBrands({
  permission,
  brand_scope: scope,
  editable_brand_ids: ids,
}: MemberValues): boolean {
  return !usesBrandScope(permission) || scope === "all" || ids.length > 0;
}

/** All values of a member, for an invitation. */
export function invitationOf(values: MemberValues, projectId: string | null): TeamMemberFields {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    permission: values.permission,
    additional_permissions: values.additional_permissions,
    ...(usesBrandScope(values.permission) &&
      values.brand_scope === "some" && { editable_brand_ids: values.editable_brand_ids }),
    ...(projectId !== null && { partner_project_id: projectId }),
  };
}

/** The changed values of a member; brands are sent together with the permission. */
export function fieldsOf(changed: Partial<MemberValues>, all: MemberValues): TeamMemberFields {
  const { brand_scope: scope, editable_brand_ids: ids, email: _, ...otherFields } = changed;
  const touchesBrands =
    scope !== undefined || ids !== undefined || otherFields.permission !== undefined;
  return { ...trimmed(otherFields), ...(touchesBrands && brandsOf(all)) };
}

/** The chosen brands. Null means all of them. */
function brandsOf({
  permission,
  brand_scope: scope,
  editable_brand_ids: ids,
}: MemberValues): TeamMemberFields {
  return usesBrandScope(permission) ? { editable_brand_ids: scope === "some" ? ids : null } : {};
}

function trimmed<T extends object>(fields: T): T {
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => [
    key,
    typeof value === "string" ? value.trim() : value,
  ]);
  // SAFETY: the same keys, with trimmed texts.
  return Object.fromEntries(entries) as T;
}
