import { countries } from "../country/countries.ts";
import { useEnvironment } from "../widget/environment.ts";
import { billOf, gratuityDueOf } from "../bill/ticket.ts";
import { Alert } from "../ui/Alert.tsx";
import { MoneyField } from "../ui/MoneyField.tsx";
import { readTip, tipMenuOf, tipText, type BillOrder, type TipChoice } from "./order.ts";
import { TipPresets, TipSuggestions } from "./TipPresets.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface TipFieldProps {
  order: BillOrder;
  /** Whether Pay was pressed, so that an error of the tip shows. */
  isChecked: boolean;
  onChoose: (tip: TipChoice) => void;
  /** Shown beside the amount that the percentages are taken of. */
  note?: string | undefined;
}

/** A preset fills the field, and the field's value is what counts. */
export function TipField({ order, isChecked, onChoose, note }: TipFieldProps) {
  const { tip: words } = useTexts(texts);
  const { money } = useMoney();
  const menu = tipMenuOf(order);
  const gratuity = gratuityDueOf(order.ticket);
  const read = readTip(order);
  const bill = billOf(order.ticket);
  const { tax } = countries[useEnvironment().country];
  const base = money(menu.base);
  const tipBase = menu.isBeforeTax ? words.basisBeforeTax({ base, tax }) : words.basis({ base });
  const basis = menu.mode === "fixed" ? null : tipBase;
  return (
    <div className="stack">
      {gratuity > 0 && <p>{words.gratuity({ amount: money(gratuity) })}</p>}
      <TipPresets
        menu={menu}
        chosen={order.tip.kind === "preset" ? order.tip.preset : null}
        onChoose={(preset) => onChoose({ kind: "preset", preset })}
      />
      <TipSuggestions ticket={order.ticket} />
      <MoneyField
        label={words.field}
        hint={[basis, note].filter(Boolean).join(". ") || undefined}
        value={tipText(order)}
        onChange={(text) => onChoose({ kind: "typed", text })}
        error={isChecked && !read.ok ? words[read.problem] : undefined}
        dir="ltr"
        maxLength={20}
      />
      {read.ok && bill > 0 && read.amount > bill && (
        <Alert kind="info">{words.large({ bill: money(bill) })}</Alert>
      )}
    </div>
  );
}
