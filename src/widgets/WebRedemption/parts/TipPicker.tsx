import { gratuityDueOf } from "../../../shared/bill/ticket.ts";
import { tipOf } from "../../../shared/bill/tip.ts";
import { paymentCopy } from "../../../shared/payment/copy.ts";
import { plain } from "../../../shared/payment/order.ts";
import { TipPresets, TipSuggestions } from "../../../shared/payment/TipPresets.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { readTip, tipMenuOf, type Order, type TipChoice } from "../order.ts";

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
  const { tip: words } = paymentCopy;
  const { money } = useMoney();
  const menu = tipMenuOf(order);
  const gratuity = gratuityDueOf(order.ticket);
  const read = readTip(order);
  return (
    <div className="stack">
      {gratuity > 0 && <p>{words.gratuity(money(gratuity))}</p>}
      <TipPresets
        menu={menu}
        chosen={order.tip.kind === "preset" ? order.tip.preset : null}
        onChoose={(preset) => onChoose({ kind: "preset", preset })}
      />
      <TipSuggestions ticket={order.ticket} />
      <MoneyField
        label={words.field}
        hint={menu.mode === "fixed" ? undefined : words.basis(money(menu.base), menu.isBeforeTax)}
        value={
          order.tip.kind === "typed" ? order.tip.text : plain(tipOf(order.tip.preset, menu.base))
        }
        onChange={(text) => onChoose({ kind: "typed", text })}
        error={
          isChecked && !read.ok
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
