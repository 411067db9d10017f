import * as z from "zod/mini";
import { anyAnswer, answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { id, list, maybe, open, string, text } from "./fields.ts";
import { humanized } from "./humanized.ts";
import { listOrNull, type InProject } from "./partnerFields.ts";

const invitation = open("invited", "active");

/** A person who works on the project (A3.08, P11). */
export const teamMember = z.object({
  memberId: id,
  slug: maybe(text),
  partnerProjectId: maybe(id),
  firstName: maybe(string),
  lastName: maybe(string),
  email: maybe(string),
  permission: maybe(string),
  additionalPermissions: list(z.string()),
  /** Null means every brand. */
  editableBrandIds: listOrNull(id),
  status: maybe(invitation),
});

export type TeamMember = z.output<typeof teamMember>;

export const teamMembers = endpoint<{ path: InProject }>()({
  name: "teamMembers",
  method: "GET",
  path: "/{slug}/team_members.json",
  origin: "partner",
  auth: "required",
  output: answer(z.object({ teamMembers: list(teamMember) })),
});

const permission: z.ZodMiniType<{ value: string; label: string; description: string | null }> =
  z.union([
    z.pipe(
      text,
      z.transform((value) => ({ value, label: humanized(value), description: null })),
    ),
    z.pipe(
      z.object({ value: text, label: maybe(string), description: maybe(string) }),
      z.transform(({ value, label, description }) => ({
        value,
        label: label ?? humanized(value),
        description,
      })),
    ),
  ]);

export type Permission = z.output<typeof permission>;

/** The permissions that a member can have, as the server lists them (P10). */
export const partnerPermissions = endpoint<{ path: InProject }>()({
  name: "partnerPermissions",
  method: "GET",
  path: "/{slug}/permissions.json",
  origin: "partner",
  auth: "required",
  output: answer(
    z.object({ permissions: list(permission), additionalPermissions: list(permission) }),
  ),
});

/** A member, as writes send it (P11). */
export interface TeamMemberFields {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly permission?: string;
  readonly additional_permissions?: readonly string[];
  /** Null means every brand. */
  readonly editable_brand_ids?: readonly string[] | null;
  readonly partner_project_id?: string;
  /** With `resend_invitation`, the person who is invited again (P12). */
  readonly member_id?: string;
  readonly resend_invitation?: true;
}

/** Invites a member. */
export const inviteTeamMember = endpoint<{
  path: InProject;
  body: { team_members: TeamMemberFields };
}>()({
  name: "inviteTeamMember",
  method: "POST",
  path: "/{slug}/team_members",
  origin: "partner",
  auth: "required",
  output: answer(teamMember, "team_member"),
});

/** Sends an invitation again (P12): the same call, but to the `.json` path. */
export const resendInvitation = endpoint<{
  path: InProject;
  body: { team_members: TeamMemberFields };
}>()({
  name: "resendInvitation",
  method: "POST",
  path: "/{slug}/team_members.json",
  origin: "partner",
  auth: "required",
  output: anyAnswer,
});

type OneMember = InProject & { readonly memberId: string };

export const updateTeamMember = endpoint<{
  path: OneMember;
  body: { team_members: TeamMemberFields };
}>()({
  name: "updateTeamMember",
  method: "PUT",
  path: "/{slug}/team_members/{memberId}",
  origin: "partner",
  auth: "required",
  output: answer(teamMember, "team_member"),
});

export const deleteTeamMember = endpoint<{ path: OneMember }>()({
  name: "deleteTeamMember",
  method: "DELETE",
  path: "/{slug}/team_members/{memberId}",
  origin: "partner",
  auth: "required",
  output: anyAnswer,
});
