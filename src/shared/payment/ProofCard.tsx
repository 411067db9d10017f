import { useEffect, useState } from "react";
import { systemClock } from "../host/clock.ts";
import type { CashCents } from "../money/cents.ts";
import { dayIn, longDate } from "../time/calendar.ts";
import { timeWithSeconds } from "../time/clockTime.ts";
import { Money } from "../ui/Money.tsx";
import { paymentCopy } from "./copy.ts";
import { useMoney } from "./useMoney.ts";

export interface Proof {
  readonly restaurant: string | null;
  readonly check: string;
  readonly timeZone: string | null;
  readonly reference: string | null;
  /** What was paid; null where it is not known, or not paid at all. Only what was paid is drawn as a figure. */
  readonly paid: {
    readonly bill: CashCents;
    readonly tip: CashCents;
    readonly total: CashCents;
  } | null;
}

/** What a server wants to see before believing it: a running clock tells it from a screenshot. */
export function ProofCard({ restaurant, check, timeZone, reference, paid }: Proof) {
  const { proof: words } = paymentCopy;
  const { money } = useMoney();
  const rows = [
    ...(restaurant ? [{ term: words.restaurant, text: restaurant }] : []),
    ...(check ? [{ term: words.check, text: check }] : []),
    ...(paid ? [{ term: words.amount, text: money(paid.bill) }] : []),
    ...(paid && paid.tip > 0 ? [{ term: words.tip, text: money(paid.tip) }] : []),
    ...(reference ? [{ term: words.reference, text: reference }] : []),
  ];
  return (
    <section className="pay-proof" aria-label={paid ? words.title : words.details}>
      {paid && <Money amount={money(paid.total)} size="hero" />}
      <p className="pay-clock" translate="no">
        <Clock timeZone={timeZone} />
      </p>
      <dl className="pay-lines">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
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
