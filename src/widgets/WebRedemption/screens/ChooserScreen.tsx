import { billOf } from "../../../shared/bill/ticket.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { ChevronRightIcon } from "../../../shared/ui/icons/ChevronRight.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { receiptCopy } from "../../../shared/payment/receiptCopy.ts";
import { copy } from "../copy.ts";
import type { OpenCheck, In } from "../state.ts";
import type { RedemptionStore } from "../store.ts";

const { chooser: words } = copy;
const { order } = receiptCopy;

/** Several checks have something to pay: one press takes one (W2). */
export function ChooserScreen({ state, store }: { state: In<"choosing">; store: RedemptionStore }) {
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
                <span>{titleOf(check)}</span>
                <span className="muted">{detailOf(check)}</span>
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

function titleOf({ ticket, number }: OpenCheck): string {
  return ticket.name ?? order.check(number);
}

function detailOf(check: OpenCheck): string {
  const { ticket, number } = check;
  const code = order.check(number);
  return [ticket.table && order.table(ticket.table), titleOf(check) !== code && code]
    .filter(Boolean)
    .join(" · ");
}
