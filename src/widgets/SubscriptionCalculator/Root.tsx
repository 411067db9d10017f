import { useState } from 'react'
export function Root({ options }: { options: { startPosition: number } }) {
  const [n, set] = useState(options.startPosition)
  return <button onClick={() => { set(n+1); if (n > 7) throw new Error('x') }}>{n}</button>
}
