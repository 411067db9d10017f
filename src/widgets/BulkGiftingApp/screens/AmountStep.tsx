import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { budgetOf, mostBudget, withBudget, withPerPerson, withRecipients, type BudgetFields } from '../../../shared/gifting/budget.ts'
import { dollars } from '../../../shared/gifting/tiers.ts'
import { formatPreset } from '../../../shared/money/format.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { TextField } from '../../../shared/ui/TextField.tsx'
import type { Terms } from '../account/terms.ts'
import { copy, peopleText } from '../copy.ts'
import type { Order } from '../order/order.ts'
import { QuoteLines } from './QuoteLines.tsx'

const wholeNumber = { inputMode: 'numeric', autoComplete: 'off', pattern: '[0-9]*' } as const

/** How many get how much (BG3): three fields of one sum, changing one moves the others (BG10). */
export function AmountStep({ order, terms }: { order: Order; terms: Terms }) {
  const [isRefused, setRefused] = useState(false)
  const draft = useStore(order.draft)
  const roster = useStore(order.roster.store)
  const { amount: words } = copy
  const kind = terms.isVoucher ? 'voucher' : 'credit'
  const budgeted = budgetOf(draft)
  const listed = draft.method === 'addresses' ? roster.rows.length : 0
  const sign = <span aria-hidden="true">$</span>
  const keep = (fields: BudgetFields): void => order.keep(fields)
  const isTooMuch = budgeted.budget > mostBudget
  const isTooMany = budgeted.recipients > terms.mostRecipients
  const isWhole = budgeted.recipients > 0 && budgeted.perPerson > 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole && !isTooMuch && !isTooMany) order.choose('recipients')
    else setRefused(true)
  }

  const tooMany = isTooMany && words.tooMany(terms.mostRecipients.toLocaleString('en-US'))
  return (
    <Screen screenKey="amount" eyebrow={copy.progress(1)} heading={words.heading[kind]} lead={words.lead[kind]}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField label={words.recipients} {...wholeNumber} value={draft.recipients} onChange={(text) => keep(withRecipients(draft, text))} hint={listed > 0 && words.recipientsHint(peopleText(listed))} error={tooMany || (isRefused && !budgeted.recipients && words.nobody)} />
        <TextField label={words.perPerson} prefix={sign} {...wholeNumber} value={draft.perPerson} onChange={(text) => keep(withPerPerson(draft, text))} error={isRefused && !budgeted.perPerson && words.noAmount} />
        <div className="presets" role="group" aria-label={words.presets}>
          {terms.presets.map(({ amount }) => (
            <Button key={amount} aria-pressed={String(amount) === draft.perPerson} onClick={() => keep(withPerPerson(draft, String(amount)))}>
              {formatPreset(dollars(amount), terms.country)}
            </Button>
          ))}
        </div>
        <TextField
          label={words.budget}
          prefix={sign}
          {...wholeNumber}
          value={draft.budget ?? String(budgeted.budget)}
          onChange={(text) => keep(withBudget(draft, text))}
          hint={budgeted.leftOver > 0 && budgeted.perPerson > 0 && words.leftOver(formatPreset(dollars(budgeted.leftOver), terms.country))}
          error={isTooMuch && words.tooMuch}
        />
        {!isTooMuch && <QuoteLines plan={order.plan()} terms={terms} />}
        <Button type="submit" kind="primary" wide disabled={isTooMuch || isTooMany}>
          {words.continue}
        </Button>
      </form>
    </Screen>
  )
}
