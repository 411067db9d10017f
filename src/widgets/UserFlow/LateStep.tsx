import { useStore } from "zustand";
import { Button } from "../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../shared/ui/icons/ChevronLeft.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { LeadStore } from "./leadStore.ts";
import css from "./LateSteps.css?inline";
import { copy } from "./copy.ts";
import { BankScreen } from "./screens/BankScreen.tsx";
import { ConfirmScreen } from "./screens/ConfirmScreen.tsx";
import { DetailsScreen } from "./screens/DetailsScreen.tsx";
import { ManualScreen } from "./screens/ManualScreen.tsx";
import { ThanksScreen } from "./screens/ThanksScreen.tsx";
import { UnconfirmedScreen } from "./screens/UnconfirmedScreen.tsx";
import type { LeadState } from "./state.ts";

interface LateStepProps {
  state: Exclude<LeadState, { kind: "finding" | "reading" }>;
  store: LeadStore;
  hasBankStep: boolean;
}

/** The screens after the first. */
export function LateStep({ state, store, hasBankStep }: LateStepProps) {
  useSheet(css);
  const { send } = store;
  const draft = useStore(store.draft);
  const steps = hasBankStep ? 4 : 3;
  const back = <Back onBack={() => send({ type: "wentBack" })} />;
  switch (state.kind) {
    case "confirming":
      return (
        <ConfirmScreen
          place={state.place}
          steps={steps}
          before={back}
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
          keep={store.keepBusiness}
          steps={steps}
          before={back}
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
          keep={store.keepPerson}
          complaint={state.kind === "details" ? state.complaint : null}
          fieldErrors={state.kind === "details" ? state.fieldErrors : null}
          isBusy={state.kind === "saving"}
          steps={steps}
          before={back}
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
          onAnother={() => send({ type: "startedOver" })}
        />
      );
  }
}

function Back({ onBack }: { onBack: () => void }) {
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
