import { useId } from 'react'
import { tipOf, type TipMenu, type TipPreset } from '../../../shared/bill/tip.ts'
import { copy } from '../copy.ts'
import { useMoney } from './useMoney.ts'

interface TipPresetsProps {
  menu: TipMenu
  /** Null where an amount was typed. */
  chosen: TipPreset | null
  onChoose: (preset: TipPreset) => void
}

/** Five ways to tip with one press; a percentage says what it comes to. */
export function TipPresets({ menu, chosen, onChoose }: TipPresetsProps) {
  const { money, preset: short } = useMoney()
  const name = useId()
  return (
    <fieldset className="redeem-presets" role="radiogroup">
      <legend>{copy.tip.legend}</legend>
      {menu.presets.map((preset) => {
        const amount = tipOf(preset, menu.base)
        const isNone = preset.kind === 'percent' ? preset.rate === 0 : preset.amount === 0
        return (
          <label key={keyOf(preset)}>
            <input type="radio" name={name} checked={chosen !== null && keyOf(chosen) === keyOf(preset)} onChange={() => onChoose(preset)} />
            <span>{isNone ? copy.tip.none : preset.kind === 'percent' ? `${preset.rate / 100}%` : <span translate="no">{short(amount)}</span>}</span>
            {!isNone && preset.kind === 'percent' && (
              <span className="small" translate="no">
                {money(amount)}
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}

function keyOf(preset: TipPreset): string {
  return preset.kind === 'percent' ? `${preset.rate}` : `$${preset.amount}`
}
