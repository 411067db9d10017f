import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { printPage } from "../../../shared/host/print.ts";
import { PaidCard } from "../../../shared/payment/PaidCard.tsx";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { GiftFace } from "../../../shared/ui/GiftFace.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { keptBonus } from "../giftBody.ts";
import type { CheckoutState } from "../state.ts";
import type { CheckoutStore } from "../storeType.ts";
import { AppPart } from "./AppPart.tsx";
import { GiftUnknownAlert } from "./GiftUnknownAlert.tsx";
import { PasswordPart } from "./PasswordPart.tsx";
import { useFacts } from "./useFacts.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ConfirmationScreenProps {
  state: Extract<CheckoutState, { kind: "confirmation" }>;
  store: CheckoutStore;
  country: Country;
}

/** The amount first, then the proof, then the next steps (K9). */
export function ConfirmationScreen({ state, store, country }: ConfirmationScreenProps) {
  const copy = useTexts(texts);
  const { confirmation: words } = useTexts(texts);
  const { purchase, order } = state;
  const { product } = useEnvironment().config;
  const isUnverified = useIsEmailUnconfirmed(state, store);
  const needsPassword = purchase.newUser && purchase.resetToken !== null;
  return (
    <Screen
      screenKey="confirmation"
      eyebrow={state.gift !== "unknown" && <SuccessMark />}
      heading={words.heading}
      lead={
        purchase.userEmail
          ? words.receiptFor({ address: purchase.userEmail, email: emailIn })
          : undefined
      }
    >
      {state.gift === "unknown" && (
        <GiftUnknownAlert
          text={words.giftUnknown}
          onCheck={() => store.send({ type: "retried" })}
        />
      )}
      <PaidCard
        label={words.receipt}
        {...useFigure(state, country)}
        facts={useFacts(state, country)}
      />
      {state.gift === "skipped" && <p className="muted">{words.skipped}</p>}
      {isUnverified && (
        <Alert kind="info" title={copy.verify.title}>
          {copy.verify.text({ product: product.name })}
        </Alert>
      )}
      <Button wide onClick={printPage}>
        {words.print}
      </Button>
      <div className="checkout-next">
        {needsPassword && (
          <PasswordPart
            setup={store.password}
            resetToken={purchase.resetToken ?? ""}
            email={purchase.userEmail}
            isGivenAway={isGivenAway(state)}
          />
        )}
        <AppPart enterprise={order.page.enterprise} isGivenAway={isGivenAway(state)} />
      </div>
    </Screen>
  );
}

/**
 * The sum that was credited, sent or paid, and what became of it. A gift that was sent is a card.
 */
function useFigure(state: ConfirmationScreenProps["state"], country: Country) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { purchase, gift, sent, order } = state;
  const { project } = order.page;
  const credited = purchase.amountCredited ?? purchase.creditToGive;
  const purchaseAmount = credited ?? purchase.amountCharged ?? purchase.amount;
  const isGift = gift === "sent" || gift === "unknown";
  const figure = isGift ? sent && (sent.amount ?? purchaseAmount) : purchaseAmount;
  const became = (
    <p>
      <strong>{figureWords(copy.confirmation, state, credited !== null)}</strong>
    </p>
  );
  // Which of several attempts was the gift is not known.
  if (isGift && !sent) return { sum: null, became };
  if (figure === null) return { sum: null };
  if (gift !== "sent" || !sent) return { sum: money(figure), became };
  const face = (
    <GiftFace
      name={project?.name ?? copy.item[order.target.kind]}
      amount={money(figure)}
      kind={copy.gift.worth}
      note={<strong dir="auto">{sent.recipient}</strong>}
    />
  );
  return { sum: null, face, became };
}

function figureWords(
  words: (typeof texts.messages)["confirmation"],
  { gift, sent, order }: ConfirmationScreenProps["state"],
  isCredited: boolean,
): string {
  if (gift === "sent") return sent ? words.sentTo({ name: sent.recipient }) : words.sent;
  if (gift === "unknown")
    return sent ? words.unconfirmedFor({ name: sent.recipient }) : words.unconfirmed;
  return isCredited || order.target.kind !== "subscription" ? words.added : words.paid;
}

/** Whether the buyer has given away the whole purchase. */
function isGivenAway({ gift, sent, purchase }: ConfirmationScreenProps["state"]): boolean {
  return (gift === "sent" || gift === "unknown") && keptBonus(purchase, sent) === null;
}

/** A message below the amount. A toast would cover content and disappear (K12, fault X4). */
function useIsEmailUnconfirmed(
  { purchase, order }: ConfirmationScreenProps["state"],
  store: CheckoutStore,
): boolean {
  const password = useStore(store.password.store);
  const confirmed =
    (password.kind === "saved" ? password.emailConfirmed : null) ??
    purchase.emailConfirmed ??
    order.page.user?.emailConfirmed;
  return confirmed === false;
}

/** The email address in a text. */
function emailIn(text: string): ReactNode {
  return (
    <span key="email" translate="no">
      {text}
    </span>
  );
}
