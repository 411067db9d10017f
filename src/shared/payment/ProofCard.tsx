import { useEffect, useState } from "react";
import { cardName } from "../card/savedCards.ts";
import { systemClock } from "../host/clock.ts";
import { dayIn, longDate, timeOfDay } from "../time/calendar.ts";
import type { Cents } from "../money/cents.ts";
import { timeWithSeconds } from "../time/clockTime.ts";
import { useEnvironment } from "../widget/environment.ts";
import { PaidCard } from "./PaidCard.tsx";
import type { Receipt } from "./core/receipt.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** The texts of a proof of payment. */
export type ProofWords = (typeof texts.messages)["proof"];
type Line = readonly [term: string, text: string];

interface ProofCardProps {
  receipt: Receipt;
  /** Whether the amounts were paid. If not, only the details are shown. */
  isPaid?: boolean | undefined;
  /** The guest's name, if a manager paid for them. */
  guest?: string | undefined;
  /** The formatted time, if a manager paid for a guest. */
  time?: string | null | undefined;
}

/** Returns the rows of a receipt: the check, and each tender with its amount. */
export function proofLines(
  words: ProofWords,
  { receipt, isPaid = true, guest, time }: ProofCardProps,
  money: (amount: Cents) => string,
): Line[] {
  const { restaurant, number, reference, card } = receipt;
  const sums = isPaid ? receipt.sums : null;
  const lines: (readonly [term: string, text: string | null | false | undefined])[] = [
    [words.guest, guest],
    [words.restaurant, restaurant],
    [words.check, number ?? (guest ? words.byAmount : null)],
    ...(sums
      ? ([
          [words.amount, money(sums.bill)],
          [words.tip, sums.tip > 0 && money(sums.tip)],
          [words.total, money(sums.total)],
          [words.offer, sums.offer && money(sums.offer)],
          [words.credit, sums.credit && money(sums.credit)],
          [card ? cardName(card) : words.card, sums.card && money(sums.card)],
        ] as const)
      : []),
    [words.time, time],
    [words.reference, reference],
  ];
  return lines.flatMap(([term, text]) => (text ? [[term, text]] : []));
}

/**
 * Shows the rows of a receipt with a running clock, so that a server can tell it from a screenshot.
 */
export function ProofCard(props: ProofCardProps) {
  const copy = useTexts(texts);
  const { receipt, isPaid = true, guest } = props;
  const { proof: words } = copy;
  const { money } = useMoney();
  const { lang } = useEnvironment();
  const sums = isPaid ? receipt.sums : null;
  return (
    <PaidCard
      label={sums ? words.title : words.details}
      sum={sums && money(sums.total)}
      became={
        !guest && (
          <>
            {sums && receipt.atMs !== null && (
              <p>
                <strong>
                  {words.paidAt({ time: timeOfDay(receipt.timeZone, receipt.atMs, lang) })}
                  {receipt.ticket?.table && ` · ${words.table({ table: receipt.ticket.table })}`}
                </strong>
              </p>
            )}
            {/* The clock runs, so that restaurant staff can tell the screen from a screenshot. */}
            <p className="pay-live muted small" translate="no">
              <span className="pay-live-mark" aria-hidden="true" />
              {words.now} <Clock timeZone={receipt.timeZone} />
            </p>
          </>
        )
      }
      facts={proofLines(words, props, money).map(([term, text]) => ({ term, text }))}
    />
  );
}

function Clock({ timeZone }: { timeZone: string | null }) {
  const { lang } = useEnvironment();
  const [nowMs, setNow] = useState(systemClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="figures" role="timer">
      {longDate(dayIn(timeZone, nowMs), lang)}, {timeWithSeconds(timeZone, nowMs, lang)}
    </time>
  );
}
