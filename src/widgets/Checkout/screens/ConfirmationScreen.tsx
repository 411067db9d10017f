import { useEffect } from "react";
import { useStore } from "zustand";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { printPage } from "../../../shared/host/print.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { keptBonus } from "../giftBody.ts";
import type { CheckoutState } from "../state.ts";
import type { CheckoutStore } from "../store.ts";
import { AppPart } from "./AppPart.tsx";
import { PasswordPart } from "./PasswordPart.tsx";
import { Receipt } from "./Receipt.tsx";

interface ConfirmationScreenProps {
  state: Extract<CheckoutState, { kind: "confirmation" }>;
  store: CheckoutStore;
  country: Country;
}

const { confirmation: words } = copy;

/** The figure first, then the proof, then what next (K9). */
export function ConfirmationScreen({ state, store, country }: ConfirmationScreenProps) {
  const { purchase, order } = state;
  const { product } = useEnvironment().config;
  const isUnverified = useUnverified(state, store);
  const needsPassword = purchase.newUser && purchase.resetToken !== null;
  return (
    <Screen screenKey="confirmation" heading={words.heading}>
      <Figure state={state} country={country} />
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
      <div className="checkout-aside">
        <Receipt state={state} country={country} />
        <Button wide onClick={printPage}>
          {words.print}
        </Button>
      </div>
      {isUnverified && (
        <Alert kind="info" title={copy.verify.title}>
          {copy.verify.text(product.name)}
        </Alert>
      )}
      {needsPassword && (
        <PasswordPart
          setup={store.password}
          resetToken={purchase.resetToken ?? ""}
          email={purchase.userEmail}
        />
      )}
      <AppPart enterprise={order.page.enterprise} isGivenAway={isGivenAway(state)} />
    </Screen>
  );
}

function Figure({ state, country }: Pick<ConfirmationScreenProps, "state" | "country">) {
  const { purchase, gift, sent } = state;
  const credited =
    purchase.amountCredited ?? purchase.creditToGive ?? purchase.amountCharged ?? purchase.amount;
  const figure = gift === "sent" || gift === "unknown" ? (sent?.amount ?? credited) : credited;
  if (figure === null) return null;
  return (
    <p className="checkout-figure">
      {gift !== "unknown" && <CheckIcon />}
      <Money amount={formatMoney(figure, country)} size="hero" />
      <span>{figureWords(state)}</span>
    </p>
  );
}

function figureWords({ gift, sent }: ConfirmationScreenProps["state"]): string {
  if (gift === "sent") return sent ? words.sentTo(sent.recipient) : words.sent;
  if (gift === "unknown") return sent ? words.unconfirmedFor(sent.recipient) : words.unconfirmed;
  return words.added;
}

/** Whether nothing of the purchase is the buyer's own to spend. */
function isGivenAway({ gift, sent, purchase }: ConfirmationScreenProps["state"]): boolean {
  return (gift === "sent" || gift === "unknown") && keptBonus(purchase, sent) === null;
}

/** The toast is short, so the same words stay in place (K12, faults X4). */
function useUnverified(
  { purchase, order }: ConfirmationScreenProps["state"],
  store: CheckoutStore,
): boolean {
  const password = useStore(store.password.store);
  const { product } = useEnvironment().config;
  const confirmed =
    (password.kind === "saved" ? password.emailConfirmed : null) ??
    purchase.emailConfirmed ??
    order.page.user?.emailConfirmed;
  const say = useLatestCallback(() =>
    store.say({ title: copy.verify.title, text: copy.verify.text(product.name) }),
  );
  useEffect(() => {
    if (confirmed === false) say();
  }, [confirmed, say]);
  return confirmed === false;
}
