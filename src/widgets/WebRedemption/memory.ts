import * as z from 'zod/mini'
import { readStored, removeText, writeStored } from '../../shared/host/storage.ts'
import type { Remembered } from './state.ts'

const mark = z.object({ is: z.enum(['pending', 'paid', 'pos']) })

/** What is being paid by this page: two widgets with one ticket send one payment at a time (faults D1). */
const underway = new Set<string>()

export interface TicketPlace {
  readonly pos: string
  readonly location: string
}

/** What this tab remembers of a ticket's payment, ids only; it outlives a reload (faults D4). */
export function ticketMemory({ pos, location }: TicketPlace, number: string) {
  const key = `dining.redemption.${[pos, location, number].map(encodeURIComponent).join('.')}`
  return {
    read: (): Remembered => readStored('session', key, mark)?.is ?? null,
    write: (is: Exclude<Remembered, null>) => void writeStored('session', key, { is }),
    forget: () => removeText('session', key),
    /** Takes the one place for a payment, at once; null where it is taken. Gives back how to leave it. */
    take(): (() => void) | null {
      if (underway.has(key)) return null
      underway.add(key)
      return () => void underway.delete(key)
    },
  }
}
