import { cardName } from "../card/savedCards.ts";
import { countries } from "../country/countries.ts";
import { useState } from "react";
import { matchesMedia } from "../host/media.ts";
import { printPage } from "../host/print.ts";
import { shareText, type ShareResult } from "../host/share.ts";
import type { Cents } from "../money/cents.ts";
import { Lines, type Line } from "./Lines.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { dayIn, longDate, timeOfDay } from "../time/calendar.ts";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { Screen } from "../ui/Screen.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import orderCss from "./order.css?inline";
import { OrderPanel } from "./OrderPanel.tsx";
import { tendersOf, type Receipt } from "./core/receipt.ts";
import { receiptTexts } from "./receiptTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

type Words = typeof receiptTexts.messages;
type Fact = { readonly term: string; readonly text: string };

/** The order and its payment, to print, save and share (W8). */
export function ReceiptScreen({ receipt, onBack }: { receipt: Receipt; onBack: () => void }) {
  const copy = useTexts(receiptTexts);
  useSheet(orderCss, "shared");
  const { money } = useMoney();
  const { lang, country } = useEnvironment();
  const { taxPaper } = countries[country];
  const [status, setStatus] = useState("");
  const facts = factsOf(copy, receipt, lang);
  const text = plainText(copy, receipt, facts, money);
  const share = async (): Promise<void> => {
    const shared: ShareResult = await shareText({ title: copy.heading, text });
    setStatus(shared === "dismissed" ? "" : copy.shared[shared]);
  };
  return (
    <Screen
      screenKey="receipt"
      heading={copy.heading}
      lead={
        <span className="pay-place">
          <strong>{receipt.restaurant}</strong>
          <span>{receipt.address}</span>
        </span>
      }
      actions={
        <>
          <div className="pay-receipt-actions">
            <Button onClick={printPage}>{copy.print}</Button>
            <Button
              onClick={() => {
                setStatus(copy.asPdf);
                printPage();
              }}
            >
              {copy.download}
            </Button>
            <LinkButton href={mailTo(receipt.restaurant ?? copy.heading, text)}>
              {copy.email}
            </LinkButton>
            {/* A computer rarely has a program for text messages. */}
            {!matchesMedia("desktop") && <LinkButton href={smsTo(text)}>{copy.message}</LinkButton>}
            <Button onClick={share}>{copy.share}</Button>
          </div>
          <p className="muted no-print" role="status">
            {status}
          </p>
          <Button kind="quiet" wide onClick={onBack}>
            {copy.back}
          </Button>
        </>
      }
    >
      <dl className="pay-lines" aria-label={copy.facts}>
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
        <p className="muted">{copy.gone}</p>
      )}
      <Lines lines={sumLines(copy, receipt, money)} />
      {tendersOf(receipt).length > 0 && (
        <div>
          <h3>{copy.payments}</h3>
          <Lines label={copy.payments} lines={paymentLines(copy, receipt, money)} />
        </div>
      )}
      {taxPaper && <p className="muted">{copy.taxPaper({ paper: taxPaper })}</p>}
      {receipt.creditBack !== null && receipt.creditBack > 0 && (
        <Lines lines={[{ term: copy.earned, text: money(receipt.creditBack) }]} />
      )}
    </Screen>
  );
}

function factsOf(
  words: Words,
  { atMs, timeZone, number, ticket, reference }: Receipt,
  lang: string,
): Fact[] {
  const facts: [string, string | null | undefined][] = [
    [
      words.paidAt,
      atMs === null
        ? null
        : `${longDate(dayIn(timeZone, atMs), lang)}, ${timeOfDay(timeZone, atMs, lang)}`,
    ],
    [words.check, number],
    [words.table, ticket?.table],
    [words.server, ticket?.server],
    [words.reference, reference],
  ];
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}

function sumLines(words: Words, { sums }: Receipt, money: (amount: Cents) => string): Line[] {
  if (!sums) return [];
  return [
    { term: words.bill, text: money(sums.bill) },
    ...(sums.tip > 0 ? [{ term: words.tip, text: money(sums.tip) }] : []),
    { term: words.total, text: money(sums.total), look: "strong" },
  ];
}

function paymentLines(words: Words, receipt: Receipt, money: (amount: Cents) => string): Line[] {
  return tendersOf(receipt).flatMap(({ type, amount }) =>
    amount
      ? [
          {
            term: type === "card" && receipt.card ? cardName(receipt.card) : typeName(words, type),
            text: money(amount),
          },
        ]
      : [],
  );
}

/** Names an unknown type by the server's own word (W4). */
function typeName(words: Words, type: string | null): string {
  const typeNames: Readonly<Record<string, string>> = words.types;
  const key = type ?? "";
  if (Object.hasOwn(typeNames, key)) return typeNames[key] ?? key;
  const plain = key.replaceAll("_", " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The receipt as plain text, for a message. */
function plainText(
  words: Words,
  receipt: Receipt,
  facts: readonly Fact[],
  money: (amount: Cents) => string,
): string {
  const lines = [...facts, ...sumLines(words, receipt, money)].map(
    ({ term, text }) => `${term}: ${text}`,
  );
  return [
    receipt.restaurant ?? words.heading,
    ...(receipt.address ? [receipt.address] : []),
    ...lines,
  ].join("\n");
}

/**
 * Opens a message with the receipt in the guest's mail program, because the API has no call that
 * sends one.
 */
function mailTo(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}

/** A link that opens the text in the phone's messages. iOS reads the body after `&`, Android after `?`. */
function smsTo(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`;
}
