import { useId } from "react";
import { useStore } from "zustand";
import { cardName, choosableCards } from "../../../shared/card/savedCards.ts";
import type { ManagedGuest } from "../../../shared/contracts/managers.ts";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Workspace } from "../workspace/workspaceType.ts";
import { creditOf, guestName, hasNoCard, lacksAnyCard } from "./guest.ts";
import { Back } from "../workspace/Back.tsx";
import { Confirmation } from "../workspace/Confirmation.tsx";
import { GuestTransactions } from "../transactions/TransactionList.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/diner-profile' (C2.39): a guest at this location, with a button to take their payment. */
export function ProfileScreen({ workspace }: { workspace: Workspace }) {
  const { profile: words, guests, transactions } = useTexts(texts);
  const noCardId = useId();
  const { value: guest, kind } = useStore(workspace.guest.store);
  const { behaviour } = useEnvironment().config;
  const checkout = useStore(workspace.checkout.flow.store);
  const isPending = checkout.kind === "unconfirmed" || checkout.kind === "interrupted";
  const isReading = kind === "loading";
  const isBlocked =
    guest !== null &&
    behaviour["requireCard"] !== "whenCharged" &&
    (isReading ? hasNoCard(guest) : lacksAnyCard(guest));
  return (
    <Screen
      screenKey="profile"
      heading={
        <span translate="no">
          {guest ? guestName(guest, guests.unnamed) : transactions.loading}
        </span>
      }
      lead={guest?.phoneNumber && <span translate="no">{displayPhone(guest.phoneNumber)}</span>}
      width="manager"
      before={<Back onBack={() => workspace.go("/diner-selection")} />}
      actions={
        <Button
          kind="primary"
          wide
          disabled={isBlocked}
          aria-describedby={isBlocked ? noCardId : undefined}
          onClick={workspace.startPayment}
        >
          {words.pay}
        </Button>
      }
    >
      <Confirmation notifications={workspace.notifications} />
      {isPending && (
        <Alert
          kind="info"
          actions={<Button onClick={() => workspace.go("/checkout")}>{words.openPending}</Button>}
        >
          {words.pending}
        </Alert>
      )}
      {guest && <CreditAndCards guest={guest} />}
      {isBlocked && (
        <Alert
          kind="info"
          actions={
            <Button busy={isReading} onClick={() => void workspace.guest.reload()}>
              {words.checkCards}
            </Button>
          }
        >
          <span id={noCardId}>{words.noCard}</span>
        </Alert>
      )}
      <GuestTransactions workspace={workspace} />
    </Screen>
  );
}

function CreditAndCards({ guest }: { guest: ManagedGuest }) {
  const { profile: words, guests } = useTexts(texts);
  const { money } = useMoney();
  const cards = choosableCards(guest.stripeSources).map(cardName);
  return (
    <dl className="managers-lines">
      <div>
        <dt>{words.credit}</dt>
        <dd>
          <Money amount={money(creditOf(guest))} />
        </dd>
      </div>
      <div>
        <dt>{words.cards}</dt>
        <dd translate="no">
          {hasNoCard(guest)
            ? guests.noCard
            : cards.length
              ? cards.map((card, index) => <div key={index}>{card}</div>)
              : "–"}
        </dd>
      </div>
    </dl>
  );
}
