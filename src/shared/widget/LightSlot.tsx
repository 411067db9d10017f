import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEnvironment } from './environment.ts'

interface LightSlotProps {
  children: ReactNode
  className?: string | undefined
}

/**
 * A place for frames of others that refuse a shadow root: the children stand in a light-DOM child of the widget's
 * element and are shown here. It stays the same node through every render and option change.
 */
export function LightSlot({ children, className }: LightSlotProps) {
  const { element } = useEnvironment()
  const name = useId()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const made = document.createElement('div')
    made.slot = name
    made.id = `${name}slot`
    made.setAttribute('data-dining-slot', '')
    made.setAttribute('data-turbo-permanent', '')
    element.append(made)
    setPlace(made)
    return () => made.remove()
  }, [element, name])
  return (
    <div className={className}>
      <slot name={name} />
      {place && createPortal(children, place)}
    </div>
  )
}
