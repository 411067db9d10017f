import { useId, useState } from "react";
import { billOf, leftUnpaidOf, owedOf } from "../bill/ticket.ts";
import type { Ticket } from "../contracts/bill.ts";
import { equalShare, itemCost, itemShare } from "../bill/split.ts";
import { FormFrame } from "../forms/FormFrame.tsx";
import { add } from "../money/arithmetic.ts";
import { cash, type CashCents } from "../money/cents.ts";
import { parseCents } from "../money/parse.ts";
import { useDraftForm } from "../signin/useDraftForm.ts";
import { Button } from "../ui/Button.tsx";
import { MoneyField } from "../ui/MoneyField.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Presets } from "../ui/Presets.tsx";
import { plain } from "./order.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";
import { typedPart, ways, type Part, type Way } from "./usePart.ts";

const guestCounts = [2, 3, 4, 5, 6] as const;

interface SplitFormProps {
  part: Part;
  ticket: Ticket;
  /** The part that is paid now. Null for the whole bill. */
  payAmount: CashCents | null;
  /** The amount as typed. */
  amount: string;
  keep: (typed: { amount: string }) => void;
  onSplit: (payAmount: CashCents | null) => void;
}

/** Pays a part of the bill: an equal share, some items or any amount. Show it if `isOffered`. */
export function SplitForm({
  part: { way, choose: chooseWay, ref },
  ticket,
  payAmount,
  amount: typed,
  keep,
  onSplit,
}: SplitFormProps) {
  const { split: words } = useTexts(texts);
  const { money } = useMoney();
  const most =
    ticket.billAmountDue === null ? add(billOf(ticket), leftUnpaidOf(ticket)) : owedOf(ticket);
  const form = useDraftForm(
    {
      initial: { amount: typedPart(typed, payAmount) },
      validate({ amount }) {
        const cents = parseCents(amount);
        if (cents === null || cents <= 0) return { amount: words.invalid };
        return { amount: cents > most ? words.outOfRange({ most: money(most) }) : undefined };
      },
      onSubmit: ({ amount }) => apply(cash(parseCents(amount) ?? 0)),
    },
    keep,
  );
  const field = form.field("amount");

  /** Shows the amount as it is paid: `40` and `$40` become `40.00`. */
  function apply(part: CashCents): void {
    form.set("amount", plain(part));
    keep({ amount: plain(part) });
    onSplit(part);
  }

  function choose(next: Way): void {
    chooseWay(next);
    if (next === "full" && payAmount !== null) onSplit(null);
  }

  return (
    <div className="pay-split" ref={ref}>
      <WaySwitch way={way} onChoose={choose} />
      {way !== "full" && (
        <FormFrame form={form}>
          {way === "split" && (
            <>
              <Presets
                label={words.equally}
                presets={guestCounts.map((guests) => ({
                  value: plain(equalShare(most, guests)),
                  text: words.ways({ guests }),
                }))}
                value={field.value}
                onChange={field.onChange}
              />
              <ItemChooser ticket={ticket} owed={most} onAmount={field.onChange} />
            </>
          )}
          <MoneyField
            {...field}
            label={words.field}
            hint={words.hint({ bill: money(billOf(ticket)) })}
            dir="ltr"
            maxLength={16}
          />
          <Button type="submit">{words.submit}</Button>
        </FormFrame>
      )}
    </div>
  );
}

/** One switch for the whole bill, an equal or itemized share, and an amount of one's own. */
function WaySwitch({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const { split: words } = useTexts(texts);
  const name = useId();
  return (
    <fieldset className="pay-ways" role="radiogroup">
      <legend className="visually-hidden">{words.legend}</legend>
      {ways.map((each) => (
        <label key={each}>
          <input
            className="label-cover"
            type="radio"
            name={name}
            checked={way === each}
            onChange={() => onChoose(each)}
          />
          {words.way[each]}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Fills in the price of the checked items. Shows nothing if the bill has fewer than two items or
 * does not say what they cost.
 */
function ItemChooser({
  ticket,
  owed,
  onAmount,
}: {
  ticket: Ticket;
  owed: CashCents;
  onAmount: (amount: string) => void;
}) {
  const { split: words } = useTexts(texts);
  const { money } = useMoney();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const share = (indices: readonly number[]) =>
    itemShare(owed, ticket, (index) => indices.includes(index));
  if (ticket.lineItems.length < 2 || share([]) === null) return null;

  function choose(index: number, isChosen: boolean): void {
    const next = isChosen ? [...chosen, index] : chosen.filter((other) => other !== index);
    setChosen(next);
    onAmount(next.length ? plain(share(next) ?? 0) : "");
  }

  return (
    <fieldset className="pay-items">
      <legend>{words.byItem}</legend>
      {ticket.lineItems.map((item, index) => (
        <Checkbox
          key={item.id ?? index}
          label={`${item.name ?? words.item} · ${money(itemCost(item) ?? cash(0))}`}
          checked={chosen.includes(index)}
          onChange={(isChosen) => choose(index, isChosen)}
        />
      ))}
    </fieldset>
  );
}
