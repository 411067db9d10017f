import { useState } from 'react'
import { isUnknown } from '../../../../shared/api/outcome.ts'
import { deletePartnerItem } from '../../../../shared/contracts/partnerLocations.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import type { PortalStore } from '../../store.ts'
import { copy } from './copy.ts'

interface RemoveBrandProps {
  portal: PortalStore
  id: string
  name: string
}

/** Removes a brand after a question (P27). */
export function RemoveBrand({ portal, id, name }: RemoveBrandProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle')
  const [complaint, setComplaint] = useState<string | null>(null)
  const words = copy.remove

  async function remove(): Promise<void> {
    if (state === 'removing') return
    setState('removing')
    setComplaint(null)
    const outcome = await portal.client().call(deletePartnerItem, { path: { slug: portal.slug(), type: 'brands', id } })
    const isGone = outcome.ok || (outcome.problem.kind === 'rejected' && outcome.problem.status === 404)
    if (!isGone) {
      setComplaint(isUnknown(outcome.problem) ? words.unsure : problemText(outcome.problem, words.failed))
      return setState('asking')
    }
    portal.resources.brands.change((list) => list.filter((one) => one.id !== id))
    portal.changeProject((now) => ({ ...now, brands: now.brands.filter((one) => one.id !== id) }))
    portal.leaving.forgetForm()
    portal.drafts.write(`${portal.slug()} brands/${id}`, {})
    portal.say(words.done)
    portal.navigation.goTo({ page: 'brands', id: null, query: {} }, 'replace')
  }

  return (
    <>
      <div>
        <Button kind="quiet" danger onClick={() => setState('asking')}>{words.button}</Button>
      </div>
      <Dialog
        open={state !== 'idle'}
        title={words.title(name)}
        onClose={() => state === 'asking' && setState('idle')}
        closeLabel={null}
        actions={
          <>
            <Button onClick={() => setState('idle')} disabled={state === 'removing'}>{portalCopy.cancel}</Button>
            <Button kind="primary" busy={state === 'removing'} busyText={words.busy} onClick={() => void remove()}>{words.confirm}</Button>
          </>
        }
      >
        <p>{words.text}</p>
        {complaint && <Alert>{complaint}</Alert>}
      </Dialog>
    </>
  )
}
