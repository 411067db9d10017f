import { countries } from "../country/countries.ts";
import { useEnvironment } from "../widget/environment.ts";
import { itemCost } from "../bill/split.ts";
import { dueOf, grandTotalOf, taxOf } from "../bill/ticket.ts";
import type { Ticket } from "../contracts/bill.ts";
import type { Cents } from "../money/cents.ts";
import { Lines, type Line } from "./Lines.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { useSheet } from "../widget/useSheet.ts";
import orderCss from "./order.css?inline";
import { receiptTexts } from "./receiptTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

type Write = (amount: Cents) => string;
/** The texts of an order. */
export type OrderWords = (typeof receiptTexts.messages)["order"];
type Item = Ticket["lineItems"][number];

/** The order: items with their modifiers, discounts, taxes and charges by name. */
export function OrderPanel({ ticket }: { ticket: Ticket }) {
  const { order: words } = useTexts(receiptTexts);
  useSheet(orderCss, "shared");
  const { money } = useMoney();
  const tax = words.tax({ tax: countries[useEnvironment().country].tax });
  const items = ticket.lineItems;
  return (
    <div className="pay-order">
      {items.length ? (
        <ul>
          {items.map((item, index) => (
            <li key={item.id ?? index}>
              <Lines lines={itemLines(words, item, money)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{words.empty}</p>
      )}
      <Lines lines={sumLines(words, ticket, tax, money)} />
    </div>
  );
}

function itemLines(words: OrderWords, item: Item, money: Write): Line[] {
  const { name, quantity, modifiers, discounts } = item;
  const isOne = quantity === null || quantity === 1;
  return [
    {
      term: `${isOne ? "" : `${quantity} × `}${name ?? words.item}`,
      text: amountText(itemCost(item), money),
    },
    ...modifiers.flatMap((modifier) =>
      modifier.name
        ? [
            {
              term: modifier.name,
              text: amountText(modifier.price || null, money),
              look: "quiet" as const,
            },
          ]
        : [],
    ),
    ...discounts.flatMap((discount) =>
      reduction(discount.name ?? words.discount, discount.amount, money, "quiet"),
    ),
  ];
}

function sumLines(words: OrderWords, ticket: Ticket, tax: string, money: Write): Line[] {
  const { subTotal, taxes, serviceCharges, deliveryFee, prepaidAmount, prepaidTips } = ticket;
  const namedTaxes = taxes.filter(({ displayAmount }) => displayAmount !== null);
  return [
    ...line(words.subtotal, subTotal, money),
    ...discountLines(words, ticket, money),
    ...(namedTaxes.length
      ? namedTaxes.flatMap(({ taxName, displayAmount }) =>
          line(taxName ?? tax, displayAmount, money),
        )
      : line(tax, taxOf(ticket), money)),
    ...serviceCharges
      .filter(({ type }) => type !== "suggested_tip")
      .flatMap((charge) => line(charge.label ?? words.service, dueOf(charge), money)),
    ...line(words.delivery, deliveryFee, money),
    { term: words.total, text: money(grandTotalOf(ticket)), look: "strong" },
    ...reduction(words.prepaid, prepaidAmount, money),
    ...line(words.prepaidTips, prepaidTips, money),
  ];
}

/** One line per named discount, otherwise one sum. */
function discountLines(
  words: OrderWords,
  { discounts, orderLevelDiscountAmount, totalDiscountAmount }: Ticket,
  money: Write,
): Line[] {
  const discountRows = discounts.flatMap(({ name, amount }) =>
    reduction(name ?? words.discount, amount, money),
  );
  return discountRows.length
    ? discountRows
    : reduction(words.discounts, totalDiscountAmount || orderLevelDiscountAmount, money);
}

function line(term: string, amount: Cents | null, money: Write): Line[] {
  return amount ? [{ term, text: money(amount) }] : [];
}

/** Servers write a reduction with or without a minus sign. */
function reduction(term: string, amount: Cents | null, money: Write, look?: Line["look"]): Line[] {
  // SAFETY: the absolute value of whole cents is whole cents of the same kind.
  return amount ? [{ term, text: `−${money(Math.abs(amount) as Cents)}`, look }] : [];
}

function amountText(amount: Cents | null, money: Write): string {
  return amount === null ? "" : money(amount);
}
