import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEnvironment } from './environment.ts'

interface LightSlotProps {
  /** Unique within the widget. */
  name: string
  children: ReactNode
}

/**
 * A place for frames of others that refuse a shadow root: the children stand in a light-DOM child of the widget's
 * element and are shown here. It stays the same node through every render and option change, so no frame loads anew.
 */
export function LightSlot({ name, children }: LightSlotProps) {
  const { element, id } = useEnvironment()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const made = document.createElement('div')
    made.slot = name
    made.id = `${id}-${name}`
    made.dataset['diningSlot'] = name
    made.toggleAttribute('data-turbo-permanent', true)
    element.append(made)
    setPlace(made)
    return () => made.remove()
  }, [element, id, name])
  return (
    <>
      <slot name={name} />
      {place && createPortal(children, place)}
    </>
  )
}
