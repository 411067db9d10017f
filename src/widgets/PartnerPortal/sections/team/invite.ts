import { isUnknown, type Outcome } from "../../../../shared/api/outcome.ts";
import {
  inviteTeamMember,
  teamMembers,
  type TeamMember,
} from "../../../../shared/contracts/partnerTeam.ts";
import type { PortalStore } from "../../store.ts";
import { invitationOf, type MemberValues } from "./values.ts";

/** Invites once. Where the answer got lost, the team itself says whether the person is on it now (fault D3). */
export async function invite(
  portal: PortalStore,
  values: MemberValues,
  projectId: string | null,
): Promise<Outcome<TeamMember>> {
  const path = { slug: portal.slug() };
  const outcome = await portal
    .client()
    .call(inviteTeamMember, { path, body: { team_members: invitationOf(values, projectId) } });
  const settled =
    !outcome.ok && isUnknown(outcome.problem)
      ? ((await found(portal, values)) ?? outcome)
      : outcome;
  if (settled.ok)
    portal.resources.members.change((list) => [
      ...list.filter(({ memberId }) => memberId !== settled.value.memberId),
      settled.value,
    ]);
  return settled;
}

async function found(
  portal: PortalStore,
  { email }: MemberValues,
): Promise<Outcome<TeamMember> | null> {
  const outcome = await portal.client().call(teamMembers, { path: { slug: portal.slug() } });
  const wanted = email.trim().toLowerCase();
  const member = outcome.ok
    ? outcome.value.teamMembers.find((one) => one.email?.toLowerCase() === wanted)
    : undefined;
  return member ? { ok: true, value: member } : null;
}
