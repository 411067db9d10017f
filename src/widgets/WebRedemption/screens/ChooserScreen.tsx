import { billOf } from "../../../shared/bill/ticket.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { ChevronRightIcon } from "../../../shared/ui/icons/ChevronRight.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { OrderWords } from "../../../shared/payment/OrderPanel.tsx";
import type { OpenCheck, In } from "../state.ts";
import type { RedemptionStore } from "../store.ts";
import { receiptTexts } from "../../../shared/payment/receiptTexts.ts";
import { parseMoment } from "../../../shared/time/parse.ts";
import { timeOfDay } from "../../../shared/time/calendar.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { billTexts } from "../billTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

type Words = (typeof billTexts.messages)["chooser"];

/** Several checks have something to pay. One press chooses a check (W2). */
export function ChooserScreen({ state, store }: { state: In<"choosing">; store: RedemptionStore }) {
  const { chooser: words } = useTexts(billTexts);
  const { order } = useTexts(receiptTexts);
  const { money } = useMoney();
  const { lang } = useEnvironment();
  const openedAt = ({ ticket }: OpenCheck): string | null => {
    const atMs = parseMoment(ticket.createdAt);
    return atMs === null
      ? null
      : words.opened({ time: timeOfDay(state.project.timezone, atMs, lang) });
  };
  return (
    <Screen
      screenKey="choosing"
      heading={words.heading}
      lead={state.project.name ? `${state.project.name}. ${words.lead}` : words.lead}
    >
      <ul className="redemption-checks" aria-label={words.list}>
        {state.checks.map((check) => (
          <li key={check.number}>
            <button
              type="button"
              onClick={() =>
                store.send({ type: "ticketChosen", number: check.number, nowMs: systemClock() })
              }
            >
              <span className="redemption-check">
                <span>{titleOf(order, check)}</span>
                <span className="muted">{detailOf(order, check, openedAt(check))}</span>
                <span className="redemption-items" translate="no">
                  {itemsOf(words, check)}
                </span>
              </span>
              <Money amount={money(billOf(check.ticket))} />
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function titleOf(order: OrderWords, { ticket, number }: OpenCheck): string {
  return ticket.name ?? order.check({ number });
}

/**
 * What distinguishes the checks of one table: the table, the number, when it was opened, and who
 * serves.
 */
function detailOf(order: OrderWords, check: OpenCheck, time: string | null): string {
  const { ticket, number } = check;
  const code = order.check({ number });
  return [
    ticket.table && order.table({ table: ticket.table }),
    titleOf(order, check) !== code && code,
    time,
    ticket.server,
  ]
    .filter(Boolean)
    .join(" · ");
}

const mostItems = 3;

/** The first items that were ordered. */
function itemsOf(words: Words, { ticket }: OpenCheck): string {
  const names = ticket.lineItems.flatMap(({ name }) => (name ? [name] : []));
  const more = names.length - mostItems;
  return [...names.slice(0, mostItems), ...(more > 0 ? [words.more({ count: more })] : [])].join(
    ", ",
  );
}
