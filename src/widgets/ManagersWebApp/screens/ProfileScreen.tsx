import { useStore } from "zustand";
import { cardName, choosableCards } from "../../../shared/card/savedCards.ts";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { counterCopy } from "../counterCopy.ts";
import type { Counter } from "../counter.ts";
import { creditOf, guestName, hasNoCard } from "../guest.ts";
import { Back } from "../parts/Back.tsx";
import { Done } from "../parts/Done.tsx";
import { TransactionsOf } from "../parts/TransactionList.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";

/** '/diner-profile' (C2.39): a guest at this location, and the way to take their payment. */
export function ProfileScreen({ counter }: { counter: Counter }) {
  const { profile: words, guests, transactions } = counterCopy;
  const { money } = useMoney();
  const { value: guest } = useStore(counter.guest.store);
  const checkout = useStore(counter.checkout.flow.store);
  const isPending = checkout.kind === "unconfirmed" || checkout.kind === "interrupted";
  const cards = guest ? choosableCards(guest.stripeSources).map(cardName) : [];
  return (
    <Screen
      screenKey="profile"
      heading={<span translate="no">{guest ? guestName(guest) : transactions.loading}</span>}
      lead={guest?.phoneNumber && <span translate="no">{displayPhone(guest.phoneNumber)}</span>}
      width="manager"
      before={<Back onBack={() => counter.go("/diner-selection")} />}
    >
      <Done talk={counter.talk} />
      {isPending && (
        <Alert
          kind="info"
          actions={<Button onClick={() => counter.go("/checkout")}>{words.openPending}</Button>}
        >
          {words.pending}
        </Alert>
      )}
      {guest && (
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
      )}
      {guest && hasNoCard(guest) && <p className="muted small">{words.noCard}</p>}
      <Button kind="primary" wide onClick={counter.startPayment}>
        {words.pay}
      </Button>
      <TransactionsOf counter={counter} whose="guest" />
    </Screen>
  );
}
