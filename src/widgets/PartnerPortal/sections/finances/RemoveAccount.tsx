import { useState } from 'react'
import { isUnknown } from '../../../../shared/api/outcome.ts'
import { deleteStripeAccount, type StripeAccount } from '../../../../shared/contracts/partnerFinances.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import type { PortalStore } from '../../store.ts'
import { assigned } from './assignment.ts'
import { copy } from './copy.ts'

const words = copy.remove

/** Takes an account away after a question that says what it is for. */
export function RemoveAccount({ portal, account }: { portal: PortalStore; account: StripeAccount }) {
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle')
  const [complaint, setComplaint] = useState<string | null>(null)
  const name = account.name ?? copy.unnamed

  async function remove(): Promise<void> {
    if (state === 'removing') return
    setState('removing')
    setComplaint(null)
    const outcome = await portal.client().call(deleteStripeAccount, { path: { slug: portal.slug(), id: account.id } })
    const isGone = outcome.ok || (outcome.problem.kind === 'rejected' && outcome.problem.status === 404)
    if (!isGone) {
      setComplaint(isUnknown(outcome.problem) ? words.unsure : problemText(outcome.problem, words.failed))
      return setState('asking')
    }
    setState('idle')
    portal.say(words.done)
    assigned(portal, account.id, [])
    portal.changeProject((now) => ({ ...now, finance: now.finance.filter(({ id }) => id !== account.id) }))
    portal.resources.accounts.change((list) => list.filter(({ id }) => id !== account.id))
  }

  return (
    <>
      <Button kind="quiet" danger onClick={() => setState('asking')}>
        {words.button}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Dialog
        open={state !== 'idle'}
        title={words.title(name)}
        onClose={() => state === 'asking' && setState('idle')}
        closeLabel={null}
        actions={
          <>
            <Button disabled={state === 'removing'} onClick={() => setState('idle')}>{portalCopy.cancel}</Button>
            <Button kind="primary" busy={state === 'removing'} busyText={words.busy} onClick={() => void remove()}>{words.confirm}</Button>
          </>
        }
      >
        <p>{words.text(account.partnerLocationIds.length)}</p>
        {complaint && <Alert>{complaint}</Alert>}
      </Dialog>
    </>
  )
}
