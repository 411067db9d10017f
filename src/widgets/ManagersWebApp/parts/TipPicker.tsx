import { useId } from "react";
import { gratuityDueOf } from "../../../shared/bill/ticket.ts";
import { tipOf, type TipPreset } from "../../../shared/bill/tip.ts";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { checkoutCopy } from "../checkoutCopy.ts";
import { plain, readTip, tipMenuOf, type Order, type TipChoice } from "../order.ts";
import { useMoney } from "./useMoney.ts";

/** Presets fill the field, and what stands in the field counts. */
export function TipPicker({
  order,
  isChecked,
  onChoose,
}: {
  order: Order;
  isChecked: boolean;
  onChoose: (tip: TipChoice) => void;
}) {
  const { tip: words } = checkoutCopy;
  const money = useMoney();
  const name = useId();
  const menu = tipMenuOf(order);
  const gratuity = gratuityDueOf(order.ticket);
  const read = readTip(order);
  const chosen = order.tip.kind === "preset" ? keyOf(order.tip.preset) : null;
  return (
    <div className="stack">
      {gratuity > 0 && <p>{words.gratuity(money(gratuity))}</p>}
      <fieldset className="managers-tips" role="radiogroup">
        <legend>{words.legend}</legend>
        {menu.presets.map((preset) => (
          <label key={keyOf(preset)}>
            <input
              type="radio"
              name={name}
              checked={chosen === keyOf(preset)}
              onChange={() => onChoose({ kind: "preset", preset })}
            />
            <span>
              {tipOf(preset, menu.base) === 0
                ? words.none
                : preset.kind === "percent"
                  ? `${preset.rate / 100}%`
                  : money(preset.amount)}
            </span>
            {preset.kind === "percent" && preset.rate > 0 && (
              <span className="small" translate="no">
                {money(tipOf(preset, menu.base))}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <MoneyField
        label={words.field}
        value={
          order.tip.kind === "typed" ? order.tip.text : plain(tipOf(order.tip.preset, menu.base))
        }
        onChange={(text) => onChoose({ kind: "typed", text })}
        hint={menu.mode === "fixed" ? undefined : words.basis(money(menu.base), menu.isBeforeTax)}
        error={
          (isChecked || order.tip.kind === "typed") && !read.ok
            ? read.problem === "invalid"
              ? words.invalid
              : words.tooSmall
            : undefined
        }
        dir="ltr"
        maxLength={20}
      />
    </div>
  );
}

function keyOf(preset: TipPreset): string {
  return preset.kind === "percent" ? `${preset.rate}` : `$${preset.amount}`;
}
