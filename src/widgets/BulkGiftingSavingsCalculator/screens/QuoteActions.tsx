import { useState } from 'react'
import { linkWith } from '../../../shared/host/linkWith.ts'
import { printPage } from '../../../shared/host/output.ts'
import { pageAddress } from '../../../shared/host/navigation.ts'
import { shareLink, type Shared } from '../../../shared/host/share.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { extrasCopy as copy } from './extrasCopy.ts'
import { quoteParameters, type Plan } from '../store.ts'

/** Takes the quote along: as a link that opens it again, or on paper. */
export function QuoteActions({ plan }: { plan: Plan }) {
  const [shared, setShared] = useState<Shared>()
  const url = linkWith(pageAddress(), quoteParameters(plan))
  return (
    <div className="quote-actions no-print">
      <Button kind="quiet" onClick={() => url && void shareLink({ url, title: copy.title }).then(setShared)}>
        {copy.share}
      </Button>
      <Button kind="quiet" onClick={printPage}>
        {copy.print}
      </Button>
      <span role="status" className="muted small">
        {shared && copy.shared[shared]}
      </span>
    </div>
  )
}
