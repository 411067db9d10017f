import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { parseCents } from "../../../shared/money/parse.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { amountIn, isComplete, type EntryState } from "./entry.ts";
import { guestName } from "../guests/guest.ts";
import { Back } from "../workspace/Back.tsx";
import { EmployeeField } from "./EmployeeField.tsx";
import { useMissing } from "../../../shared/ui/useMissing.ts";
import { NotesField } from "../workspace/NotesField.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/enter-check-number' (C2.41): identifies the bill by its check number or by its amount. */
export function EntryScreen({ workspace }: { workspace: Workspace }) {
  const { entry: words, guests } = useTexts(texts);
  const { mode } = useStore(workspace.entry.store);
  const { value: guest } = useStore(workspace.guest.store);
  const { value: location } = useStore(workspace.location.store);
  const isCheck = mode === "check";
  return (
    <Screen
      screenKey={`entry-${mode}`}
      eyebrow={
        <span translate="no">
          {guest ? words.for({ guest: guestName(guest, guests.unnamed) }) : "\u00a0"}
        </span>
      }
      heading={isCheck ? words.check : words.amount}
      lead={isCheck ? words.checkPrompt : words.amountPrompt}
      width="manager"
      before={<Back onBack={() => workspace.go("/diner-profile")} />}
    >
      {guest && location ? <EntryForm workspace={workspace} /> : <Opening workspace={workspace} />}
    </Screen>
  );
}

function EntryForm({ workspace }: { workspace: Workspace }) {
  const { entry: words } = useTexts(texts);
  const { entry } = workspace;
  const state = useStore(entry.store);
  const isCheck = state.mode === "check";
  const form = useRef<HTMLFormElement>(null);
  const { isAsked, askForMissing } = useMissing(form, state.mode);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      {isCheck ? (
        <NumberField workspace={workspace} state={state} isAsked={isAsked} />
      ) : (
        <AmountFields workspace={workspace} state={state} isAsked={isAsked} />
      )}
      <Button
        kind="quiet"
        className="managers-switch"
        onClick={() => {
          // It was about the other form.
          workspace.notifications.hideBanner();
          entry.choose(isCheck ? "amount" : "check");
        }}
      >
        {isCheck ? words.toAmount : words.toCheck}
      </Button>
      <EmployeeField workspace={workspace} />
      <NotesField
        value={state.notes}
        onChange={(notes) => entry.keep({ notes })}
        readOnly={state.isLooking}
      />
      <Button
        type="submit"
        kind="primary"
        wide
        disabled={!isComplete(state)}
        onBlocked={askForMissing}
        busy={state.isLooking}
        busyText={words.looking}
      >
        {words.next}
      </Button>
    </form>
  );
}

/**
 * After a reload, the location decides with which form a payment starts, and a bill belongs to the
 * guest. Until both are known, there is nothing to press that would be lost.
 */
function Opening({ workspace: { location, guest } }: { workspace: Workspace }) {
  const { transactions, transactionsFailed, locationsFailed, retry } = useTexts(texts);
  const { kind: locationKind } = useStore(location.store);
  const { kind: guestKind } = useStore(guest.store);
  const failed = locationKind === "failed" ? location : guestKind === "failed" ? guest : null;
  if (!failed)
    return <Skeleton shape={["line", "control", "line", "control"]} text={transactions.loading} />;
  return (
    <Alert actions={<Button onClick={() => void failed.reload()}>{retry}</Button>}>
      {failed === location ? locationsFailed : transactionsFailed}
    </Alert>
  );
}

interface PartProps {
  workspace: Workspace;
  state: EntryState;
  /** Whether Next was pressed while something was missing. */
  isAsked: boolean;
}

function NumberField({ workspace: { entry }, state, isAsked }: PartProps) {
  const { entry: words } = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  // The number was cleared and the button is disabled, so the manager has to type next.
  useEffect(() => {
    if (state.hasFailed) input.current?.focus();
  }, [state.hasFailed]);
  return (
    <TextField
      ref={input}
      label={words.number}
      value={state.number}
      onChange={(number) => entry.keep({ number })}
      autoComplete="off"
      autoCapitalize="characters"
      inputMode="text"
      enterKeyHint="next"
      maxLength={64}
      dir="ltr"
      readOnly={state.isLooking}
      error={
        state.hasFailed
          ? words.cleared
          : isAsked && !state.number.trim()
            ? words.numberMissing
            : undefined
      }
    />
  );
}

function AmountFields({ workspace: { entry }, state, isAsked }: PartProps) {
  const { entry: words } = useTexts(texts);
  const { money } = useMoney();
  const net = amountIn(state);
  const hasGratuity = state.gratuity.trim() !== "";
  return (
    <>
      <MoneyField
        label={words.billAmount}
        hint={words.amountHint}
        value={state.amount}
        error={isAsked && !(parseCents(state.amount) ?? 0) ? words.amountMissing : undefined}
        onChange={(amount) => entry.keep({ amount })}
        enterKeyHint="next"
        maxLength={20}
        dir="ltr"
      />
      <Disclosure summary={words.hasGratuity} open={hasGratuity}>
        <div className="stack">
          <MoneyField
            label={words.gratuity}
            value={state.gratuity}
            onChange={(gratuity) => entry.keep({ gratuity })}
            maxLength={20}
            dir="ltr"
            hint={words.gratuityHint}
            error={hasGratuity && state.amount && net === null ? words.tooMuch : undefined}
          />
          {hasGratuity && net !== null && (
            <p>
              {words.net}: <Money amount={money(net)} />
            </p>
          )}
        </div>
      </Disclosure>
    </>
  );
}
