import type { ReactNode } from "react";
import { CardChooser } from "../../../shared/card/CardChooser.tsx";
import { BillLines } from "../../../shared/payment/BillLines.tsx";
import { endTyping } from "../../../shared/payment/endTyping.ts";
import { OfferPicker } from "../../../shared/payment/OfferPicker.tsx";
import { planFor } from "../../../shared/payment/order.ts";
import { ChargeBar } from "../../../shared/payment/PayBar.tsx";
import { PayButton } from "../../../shared/payment/PayButton.tsx";
import { SetbackAlert } from "../../../shared/payment/SetbackAlert.tsx";
import { TipField } from "../../../shared/payment/TipField.tsx";
import { dayIn, timeOfDay } from "../../../shared/time/calendar.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { Progress } from "../../../shared/payment/intent/intent.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { CheckoutIn, CheckoutNotice } from "./checkoutState.ts";
import type { Workspace } from "../workspace/workspaceType.ts";
import { guestName, hasNoCard } from "../guests/guest.ts";
import { lacksCard, type Order } from "./order.ts";
import { Waiting } from "./Waiting.tsx";
import { texts } from "./texts.ts";
import { texts as workspaceTexts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ReviewScreenProps {
  state: CheckoutIn<"reviewing"> | CheckoutIn<"paying">;
  workspace: Workspace;
  before: ReactNode;
}

function busyTextOf(
  { busy }: { busy: Record<"checking" | "paying" | "authenticating", string> },
  { phase }: Progress,
): string {
  if (phase === "sending") return busy.paying;
  return phase === "asking" ? busy.authenticating : busy.checking;
}

/** Offer, tip and card, every amount once more, and a button that names what it takes. */
export function ReviewScreen({ state, workspace, before }: ReviewScreenProps) {
  const copy = useTexts(texts);
  const { guests } = useTexts(workspaceTexts);
  const { send } = workspace.checkout;
  const { behaviour } = useEnvironment().config;
  const { money } = useMoney();
  const { order, kind } = state;
  const isBusy = kind !== "reviewing";
  const plan = planFor(order);
  const requiresCard = behaviour["requireCard"] !== "whenCharged";
  const lacks = lacksCard(order, requiresCard);
  const busyText = state.kind === "paying" ? busyTextOf(copy, state.progress) : "";
  const isPartByCard = plan.card > 0 && plan.card !== plan.total;
  return (
    <Screen
      screenKey="checkout"
      eyebrow={<span translate="no">{guestName(order.guest, guests.unnamed)}</span>}
      heading={copy.heading}
      lead={order.number === null ? copy.byAmount : copy.check({ number: order.number })}
      width="manager"
      before={before}
    >
      {kind === "reviewing" && <Notice notice={state.notice} timeZone={order.project.timezone} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields submits a form */}
      <form
        className="managers-form pay-flow"
        noValidate
        onKeyDown={endTyping}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !lacks) send({ type: "reviewSubmitted", requiresCard });
        }}
      >
        <fieldset className="managers-decisions" disabled={isBusy}>
          <OfferPicker order={order} onChoose={(key) => send({ type: "offerChosen", key })} />
          <TipField
            order={order}
            isChecked={kind === "reviewing" && state.notice?.kind === "tip"}
            onChoose={(tip) => send({ type: "tipChosen", tip })}
          />
          <Cards order={order} onChoose={(cardId) => send({ type: "cardChosen", cardId })} />
        </fieldset>
        <BillLines plan={plan} ticket={order.ticket} words={copy.lines} />
        <ChargeBar
          order={order}
          figure={isPartByCard ? { term: copy.lines.card, text: money(plan.card) } : undefined}
        >
          <PayButton order={order} busyText={busyText} disabled={lacks} />
        </ChargeBar>
        {isBusy && <Waiting text={busyText} isQuiet />}
        <LiveRegion>{busyText}</LiveRegion>
      </form>
    </Screen>
  );
}

/** Why the manager is here again, and what it means for the money. */
function Notice({ notice, timeZone }: { notice: CheckoutNotice | null; timeZone: string | null }) {
  const copy = useTexts(texts);
  const { money } = useMoney();
  const { lang } = useEnvironment();
  if (notice === null || notice.kind === "tip") return null;
  if (notice.kind === "owes-again")
    return (
      <Alert kind="info">
        {copy.owesAgain({
          time: timeOfDay(timeZone, notice.atMs, lang),
          paid: money(notice.paid),
        })}
      </Alert>
    );
  return notice.kind === "card" ? (
    <Alert>{copy.card.missing}</Alert>
  ) : (
    <SetbackAlert why={notice} words={copy.setback} />
  );
}

/** The guest's own cards: a new one is the guest's to add (M14). */
function Cards({ order, onChoose }: { order: Order; onChoose: (cardId: string) => void }) {
  const copy = useTexts(texts);
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
