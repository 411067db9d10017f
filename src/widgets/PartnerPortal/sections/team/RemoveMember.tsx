import { deleteTeamMember } from "../../../../shared/contracts/partnerTeam.ts";
import { RemovalDialog } from "../../removal/RemovalDialog.tsx";
import type { PortalStore } from "../../store.ts";
import { copy } from "./copy.ts";

interface RemoveMemberProps {
  portal: PortalStore;
  id: string;
  name: string;
  onClose: () => void;
}

const words = copy.remove;

/** Removes a member after a question (P13). */
export function RemoveMember({ portal, id, name, onClose }: RemoveMemberProps) {
  function gone(): void {
    portal.resources.members.change((list) => list.filter(({ memberId }) => memberId !== id));
    portal.say(words.done(name));
    onClose();
  }

  return (
    <RemovalDialog
      title={words.title(name)}
      text={words.text}
      words={words}
      remove={() =>
        portal.client().call(deleteTeamMember, { path: { slug: portal.slug(), memberId: id } })
      }
      onGone={gone}
      onClose={onClose}
    />
  );
}
