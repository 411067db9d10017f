import { useEffect, useState } from 'react'

/** How long after the last key a search runs, in milliseconds (A9: input debounce). */
export const searchMs = 400

/** A text as it is typed, and as it stands since the last pause in typing. */
export function useDelayed(initial: string): readonly [typed: string, delayed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(initial)
  const [delayed, setDelayed] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(setDelayed, searchMs, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, delayed, setTyped]
}
