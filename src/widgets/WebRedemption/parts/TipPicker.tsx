import { gratuityDueOf } from '../../../shared/bill/ticket.ts'
import { tipOf, type TipPreset } from '../../../shared/bill/tip.ts'
import { MoneyField } from '../../../shared/ui/MoneyField.tsx'
import { RadioCards } from '../../../shared/ui/RadioCards.tsx'
import { copy } from '../copy.ts'
import { plain, readTip, tipMenuOf, type Order, type TipChoice } from '../order.ts'
import { useMoney } from './useMoney.ts'

/** Presets fill the field, and what stands in the field counts. */
export function TipPicker({ order, isChecked, onChoose }: { order: Order; isChecked: boolean; onChoose: (tip: TipChoice) => void }) {
  const { tip: words } = copy
  const money = useMoney()
  const menu = tipMenuOf(order)
  const gratuity = gratuityDueOf(order.ticket)
  const read = readTip(order)
  const options = menu.presets.map((preset) => ({ value: keyOf(preset), label: nameOf(preset), figure: preset.kind === 'percent' && preset.rate > 0 && <span translate="no">{money(tipOf(preset, menu.base))}</span> }))

  function nameOf(preset: TipPreset): string {
    if (tipOf(preset, menu.base) === 0) return words.none
    return preset.kind === 'percent' ? `${preset.rate / 100}%` : money(preset.amount)
  }

  function choose(key: string): void {
    const preset = menu.presets.find((one) => keyOf(one) === key)
    if (preset) onChoose({ kind: 'preset', preset })
  }

  return (
    <div className="stack redemption-tip">
      {gratuity > 0 && <p>{copy.checkout.gratuity(money(gratuity))}</p>}
      <RadioCards legend={words.legend} value={order.tip.kind === 'preset' ? keyOf(order.tip.preset) : null} onChange={choose} options={options} hint={menu.mode === 'fixed' ? undefined : words.basis(money(menu.base), menu.isBeforeTax)} />
      <MoneyField
        label={words.field}
        value={order.tip.kind === 'typed' ? order.tip.text : plain(tipOf(order.tip.preset, menu.base))}
        onChange={(text) => onChoose({ kind: 'typed', text })}
        error={isChecked && !read.ok ? (read.problem === 'invalid' ? words.invalid : words.tooSmall) : undefined}
        dir="ltr"
        maxLength={20}
      />
    </div>
  )
}

function keyOf(preset: TipPreset): string {
  return preset.kind === 'percent' ? `${preset.rate}` : `$${preset.amount}`
}
