import { useState, type SyntheticEvent } from 'react'
import { isFrameBroken } from '../../../shared/host/frame.ts'
import { safeHref } from '../../../shared/host/safeHref.ts'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { copy } from '../copy.ts'

/** Where the credit can be spent: a frame with the map, and always a link to the same, should the frame stay empty. */
export function Locations({ url }: { url: string }) {
  const address = safeHref(url)
  if (!address || !/^https?:/.test(address)) return null
  return (
    <section className="gift-map">
      <h3>{copy.map.heading}</h3>
      <p className="muted">{copy.map.lead}</p>
      <Frame key={address} address={address} />
      <p>
        <ExternalLink href={address}>{copy.map.open}</ExternalLink>
      </p>
    </section>
  )
}

function Frame({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  const look = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setBroken(isFrameBroken(currentTarget))
  if (isBroken) return <p role="status">{copy.map.broken}</p>
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the host's own, which needs its origin for what it loads
  return <iframe src={address} title={copy.map.frame} loading="lazy" referrerPolicy="strict-origin" onLoad={look} />
}
