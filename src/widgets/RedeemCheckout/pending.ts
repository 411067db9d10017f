import * as z from 'zod/mini'
import { readStored, removeText, writeStored } from '../../shared/host/storage.ts'
import type { Remembered } from './events.ts'
import type { Request } from './order.ts'

const mark = z.object({ ticket: z.string(), is: z.enum(['pending', 'paid', 'pos']) })
const bought = z.object({ option: z.string() })

const purchaseKey = 'dining.redeem.purchase'

type Bill = Pick<Request, 'pos' | 'location' | 'ticket'>

function keyOf({ pos, location, ticket }: Bill): string {
  return `dining.redeem.${[pos, location, ticket].map(encodeURIComponent).join('.')}`
}

/** What is being written by this page: two widgets with one bill send one payment at a time (faults D1). */
const underway = new Set<string>()
let begun = 0

/** What this tab remembers of its payments, ids only; it outlives a reload (faults D4). */
export interface PaymentMemory {
  of(bill: Bill): Remembered
  remember(bill: Bill, is: Exclude<Remembered, null>): void
  forget(bill: Bill): void
  isPurchasePending(): boolean
  rememberPurchase(option: string): void
  forgetPurchase(): void
  /** Takes the one place for a write, at once; null where it is taken. Gives back how to leave it. */
  takePlace(name: string): (() => void) | null
  /** How many payments this page has begun, by all its widgets. */
  paymentsBegun(): number
}

export const paymentMemory: PaymentMemory = {
  of: (bill) => readStored('session', keyOf(bill), mark)?.is ?? null,
  remember: (bill, is) => void writeStored('session', keyOf(bill), { ticket: bill.ticket, is }),
  forget: (bill) => removeText('session', keyOf(bill)),
  isPurchasePending: () => readStored('session', purchaseKey, bought) !== null,
  rememberPurchase: (option) => void writeStored('session', purchaseKey, { option }),
  forgetPurchase: () => removeText('session', purchaseKey),
  takePlace(name) {
    if (underway.has(name)) return null
    underway.add(name)
    if (name.startsWith('bill ')) begun++
    return () => void underway.delete(name)
  },
  paymentsBegun: () => begun,
}
