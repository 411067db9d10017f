import { useState } from "react";
import { printPage } from "../host/print.ts";
import { shareText, type ShareResult } from "../host/share.ts";
import type { Cents } from "../money/cents.ts";
import { Lines, type Line } from "./Lines.tsx";
import { useMoney } from "./useMoney.ts";
import { dayIn, longDate, timeOfDay } from "../time/calendar.ts";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Screen } from "../ui/Screen.tsx";
import { useSheet } from "../widget/useSheet.ts";
import orderCss from "./order.css?inline";
import { receiptCopy as words } from "./receiptCopy.ts";
import { OrderPanel } from "./OrderPanel.tsx";
import { tendersOf, type Receipt } from "./core/receipt.ts";

type Fact = { readonly term: string; readonly text: string };

/** The order and its payment, to print, keep and share (W8). */
export function ReceiptScreen({ receipt, onBack }: { receipt: Receipt; onBack: () => void }) {
  useSheet(orderCss, "shared");
  const { money } = useMoney();
  const [status, setStatus] = useState("");
  const facts = factsOf(receipt);
  const text = written(receipt, facts, money);
  const share = async (): Promise<void> => {
    const shared: ShareResult = await shareText({ title: words.heading, text });
    setStatus(words.shared[shared]);
  };
  return (
    <Screen
      screenKey="receipt"
      heading={words.heading}
      lead={
        <span className="pay-place">
          <strong>{receipt.restaurant}</strong>
          <span>{receipt.address}</span>
        </span>
      }
      actions={
        <>
          <div className="pay-receipt-actions">
            <Button onClick={printPage}>{words.print}</Button>
            <Button
              onClick={() => {
                setStatus(words.asPdf);
                printPage();
              }}
            >
              {words.download}
            </Button>
            <LinkButton href={mailTo(receipt.restaurant ?? words.heading, text)}>
              {words.email}
            </LinkButton>
            <Button onClick={share}>{words.share}</Button>
          </div>
          <p className="muted no-print" role="status">
            {status}
          </p>
          <Button kind="quiet" wide onClick={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <dl className="pay-lines" aria-label={words.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {receipt.ticket ? (
        <OrderPanel ticket={receipt.ticket} />
      ) : (
        <p className="muted">{words.gone}</p>
      )}
      <Lines lines={sumLines(receipt, money)} />
      {tendersOf(receipt).length > 0 && (
        <div>
          <h3>{words.payments}</h3>
          <Lines label={words.payments} lines={paymentLines(receipt, money)} />
        </div>
      )}
      {receipt.creditBack !== null && receipt.creditBack > 0 && (
        <Lines lines={[{ term: words.earned, text: money(receipt.creditBack) }]} />
      )}
    </Screen>
  );
}

function factsOf({ atMs, timeZone, number, ticket, reference }: Receipt): Fact[] {
  const facts: [string, string | null | undefined][] = [
    [
      words.paidAt,
      atMs === null ? null : `${longDate(dayIn(timeZone, atMs))}, ${timeOfDay(timeZone, atMs)}`,
    ],
    [words.check, number],
    [words.table, ticket?.table],
    [words.server, ticket?.server],
    [words.reference, reference],
  ];
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}

function sumLines({ sums }: Receipt, money: (amount: Cents) => string): Line[] {
  if (!sums) return [];
  return [
    { term: words.bill, text: money(sums.bill) },
    ...(sums.tip > 0 ? [{ term: words.tip, text: money(sums.tip) }] : []),
    { term: words.total, text: money(sums.total), look: "strong" },
  ];
}

function paymentLines(receipt: Receipt, money: (amount: Cents) => string): Line[] {
  return tendersOf(receipt).flatMap(({ type, amount }) =>
    amount
      ? [
          {
            term: type === "card" && receipt.card ? receipt.card : typeName(type),
            text: money(amount),
          },
        ]
      : [],
  );
}

/** Types that are not known are named by their own words (W4). */
function typeName(type: string | null): string {
  const known: Readonly<Record<string, string>> = words.types;
  const key = type ?? "";
  if (Object.hasOwn(known, key)) return known[key] ?? key;
  const plain = key.replaceAll("_", " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The receipt as plain text, for a message. */
function written(
  receipt: Receipt,
  facts: readonly Fact[],
  money: (amount: Cents) => string,
): string {
  const lines = [...facts, ...sumLines(receipt, money)].map(({ term, text }) => `${term}: ${text}`);
  return [
    receipt.restaurant ?? words.heading,
    ...(receipt.address ? [receipt.address] : []),
    ...lines,
  ].join("\n");
}

/** A message with the receipt in the guest's own mail program: the API has no call that sends one. */
function mailTo(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}
