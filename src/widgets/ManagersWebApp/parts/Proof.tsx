import { cardName } from "../../../shared/card/savedCards.ts";
import { dayIn, longDate, timeOfDay } from "../../../shared/time/calendar.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { checkoutCopy } from "../checkoutCopy.ts";
import { guestName } from "../guest.ts";
import { cardOf, planFor, type Order } from "../order.ts";
import { useMoney } from "./useMoney.ts";

interface ProofProps {
  order: Order;
  reference: string | null;
  /** When it was paid, in ms since the epoch. */
  atMs: number | null;
  /** Only what was paid is drawn as a figure. */
  isPaid: boolean;
}

/** Who paid what for which check: what the manager shows or notes down. */
export function Proof({ order, reference, atMs, isPaid }: ProofProps) {
  const { proof: words, byAmount } = checkoutCopy;
  const money = useMoney();
  const plan = planFor(order);
  const card = cardOf(order);
  const rows = [
    { term: words.guest, text: guestName(order.guest) },
    { term: words.check, text: order.number ?? byAmount },
    { term: words.bill, text: money(plan.bill) },
    ...(plan.tip > 0 ? [{ term: words.tip, text: money(plan.tip) }] : []),
    ...(card && plan.card > 0 ? [{ term: words.card, text: cardName(card) }] : []),
    ...(order.location.name ? [{ term: words.place, text: order.location.name }] : []),
    ...(atMs === null
      ? []
      : [
          {
            term: words.time,
            text: `${longDate(dayIn(order.location.timezone, atMs))}, ${timeOfDay(order.location.timezone, atMs)}`,
          },
        ]),
    ...(reference ? [{ term: words.reference, text: reference }] : []),
  ];
  return (
    <section className="card managers-place">
      {isPaid && <Money amount={money(plan.total)} size="hero" />}
      <dl className="managers-lines">
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
