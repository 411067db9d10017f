import type { Terms } from '../account/terms.ts'
import type { Route } from '../routes.ts'
import type { BulkStore } from '../store.ts'

export function Dashboard({ route }: { store: BulkStore; route: Extract<Route, { name: 'dashboard' | 'redemption' }>; terms: Terms }) {
  return <p>{route.name}</p>
}
