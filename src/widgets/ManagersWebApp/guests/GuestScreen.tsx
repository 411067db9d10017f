import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { ManagedGuest } from "../../../shared/contracts/managers.ts";
import { displayPhone } from "../../../shared/forms/phone.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { creditOf, guestName, hasNoCard } from "./guest.ts";
import { Confirmation } from "../workspace/Confirmation.tsx";
import { PickList } from "../search/PickList.tsx";
import { Results } from "../search/Results.tsx";
import { SearchField } from "../search/SearchField.tsx";
import { LocationTransactions } from "../transactions/LocationTransactions.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { addressOf } from "../locations/LocationScreen.tsx";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/diner-selection' (C2.37): the guests and recent payments of this location. */
export function GuestScreen({
  workspace,
  isBeside,
  isOpen,
}: {
  workspace: Workspace;
  /** The open guest is shown beside this screen. */
  isBeside: boolean;
  /** No guest, payment or refund is open, so refunds and their outcome show here. */
  isOpen: boolean;
}) {
  const { guests: words, search } = useTexts(texts);
  const state = useStore(workspace.guests.store);
  const { guests: recent } = useStore(workspace.recents);
  const { key: openGuest } = useStore(workspace.guest.store);
  const { value: location } = useStore(workspace.location.store);
  const current = isBeside && !isOpen ? openGuest : null;
  return (
    <Screen
      screenKey="guests"
      takesFocus={isOpen}
      heading={words.heading}
      width="manager"
      lead={location && addressOf(location)}
    >
      <LocationFailed workspace={workspace} />
      {isOpen && !isBeside && <Confirmation notifications={workspace.notifications} />}
      <SearchField
        label={words.label}
        hint={words.hint}
        state={state}
        onType={workspace.guests.type}
        onCompose={workspace.guests.compose}
      />
      <Results state={state} found={search.foundGuests} nothing="" onRetry={workspace.guests.again}>
        <Guests
          label={words.list}
          rows={state.rows ?? []}
          workspace={workspace}
          current={current}
        />
      </Results>
      {!state.text && recent.length > 0 && (
        <section className="managers-group">
          <h3>{words.recent}</h3>
          <Guests label={words.recent} rows={recent} workspace={workspace} current={current} />
        </section>
      )}
      <LocationTransactions workspace={workspace} mayRefund={isOpen && workspace.mayRefund()} />
    </Screen>
  );
}

function LocationFailed({ workspace }: { workspace: Workspace }) {
  const { locationsFailed, retry } = useTexts(texts);
  const { kind } = useStore(workspace.location.store);
  return (
    kind === "failed" && (
      <Alert actions={<Button onClick={() => void workspace.location.reload()}>{retry}</Button>}>
        {locationsFailed}
      </Alert>
    )
  );
}

function Guests({
  label,
  rows,
  workspace,
  current,
}: {
  label: string;
  rows: readonly ManagedGuest[];
  workspace: Workspace;
  current: string | null;
}) {
  const { guests: words } = useTexts(texts);
  const { money } = useMoney();
  return (
    <PickList
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      name={(guest) => guestName(guest, words.unnamed)}
      detail={(guest) => detailOf(guest, words, money)}
      onPick={workspace.chooseGuest}
      current={current}
    />
  );
}

function detailOf(
  guest: ManagedGuest,
  words: (typeof texts.messages)["guests"],
  money: ReturnType<typeof useMoney>["money"],
): ReactNode {
  const { phoneNumber } = guest;
  const more = [
    hasNoCard(guest) && words.noCard,
    creditOf(guest) > 0 && words.credit({ amount: money(creditOf(guest)) }),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      {phoneNumber && <bdi>{displayPhone(phoneNumber)}</bdi>}
      {phoneNumber && more && " · "}
      {more}
    </>
  );
}
