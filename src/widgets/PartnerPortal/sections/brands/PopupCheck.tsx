import { useRef, useState } from 'react'
import { verifyPopup } from '../../../../shared/contracts/partnerBrands.ts'
import { copyText, selectText } from '../../../../shared/host/clipboard.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { problemText } from '../../problemText.ts'
import type { PortalStore } from '../../store.ts'
import { copy } from './copy.ts'

interface PopupCheckProps {
  portal: PortalStore
  id: string
  /** Null hides it (P21). */
  snippet: string | null
  isLive: boolean
  isReadOnly: boolean
  onLive: () => void
}

const { popup: words } = copy

/** The line for the website, and a look whether it is there (P21). */
export function PopupCheck({ portal, id, snippet, isLive, isReadOnly, onLive }: PopupCheckProps) {
  const code = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState('')
  const [isLooking, setLooking] = useState(false)
  const [complaint, setComplaint] = useState<string | null>(null)

  async function copySnippet(): Promise<void> {
    const isCopied = await copyText(snippet ?? '')
    setCopied(isCopied ? words.copied : words.copyByHand)
    if (!isCopied && code.current) selectText(code.current)
  }

  async function verify(): Promise<void> {
    if (isLooking) return
    setLooking(true)
    setComplaint(null)
    const outcome = await portal.client().call(verifyPopup, { path: { slug: portal.slug() }, body: { partner_brand_id: id } })
    setLooking(false)
    if (!outcome.ok) return setComplaint(problemText(outcome.problem, words.failed))
    if (outcome.value.verified) onLive()
    else setComplaint(outcome.value.message ?? words.missing)
  }

  return (
    <section className="popup" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      {isLive && <Alert kind="positive">{words.live}</Alert>}
      {snippet && (
        <>
          <p className="muted">{words.text}</p>
          <code ref={code} className="popup-code" translate="no" dir="ltr">{snippet}</code>
        </>
      )}
      <div className="popup-tools">
        {snippet && <Button onClick={() => void copySnippet()}>{words.copy}</Button>}
        {!isLive && !isReadOnly && (
          <Button busy={isLooking} busyText={words.verifying} onClick={() => void verify()}>
            {complaint ? words.again : words.verify}
          </Button>
        )}
      </div>
      <p className="muted small" role="status">{copied}</p>
      {complaint && <Alert>{complaint}</Alert>}
    </section>
  )
}
