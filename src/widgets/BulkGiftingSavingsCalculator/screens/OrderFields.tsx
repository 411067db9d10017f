import { Button } from '../../../shared/ui/Button.tsx'
import { TextField } from '../../../shared/ui/TextField.tsx'
import { dollars, defaultPresets } from '../../../shared/gifting/tiers.ts'
import { formatPreset } from '../../../shared/money/format.ts'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import type { Options } from '../options.ts'
import { mostBudget, type Fields, type Plan, type SavingsStore } from '../store.ts'

interface Props {
  readonly fields: Fields
  readonly plan: Plan
  readonly options: Options
  readonly store: SavingsStore
}

const wholeNumber = { inputMode: 'numeric', autoComplete: 'off', pattern: '[0-9]*' } as const

/** Three fields of one sum: changing one moves the others (BG10). */
export function OrderFields({ fields, plan, options, store }: Props) {
  const { country } = useEnvironment()
  const sign = <span aria-hidden="true">$</span>
  const presets = options.presets ?? defaultPresets
  return (
    <div className="order">
      <TextField label={copy.recipients} {...wholeNumber} value={fields.recipients} onChange={store.setRecipients} />
      <TextField label={copy.perPerson} prefix={sign} {...wholeNumber} value={fields.perPerson} onChange={store.setPerPerson} />
      <div className="presets" role="group" aria-label={copy.presets}>
        {presets.map(({ amount }) => (
          <Button key={amount} aria-pressed={String(amount) === fields.perPerson} onClick={() => store.setPerPerson(String(amount))}>
            {formatPreset(dollars(amount), country)}
          </Button>
        ))}
      </div>
      <TextField
        label={copy.budget}
        prefix={sign}
        {...wholeNumber}
        value={fields.budget ?? String(plan.budget)}
        onChange={store.setBudget}
        hint={plan.leftOver > 0 && plan.perPerson > 0 && copy.leftOver(formatPreset(dollars(plan.leftOver), country))}
        error={plan.budget > mostBudget && copy.tooMuch}
      />
    </div>
  )
}
