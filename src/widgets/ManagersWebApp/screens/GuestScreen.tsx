import { useStore } from "zustand";
import type { ManagedGuest } from "../../../shared/contracts/managers.ts";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { counterCopy } from "../counterCopy.ts";
import type { Counter } from "../counter.ts";
import { creditOf, guestName, hasNoCard } from "../guest.ts";
import { Back } from "../parts/Back.tsx";
import { Done } from "../parts/Done.tsx";
import { PickList } from "../parts/PickList.tsx";
import { Results } from "../parts/Results.tsx";
import { SearchField } from "../parts/SearchField.tsx";
import { TransactionsOf } from "../parts/TransactionList.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { addressOf } from "./LocationScreen.tsx";

/** '/diner-selection' (C2.37): a guest of this location, and what was paid here. */
export function GuestScreen({ counter }: { counter: Counter }) {
  const { guests: words } = counterCopy;
  const state = useStore(counter.guests.store);
  const { guests: recent } = useStore(counter.recents);
  return (
    <Screen
      screenKey="guests"
      heading={words.heading}
      width="manager"
      before={<Back onBack={() => counter.go("/location-selection")} />}
    >
      <Location counter={counter} />
      <Done talk={counter.talk} />
      <SearchField
        label={words.label}
        hint={words.hint}
        state={state}
        onType={counter.guests.type}
        onCompose={counter.guests.compose}
      />
      <Results state={state} one={words.one} nothing="" onRetry={counter.guests.again}>
        <Guests label={words.list} rows={state.rows ?? []} counter={counter} />
      </Results>
      {!state.text && recent.length > 0 && (
        <section className="managers-group">
          <h3>{words.recent}</h3>
          <Guests label={words.recent} rows={recent} counter={counter} />
        </section>
      )}
      <TransactionsOf counter={counter} whose="location" />
    </Screen>
  );
}

function Location({ counter }: { counter: Counter }) {
  const { kind, value } = useStore(counter.place.store);
  const { guests: words, locationsFailed, retry, transactions } = counterCopy;
  if (kind === "failed")
    return (
      <Alert actions={<Button onClick={() => void counter.place.again()}>{retry}</Button>}>
        {locationsFailed}
      </Alert>
    );
  return (
    <div className="card managers-place" role="group" aria-label={words.location}>
      <strong translate="no">{value ? (value.name ?? value.id) : transactions.loading}</strong>
      {value && <span className="muted small">{addressOf(value)}</span>}
    </div>
  );
}

function Guests({
  label,
  rows,
  counter,
}: {
  label: string;
  rows: readonly ManagedGuest[];
  counter: Counter;
}) {
  const { guests: words } = counterCopy;
  const { money } = useMoney();
  return (
    <PickList
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      name={guestName}
      detail={(guest) =>
        [
          guest.phoneNumber && displayPhone(guest.phoneNumber),
          hasNoCard(guest) ? words.noCard : "",
          creditOf(guest) > 0 ? words.credit(money(creditOf(guest))) : "",
        ]
          .filter(Boolean)
          .join(" · ")
      }
      onPick={counter.chooseGuest}
    />
  );
}
