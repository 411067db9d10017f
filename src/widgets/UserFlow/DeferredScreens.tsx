import { useStore } from "zustand";
import { Button } from "../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../shared/ui/icons/ChevronLeft.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { LeadStore } from "./leadStore.ts";
import css from "./DeferredScreens.css?inline";
import { BankScreen } from "./screens/BankScreen.tsx";
import { ConfirmScreen } from "./screens/ConfirmScreen.tsx";
import { DetailsScreen } from "./screens/DetailsScreen.tsx";
import { ManualScreen } from "./screens/ManualScreen.tsx";
import { ThanksScreen } from "./screens/ThanksScreen.tsx";
import { UnconfirmedScreen } from "./screens/UnconfirmedScreen.tsx";
import type { LeadState } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface DeferredScreensProps {
  state: Exclude<LeadState, { kind: "search" | "loading" }>;
  store: LeadStore;
  hasBankStep: boolean;
  responseTime: string | undefined;
}

/** The screens after the first one. */
export function DeferredScreens({ state, store, hasBankStep, responseTime }: DeferredScreensProps) {
  useSheet(css);
  const { send } = store;
  const draft = useStore(store.draft);
  const steps = hasBankStep ? 4 : 3;
  const backButton = <BackButton onBack={() => send({ type: "wentBack" })} />;
  switch (state.kind) {
    case "confirming":
      return (
        <ConfirmScreen
          place={state.place}
          steps={steps}
          backButton={backButton}
          onUse={() => send({ type: "placeConfirmed" })}
          onManual={() => send({ type: "manualChosen" })}
        />
      );
    case "entering":
      return (
        <ManualScreen
          draft={
            draft.business.name
              ? draft.business
              : { ...draft.business, name: store.search.store.getState().query }
          }
          saveDraft={store.saveBusiness}
          steps={steps}
          backButton={backButton}
          onSubmit={(business) =>
            send({ type: "businessEntered", business: { ...business, place: null } })
          }
        />
      );
    case "details":
    case "saving":
      return (
        <DetailsScreen
          business={state.business}
          draft={draft.person}
          saveDraft={store.savePerson}
          formError={state.kind === "details" ? state.formError : null}
          fieldErrors={state.kind === "details" ? state.fieldErrors : null}
          isBusy={state.kind === "saving"}
          steps={steps}
          backButton={backButton}
          onSubmit={(person) => store.submit(state.business, person)}
        />
      );
    case "unconfirmed":
      return (
        <UnconfirmedScreen
          onAgain={() => send({ type: "sentAgain" })}
          onBack={() => send({ type: "wentBack" })}
        />
      );
    case "bank":
    case "gettingToken":
    case "linking":
    case "exchanging":
      return <BankScreen state={state} send={send} steps={steps} />;
    case "thanks":
      return (
        <ThanksScreen
          saved={state.saved}
          bank={hasBankStep || state.bank !== "none" ? state.bank : null}
          responseTime={responseTime}
          onConnect={() => send({ type: "bankChosen" })}
          onAnother={() => send({ type: "startedOver" })}
        />
      );
  }
}

function BackButton({ onBack }: { onBack: () => void }) {
  const copy = useTexts(texts);
  return (
    <div className="lead-back">
      <Button kind="quiet" onClick={onBack}>
        <span className="lead-back-words">
          <ChevronLeftIcon /> {copy.back}
        </span>
      </Button>
    </div>
  );
}
