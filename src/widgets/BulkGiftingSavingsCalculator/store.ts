import { createStore } from 'zustand/vanilla'
import { limits, wholeNumberText } from '../../shared/gifting/digits.ts'
import { defaultPresets, defaultRecipients, type GiftPreset } from '../../shared/gifting/tiers.ts'
import { queryParameter } from '../../shared/host/query.ts'
import type { StoreStart } from '../../shared/widget/defineWidget.ts'
import type { Options } from './options.ts'

/** The three linked fields as they stand; `budget` is null while it follows from the other two. */
export interface Fields {
  readonly recipients: string
  readonly perPerson: string
  readonly budget: string | null
}

/** A budget that the amount per person does not divide leaves something over (BG10). */
export interface Plan {
  readonly recipients: number
  readonly perPerson: number
  /** Whole dollars that the field shows. */
  readonly budget: number
  readonly leftOver: number
}

export const mostBudget = 9_999_999

export type SavingsStore = ReturnType<typeof createSavings>

/** The calculator's fields, which outlive its React tree. A shared quote's address fills them at the start. */
export function createSavings({ options }: StoreStart<Options>) {
  const store = createStore<Fields>(() => startFields(options()))
  return {
    store,
    setRecipients: (text: string) => store.setState({ recipients: wholeNumberText(text, limits.recipients), budget: null }),
    setPerPerson: (text: string) => store.setState({ perPerson: wholeNumberText(text, limits.perPerson), budget: null }),
    setBudget(text: string) {
      const budget = wholeNumberText(text, limits.budget)
      const perPerson = Number(store.getState().perPerson)
      const recipients = perPerson ? Math.min(Math.floor(Number(budget) / perPerson), 10 ** limits.recipients - 1) : 0
      store.setState({ budget, ...(perPerson && { recipients: String(recipients) }) })
    },
  }
}

export function planOf({ recipients, perPerson, budget }: Fields): Plan {
  const order = { recipients: Number(recipients), perPerson: Number(perPerson) }
  const total = order.recipients * order.perPerson
  const shown = budget === null ? total : Number(budget)
  return { ...order, budget: shown, leftOver: Math.max(0, shown - total) }
}

/** How a quote travels in an address. */
export function quoteParameters({ recipients, perPerson }: Plan): Record<string, number> {
  return { recipients, amount: perPerson }
}

function startFields({ presets: given, startRecipients = defaultRecipients }: Options): Fields {
  const presets: readonly GiftPreset[] = given ?? defaultPresets
  const preset = presets.find(({ default: isDefault }) => isDefault) ?? presets[0]
  const shared = (name: string, digits: number) => wholeNumberText(queryParameter(name) ?? '', digits)
  return {
    recipients: shared('recipients', limits.recipients) || String(startRecipients),
    perPerson: shared('amount', limits.perPerson) || String(preset?.amount ?? ''),
    budget: null,
  }
}
