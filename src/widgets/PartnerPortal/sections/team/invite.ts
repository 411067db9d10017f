import { isOutcomeUnknown, type Outcome } from "../../../../shared/api/outcome.ts";
import {
  inviteTeamMember,
  teamMembers,
  type TeamMember,
} from "../../../../shared/contracts/partnerTeam.ts";
import type { PortalStore } from "../../storeType.ts";
import { invitationOf, type MemberValues } from "./values.ts";

/**
 * Sends an invitation. After a lost answer, the team list says whether the member was added (fault
 * D3).
 */
export async function invite(
  portal: PortalStore,
  values: MemberValues,
  projectId: string | null,
): Promise<Outcome<TeamMember>> {
  const path = { slug: portal.slug() };
  const outcome = await portal
    .client()
    .call(inviteTeamMember, { path, body: { team_members: invitationOf(values, projectId) } });
  const result =
    !outcome.ok && isOutcomeUnknown(outcome.problem)
      ? ((await findInvited(portal, values)) ?? outcome)
      : outcome;
  if (result.ok)
    portal.resources.members.change((list) => [
      ...list.filter(({ memberId }) => memberId !== result.value.memberId),
      result.value,
    ]);
  return result;
}

async function findInvited(
  portal: PortalStore,
  { email }: MemberValues,
): Promise<Outcome<TeamMember> | null> {
  const outcome = await portal.client().call(teamMembers, { path: { slug: portal.slug() } });
  const invitedEmail = email.trim().toLowerCase();
  const member = outcome.ok
    ? outcome.value.teamMembers.find((item) => item.email?.toLowerCase() === invitedEmail)
    : undefined;
  return member ? { ok: true, value: member } : null;
}
