import type { AnyArea } from './backend.ts'

/** Every area of the imitated API; a widget's work adds its own here. */
export const areas: readonly AnyArea[] = [
]
