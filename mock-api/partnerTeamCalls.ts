import type { RequestHandler } from "msw";
import {
  deleteTeamMember,
  inviteTeamMember,
  partnerPermissions,
  resendInvitation,
  teamMembers,
  updateTeamMember,
} from "../src/shared/contracts/partnerTeam.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { asEditor, asMember, type Presence } from "./partnerAccess.ts";
import { wireMember } from "./partnerState.ts";
import { partnerStore } from "./partnerStore.ts";
import { refuse } from "./refusal.ts";

const permissionList = {
  permissions: [
    {
      value: "admin",
      label: "Admin",
      description: "Can edit everything, manage the team, and submit the project.",
    },
    {
      value: "editor",
      label: "Editor",
      description: "Can edit chosen brands and their locations.",
    },
    { value: "viewer", label: "Viewer", description: "Can look at everything and change nothing." },
  ],
  additional_permissions: [
    { value: "finances", label: "Manage payment accounts" },
    { value: "team", label: "Invite and remove members" },
  ],
};

export function teamCalls(backend: Backend): RequestHandler[] {
  return [
    answer(teamMembers, (call) =>
      asMember(backend, call, ({ project }) => ({ team_members: project.members })),
    ),
    answer(partnerPermissions, (call) =>
      asMember(backend, call, () =>
        backend.state(partnerStore).listsPermissionsPlainly
          ? { permissions: ["owner", "shift_lead"], additional_permissions: [] }
          : permissionList,
      ),
    ),
    answer(inviteTeamMember, (call) =>
      asManager(backend, call, ({ project }) => {
        const {
          first_name = "",
          last_name = "",
          email = "",
          permission = "viewer",
          additional_permissions = [],
          editable_brand_ids: brands,
        } = call.body.team_members ?? {};
        const address = email.trim().toLowerCase();
        if (!address.includes("@"))
          return refuse(422, { errors: { email: ["is not an email address"] } });
        if (project.members.some((one) => one.email === address))
          return refuse(422, { errors: { email: ["is already on the team"] } });
        const member = wireMember(
          project,
          9000 + (backend.state(partnerStore).membersMade += 1) + 100,
          {
            email: address,
            first_name,
            last_name,
            permission,
            additional_permissions: [...additional_permissions],
            editable_brand_ids: brands ? brands.map(Number) : null,
            status: "invited",
          },
        );
        project.members.push(member);
        return { team_member: member };
      }),
    ),
    ...memberCalls(backend),
  ];
}

/** Changes to one member of the team. */
function memberCalls(backend: Backend): RequestHandler[] {
  return [
    answer(resendInvitation, (call) =>
      asManager(backend, call, ({ project }) => {
        const { member_id: id } = call.body.team_members ?? {};
        const member = project.members.find(({ member_id }) => `${member_id}` === id);
        if (!member) return refuse(404, "Not found");
        return member.status === "invited"
          ? { ok: true }
          : refuse(422, "This person has accepted the invitation already.");
      }),
    ),
    answer(updateTeamMember, (call) =>
      asManager(backend, call, ({ project }) => {
        const member = project.members.find(
          ({ member_id }) => `${member_id}` === call.path.memberId,
        );
        if (!member) return refuse(404, "Not found");
        const {
          permission,
          additional_permissions: more,
          editable_brand_ids: brands,
          first_name,
          last_name,
        } = call.body.team_members ?? {};
        if (permission && permission !== "admin" && isLastAdmin(project.members, member.member_id))
          return refuse(422, "A project needs an admin.");
        Object.assign(member, {
          ...(permission && { permission }),
          ...(more && { additional_permissions: [...more] }),
          ...(first_name && { first_name }),
          ...(last_name && { last_name }),
          ...(brands !== undefined && {
            editable_brand_ids: brands && brands.filter(Boolean).map(Number),
          }),
        });
        return { team_member: member };
      }),
    ),
    answer(deleteTeamMember, (call) =>
      asManager(backend, call, ({ project, member }) => {
        const target = project.members.find(
          ({ member_id }) => `${member_id}` === call.path.memberId,
        );
        if (!target) return refuse(404, "Not found");
        if (target.member_id === member.member_id || isLastAdmin(project.members, target.member_id))
          return refuse(422, "This person cannot be removed.");
        project.members = project.members.filter((one) => one !== target);
        return { ok: true };
      }),
    ),
  ];
}

function isLastAdmin(members: Presence["project"]["members"], id: number): boolean {
  const admins = members.filter(({ permission }) => permission === "admin");
  return admins.length === 1 && admins[0]?.member_id === id;
}

function asManager(
  backend: Backend,
  call: Parameters<typeof asEditor>[1],
  run: (presence: Presence) => unknown,
): unknown {
  return asEditor(backend, call, null, (presence) => {
    const { member, isStaff } = presence;
    const manages =
      isStaff || member.permission === "admin" || member.additional_permissions.includes("team");
    return manages ? run(presence) : refuse(403, "You may not manage the team.");
  });
}
