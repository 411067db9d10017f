import { useEffect, useState } from "react";
import { systemClock } from "../host/clock.ts";
import { dayIn, longDate, timeOfDay } from "../time/calendar.ts";
import { timeWithSeconds } from "../time/clockTime.ts";
import { Money } from "../ui/Money.tsx";
import type { Receipt } from "./core/receipt.ts";
import { paymentCopy } from "./copy.ts";
import { useMoney } from "./useMoney.ts";

type Line = readonly [term: string, text: string | null | false | undefined];

interface ProofCardProps {
  receipt: Receipt;
  /** Only what was paid is drawn as a figure. */
  isPaid?: boolean | undefined;
  /** Where a manager has paid for a guest. */
  guest?: string | undefined;
}

/** The check and each means of payment with its amount. A running clock tells it from a screenshot. */
export function ProofCard({ receipt, isPaid = true, guest }: ProofCardProps) {
  const { proof: words } = paymentCopy;
  const { money } = useMoney();
  const { restaurant, number, timeZone, reference, atMs, card } = receipt;
  const sums = isPaid ? receipt.sums : null;
  const lines: Line[] = [
    [words.guest, guest],
    [words.restaurant, restaurant],
    [words.check, number ?? (guest ? words.byAmount : null)],
    ...(sums
      ? ([
          [words.amount, money(sums.bill)],
          [words.tip, sums.tip > 0 && money(sums.tip)],
          [words.total, money(sums.total)],
          [words.offer, sums.offer > 0 && money(sums.offer)],
          [words.credit, sums.credit > 0 && money(sums.credit)],
          [card ?? words.card, sums.card > 0 && money(sums.card)],
        ] satisfies Line[])
      : []),
    [
      words.time,
      guest &&
        isPaid &&
        atMs !== null &&
        `${longDate(dayIn(timeZone, atMs))}, ${timeOfDay(timeZone, atMs)}`,
    ],
    [words.reference, reference],
  ];
  return (
    <section className="pay-proof" aria-label={sums ? words.title : words.details}>
      {sums && <Money amount={money(sums.total)} size="hero" />}
      {!guest && (
        <p className="pay-clock" translate="no">
          <Clock timeZone={timeZone} />
        </p>
      )}
      <dl className="pay-lines">
        {lines.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd translate="no">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Clock({ timeZone }: { timeZone: string | null }) {
  const [nowMs, setNow] = useState(systemClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="figures" role="timer">
      {longDate(dayIn(timeZone, nowMs))}, {timeWithSeconds(timeZone, nowMs)}
    </time>
  );
}
