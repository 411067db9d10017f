import type { AnyArea } from './backend.ts'
import { events } from './events.ts'
import { offers } from './offers.ts'
import { privacy } from './privacy.ts'
import { purchase } from './purchase.ts'
import { session } from './session.ts'

/** Every area of the imitated API; a widget's work adds its own here. */
export const areas: readonly AnyArea[] = [
  session,
  events,
  purchase,
  offers,
  privacy,
]
