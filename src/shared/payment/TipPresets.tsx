import { useId } from "react";
import { dueOf } from "../bill/ticket.ts";
import { tipOf, type TipMenu, type TipPreset } from "../bill/tip.ts";
import type { Ticket } from "../contracts/bill.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** In cents. $1,000.00 is too long for a fifth of a phone's width. */
const longFrom = 100_000;

interface TipPresetsProps {
  menu: TipMenu;
  /** Null if an amount was typed. */
  chosen: TipPreset | null;
  onChoose: (preset: TipPreset) => void;
}

/** Five tips to choose from with one press. A percentage also shows its amount. */
export function TipPresets({ menu, chosen, onChoose }: TipPresetsProps) {
  const { tip: words } = useTexts(texts);
  const { money, preset: short } = useMoney();
  const name = useId();
  const isLong = menu.presets.some((preset) => tipOf(preset, menu.base) >= longFrom);
  return (
    <fieldset className={isLong ? "pay-presets long" : "pay-presets"} role="radiogroup">
      <legend>{words.legend}</legend>
      {menu.presets.map((preset) => {
        const amount = tipOf(preset, menu.base);
        const isNone = preset.kind === "percent" ? preset.rate === 0 : preset.amount === 0;
        return (
          <label key={keyOf(preset)}>
            <input
              className="label-cover"
              type="radio"
              name={name}
              checked={chosen !== null && keyOf(chosen) === keyOf(preset)}
              onChange={() => onChoose(preset)}
            />
            <span>
              {isNone ? (
                words.none
              ) : preset.kind === "percent" ? (
                `${preset.rate / 100}%`
              ) : (
                <span translate="no">{short(amount)}</span>
              )}
            </span>
            {!isNone && preset.kind === "percent" && (
              <span className="small" translate="no">
                {money(amount)}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Shows a tip that the restaurant suggests. It changes nothing (R8). */
export function TipSuggestions({ ticket }: { ticket: Ticket }) {
  const { tip: words } = useTexts(texts);
  const { money } = useMoney();
  const suggested = ticket.serviceCharges.filter(
    (charge) => charge.type === "suggested_tip" && dueOf(charge) > 0,
  );
  return suggested.map((charge, index) => (
    <p key={index} className="muted">
      {words.suggested({
        label: charge.label ?? words.suggestedUnnamed,
        amount: money(dueOf(charge)),
      })}
    </p>
  ));
}

function keyOf(preset: TipPreset): string {
  return preset.kind === "percent" ? `${preset.rate}` : `$${preset.amount}`;
}
