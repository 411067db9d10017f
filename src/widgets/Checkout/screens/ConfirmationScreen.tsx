import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useStore } from "zustand";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { printPage } from "../../../shared/host/print.ts";
import { PaidMark } from "../../../shared/payment/PaidMark.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { keptBonus } from "../giftBody.ts";
import type { CheckoutState } from "../state.ts";
import type { CheckoutStore } from "../store.ts";
import { AppPart } from "./AppPart.tsx";
import { PasswordPart } from "./PasswordPart.tsx";
import { Receipt } from "./Receipt.tsx";
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
      eyebrow={state.gift !== "unknown" && <PaidMark />}
      heading={words.heading}
    >
      {state.gift === "unknown" && (
        <Alert
          kind="info"
          title={words.giftUnknownTitle}
          actions={
            <Button onClick={() => store.send({ type: "retried" })}>{words.checkAgain}</Button>
          }
        >
          {words.giftUnknown}
        </Alert>
      )}
      {state.gift === "skipped" && <p className="muted">{words.skipped}</p>}
      {isUnverified && (
        <Alert kind="info" title={copy.verify.title}>
          {copy.verify.text({ product: product.name })}
        </Alert>
      )}
      <div className="checkout-aside checkout-proof">
        <Figure state={state} country={country} />
        <Receipt state={state} country={country} />
        <Button wide onClick={printPage}>
          {words.print}
        </Button>
      </div>
      {needsPassword && (
        <PasswordPart
          setup={store.password}
          resetToken={purchase.resetToken ?? ""}
          email={purchase.userEmail}
          isGivenAway={isGivenAway(state)}
        />
      )}
      <AppPart enterprise={order.page.enterprise} isGivenAway={isGivenAway(state)} />
    </Screen>
  );
}

function Figure({ state, country }: Pick<ConfirmationScreenProps, "state" | "country">) {
  const { money } = useMoney(country);
  const { confirmation: words } = useTexts(texts);
  const { purchase, gift, sent } = state;
  const credited = purchase.amountCredited ?? purchase.creditToGive;
  const purchaseAmount = credited ?? purchase.amountCharged ?? purchase.amount;
  const figure =
    gift === "sent" || gift === "unknown" ? (sent?.amount ?? purchaseAmount) : purchaseAmount;
  if (figure === null) return null;
  return (
    <p className="checkout-figure">
      <Money amount={money(figure)} size="hero" />
      <span>{figureWords(words, state, credited !== null)}</span>
    </p>
  );
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
