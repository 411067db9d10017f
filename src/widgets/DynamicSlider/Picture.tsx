import { useState } from 'react'
import { imageUrl } from './imageUrl.ts'
import { initialsOf } from './initials.ts'

/** A picture that loads when it is near; a missing, refused or broken one becomes a tile with initials. */
export function Picture({ source, alt, name }: { source: string; alt: string; name: string }) {
  const [broken, setBroken] = useState('')
  const url = imageUrl(source, location.href)
  if (!url || url === broken) {
    return (
      <span className="picture-tile" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        {initialsOf(name || alt)}
      </span>
    )
  }
  return <img className="picture" src={url} alt={alt} loading="lazy" decoding="async" draggable={false} onError={() => setBroken(url)} />
}
