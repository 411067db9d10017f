import { useState } from 'react'
import { isUnknown } from '../../../../shared/api/outcome.ts'
import { deleteTeamMember } from '../../../../shared/contracts/partnerTeam.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import type { PortalStore } from '../../store.ts'
import { copy } from './copy.ts'

interface RemoveMemberProps {
  portal: PortalStore
  id: string
  name: string
  onClose: () => void
}

/** Removes a member after a question (P13). */
export function RemoveMember({ portal, id, name, onClose }: RemoveMemberProps) {
  const [isRemoving, setRemoving] = useState(false)
  const [complaint, setComplaint] = useState<string | null>(null)
  const words = copy.remove

  async function remove(): Promise<void> {
    if (isRemoving) return
    setRemoving(true)
    setComplaint(null)
    const outcome = await portal.client().call(deleteTeamMember, { path: { slug: portal.slug(), memberId: id } })
    setRemoving(false)
    const isGone = outcome.ok || (outcome.problem.kind === 'rejected' && outcome.problem.status === 404)
    if (!isGone) return setComplaint(isUnknown(outcome.problem) ? words.unsure : problemText(outcome.problem, words.failed))
    portal.resources.members.change((list) => list.filter(({ memberId }) => memberId !== id))
    portal.say(words.done(name))
    onClose()
  }

  return (
    <Dialog
      open
      title={words.title(name)}
      onClose={() => !isRemoving && onClose()}
      closeLabel={null}
      actions={
        <>
          <Button onClick={onClose} disabled={isRemoving}>{portalCopy.cancel}</Button>
          <Button kind="primary" busy={isRemoving} busyText={words.busy} onClick={() => void remove()}>{words.confirm}</Button>
        </>
      }
    >
      <p>{words.text}</p>
      {complaint && <Alert>{complaint}</Alert>}
    </Dialog>
  )
}
