import type { SectionProps } from "../../storeType.ts";
import { InviteForm } from "./InviteForm.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { TeamList } from "./TeamList.tsx";

/** The id of the page that invites a new member. */
export const newMember = "new";

/** The team of a project: a list, an invitation, and a form for each member (A2.06). */
export function Section(props: SectionProps) {
  const { id } = props.route;
  if (id === null) return <TeamList {...props} />;
  return id === newMember ? <InviteForm {...props} /> : <MemberForm key={id} {...props} id={id} />;
}
