import type { ReactNode } from "react";
import { leftUnpaidOf } from "../../../shared/bill/ticket.ts";
import { CardChooser } from "../../../shared/card/CardChooser.tsx";
import { dayIn } from "../../../shared/time/calendar.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { checkoutCopy as copy } from "../checkoutCopy.ts";
import type { CheckoutIn } from "../checkoutState.ts";
import type { Counter } from "../counter.ts";
import { guestName, hasNoCard } from "../guest.ts";
import { choicesOf, lacksCard, planFor, type Order } from "../order.ts";
import { CheckoutAlerts } from "../parts/CheckoutAlerts.tsx";
import { PayLines } from "../parts/PayLines.tsx";
import { TipPicker } from "../parts/TipPicker.tsx";
import { useMoney } from "../parts/useMoney.ts";
import { Waiting } from "../parts/Waiting.tsx";

interface ReviewScreenProps {
  state:
    | CheckoutIn<"reviewing">
    | CheckoutIn<"checking">
    | CheckoutIn<"paying">
    | CheckoutIn<"authenticating">;
  counter: Counter;
  before: ReactNode;
}

/** Offer, tip and card, every amount once more, and a button that names what it takes. */
export function ReviewScreen({ state, counter, before }: ReviewScreenProps) {
  const { send } = counter.checkout;
  const { behaviour } = useEnvironment().config;
  const money = useMoney();
  const { order, kind } = state;
  const isBusy = kind !== "reviewing";
  const plan = planFor(order);
  const left = leftUnpaidOf(order.ticket);
  const requiresCard = behaviour["requireCard"] !== "whenCharged";
  const lacks = lacksCard(order, requiresCard);
  const busyText = isBusy ? copy.busy[kind] : "";
  return (
    <Screen
      screenKey="checkout"
      eyebrow={
        <span translate="no">
          {copy.for(guestName(order.guest), order.location.name ?? order.location.id)}
        </span>
      }
      heading={copy.heading}
      lead={order.number === null ? copy.byAmount : copy.check(order.number)}
      width="manager"
      before={before}
    >
      <CheckoutAlerts state={state} />
      <form
        className="managers-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !lacks) send({ type: "paySubmitted", requiresCard });
        }}
      >
        <fieldset className="managers-decisions" disabled={isBusy}>
          <Offers order={order} onChoose={(key) => send({ type: "offerChosen", key })} />
          <TipPicker
            order={order}
            isChecked={kind === "reviewing" && state.complaint?.kind === "tip"}
            onChoose={(tip) => send({ type: "tipChosen", tip })}
          />
          <Cards order={order} onChoose={(cardId) => send({ type: "cardChosen", cardId })} />
        </fieldset>
        <PayLines plan={plan} />
        {left > 0 && <p className="muted">{copy.lines.left(money(left))}</p>}
        <Button
          type="submit"
          kind="primary"
          wide
          busy={isBusy}
          busyText={busyText}
          disabled={lacks}
        >
          <span translate="no">{copy.pay(money(plan.total))}</span>
        </Button>
        {isBusy && <Waiting text={busyText} isQuiet />}
        <LiveRegion>{busyText}</LiveRegion>
      </form>
    </Screen>
  );
}

function Offers({ order, onChoose }: { order: Order; onChoose: (key: string | null) => void }) {
  const { offers: words } = copy;
  const money = useMoney();
  const choices = choicesOf(order);
  if (!choices.length) return null;
  const options = choices.map(({ key, offer, standing, worth }) => ({
    value: key,
    label: offer.name ?? words.unnamed,
    detail: words[standing],
    figure: worth > 0 && <span translate="no">−{money(worth)}</span>,
    disabled: standing !== "usable",
  }));
  return (
    <RadioCards
      legend={words.legend}
      value={order.offerKey ?? ""}
      onChange={(key) => onChoose(key || null)}
      options={[...options, { value: "", label: words.none }]}
    />
  );
}

/** The guest's own cards: a new one is the guest's to add (M14). */
function Cards({ order, onChoose }: { order: Order; onChoose: (cardId: string) => void }) {
  const { card: words } = copy;
  const { creditCards } = order.project;
  if (hasNoCard(order.guest) || !creditCards.length) {
    return (
      <Alert kind="info" title={words.none}>
        {words.ask}
      </Alert>
    );
  }
  return (
    <div className="stack">
      {planFor(order).card === 0 && <p className="muted small">{words.spare}</p>}
      <CardChooser
        cards={creditCards}
        value={order.cardId ?? ""}
        onChange={onChoose}
        today={dayIn(null, order.readAtMs)}
        canAdd={false}
      />
    </div>
  );
}
