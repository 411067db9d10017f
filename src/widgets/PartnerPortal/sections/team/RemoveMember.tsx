import { deleteTeamMember } from "../../../../shared/contracts/partnerTeam.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { RemovalDialog } from "../../removal/RemovalDialog.tsx";
import type { PortalStore } from "../../storeType.ts";
import { texts } from "./texts.ts";

interface RemoveMemberProps {
  portal: PortalStore;
  id: string;
  name: string;
  onClose: () => void;
}

/** Removes a member after a confirmation (P13). */
export function RemoveMember({ portal, id, name, onClose }: RemoveMemberProps) {
  const copy = useTexts(texts).remove;
  function handleRemoved(): void {
    portal.resources.members.change((list) => list.filter(({ memberId }) => memberId !== id));
    portal.showToast(copy.done({ name }));
    onClose();
  }

  return (
    <RemovalDialog
      title={copy.title({ name })}
      text={copy.text}
      words={copy}
      remove={() =>
        portal.client().call(deleteTeamMember, { path: { slug: portal.slug(), memberId: id } })
      }
      onRemoved={handleRemoved}
      onClose={onClose}
    />
  );
}
