import type { Placement } from './placement.ts'

/** What a developer should read about an element that cannot start. A chunk of its own: correct pages never load it. */
export function advice({ element, widget }: Placement, names: readonly string[]): string {
  if (names.includes(widget)) {
    return `${widget}: data-load="${element.dataset.load}" is not usable: expected visible, eager, idle, interaction, media:(…), manual or consent:<purpose>`
  }
  const nearest = nearestName(widget, names)
  return `data-widget="${widget}" names no widget of this build${nearest ? `; did you mean "${nearest}"?` : ''}`
}

/** The known name that shares the most neighbouring letters with what the page wrote. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const wanted = letterPairs(written)
  const likeness = (name: string) => {
    const own = letterPairs(name)
    return (2 * own.filter((pair) => wanted.includes(pair)).length) / (own.length + wanted.length)
  }
  const [best] = known.toSorted((a, b) => likeness(b) - likeness(a))
  return best && likeness(best) > 0.3 ? best : undefined
}

function letterPairs(name: string): string[] {
  const letters = name.toLowerCase()
  return [...letters].map((_, index) => letters.slice(index, index + 2))
}
