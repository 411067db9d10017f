import type { FocusEvent } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../shared/ui/Button.tsx'
import { LinkButton } from '../../../shared/ui/LinkButton.tsx'
import { copy } from '../copy.ts'
import type { Redirect } from '../redirect.ts'

/** The announced move back: it can be taken at once or called off, and waits under the pointer and the focus (X4). */
export function RedirectBar({ redirect }: { redirect: Redirect }) {
  const { success: words } = copy
  const { target, leftMs, isReturnOffered } = useStore(redirect.store)
  if (!target) return null
  const isCounting = leftMs !== null
  const leave = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || redirect.release()
  return (
    <div className="redeem-redirect" onPointerEnter={redirect.hold} onPointerLeave={redirect.release} onFocus={redirect.hold} onBlur={leave}>
      {isCounting && (
        <>
          <p role="status">{leftMs > 0 ? words.leaving(Math.ceil(leftMs / 1000)) : words.goingNow}</p>
          <div className="redeem-ways">
            <LinkButton
              href={target}
              onClick={(event) => {
                event.preventDefault()
                redirect.goNow()
              }}
            >
              {words.goNow}
            </LinkButton>
            <Button kind="quiet" onClick={redirect.stay}>
              {words.stay}
            </Button>
          </div>
        </>
      )}
      {isReturnOffered && (
        <LinkButton
          href={target}
          kind="primary"
          wide
          onClick={(event) => {
            event.preventDefault()
            redirect.goNow()
          }}
        >
          {words.return}
        </LinkButton>
      )}
    </div>
  )
}
