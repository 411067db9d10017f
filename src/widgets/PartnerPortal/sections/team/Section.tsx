import type { SectionProps } from "../../sections.ts";
import { InviteForm } from "./InviteForm.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { TeamList } from "./TeamList.tsx";

/** Instead of a member's id: somebody who is not on the team yet. */
export const newMember = "new";

/** The team of a project: a list, an invitation, and a form for each member (A2.06). */
export function Section(props: SectionProps) {
  const { id } = props.place;
  if (id === null) return <TeamList {...props} />;
  return id === newMember ? <InviteForm {...props} /> : <MemberForm key={id} {...props} id={id} />;
}
