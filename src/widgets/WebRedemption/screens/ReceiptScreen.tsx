import { useState } from "react";
import { printPage } from "../../../shared/host/print.ts";
import { shareText, type ShareResult } from "../../../shared/host/share.ts";
import type { Cents } from "../../../shared/money/cents.ts";
import { Lines, type Line } from "../../../shared/payment/Lines.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { dayIn, longDate, timeOfDay } from "../../../shared/time/calendar.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { OrderPanel } from "../parts/OrderPanel.tsx";
import { tendersOf, type Receipt } from "../../../shared/payment/core/receipt.ts";
import type { In } from "../state.ts";

const { receipt: words } = copy;

type Fact = { readonly term: string; readonly text: string };

/** The order and its payment, to print, keep and share (W8). */
export function ReceiptScreen({
  state: { receipt },
  onBack,
}: {
  state: In<"receipt">;
  onBack: () => void;
}) {
  const { money } = useMoney();
  const [said, setSaid] = useState("");
  const facts = factsOf(receipt);
  const share = async (): Promise<void> => {
    const shared: ShareResult = await shareText({
      title: words.heading,
      text: written(receipt, facts, money),
    });
    setSaid(words.shared[shared]);
  };
  return (
    <Screen
      screenKey="receipt"
      heading={words.heading}
      lead={
        <span className="redemption-place">
          <strong>{receipt.restaurant}</strong>
          <span>{receipt.address}</span>
        </span>
      }
      actions={
        <>
          <div className="redemption-actions">
            <Button onClick={printPage}>{words.print}</Button>
            <Button
              onClick={() => {
                setSaid(words.asPdf);
                printPage();
              }}
            >
              {words.download}
            </Button>
            <Button onClick={share}>{words.share}</Button>
          </div>
          <p className="muted no-print" role="status">
            {said}
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
  const { card, creditBack } = receipt;
  return [
    ...tendersOf(receipt).flatMap(({ type, amount }) =>
      amount
        ? [{ term: type === "card" && card ? card : typeName(type), text: money(amount) }]
        : [],
    ),
    ...(creditBack ? [{ term: words.earned, text: money(creditBack) }] : []),
  ];
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
