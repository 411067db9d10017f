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
import { billTexts } from "../billTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Several checks have something to pay: one press takes one (W2). */
export function ChooserScreen({ state, store }: { state: In<"choosing">; store: RedemptionStore }) {
  const { chooser: words } = useTexts(billTexts);
  const { order } = useTexts(receiptTexts);
  const { money } = useMoney();
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
                <span className="muted">{detailOf(order, check)}</span>
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

function detailOf(order: OrderWords, check: OpenCheck): string {
  const { ticket, number } = check;
  const code = order.check({ number });
  return [
    ticket.table && order.table({ table: ticket.table }),
    titleOf(order, check) !== code && code,
  ]
    .filter(Boolean)
    .join(" · ");
}
