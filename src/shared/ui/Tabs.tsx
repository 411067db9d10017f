import { normalizeProps, useMachine } from '@zag-js/react'
import * as tabs from '@zag-js/tabs'
import { type ReactNode, useId } from 'react'
import { useEnvironment } from '../widget/environment.ts'
import { useSheet } from '../widget/useSheet.ts'
import css from './Tabs.css?inline'

export interface TabItem<K extends string> {
  readonly key: K
  readonly label: ReactNode
}

export interface TabsProps<K extends string> {
  /** Names the row of tabs. */
  label: string
  items: readonly TabItem<K>[]
  value: K
  onChange: (key: K) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** A row of tabs above one panel; arrow keys choose at once. */
export function Tabs<K extends string>({ label, items, value, onChange, children }: TabsProps<K>) {
  useSheet(css)
  const { shadow } = useEnvironment()
  const service = useMachine(tabs.machine, {
    id: useId(),
    value,
    getRootNode: () => shadow,
    // SAFETY: the machine only knows the values of the triggers below, which are the items' keys.
    onValueChange: (details) => onChange(details.value as K),
  })
  const api = tabs.connect(service, normalizeProps)
  return (
    <div {...api.getRootProps()} className="tabs">
      <div {...api.getListProps()} className="tab-list" aria-label={label}>
        {items.map(({ key, label: words }) => (
          <button key={key} {...api.getTriggerProps({ value: key })} className="tab">
            {words}
          </button>
        ))}
      </div>
      <div {...api.getContentProps({ value })} className="tab-panel">
        {children}
      </div>
    </div>
  )
}
