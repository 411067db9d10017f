import type { Country } from "../../shared/config/pageConfig.ts";
import { ElsewhereScreen } from "../../shared/payment/intent/ElsewhereScreen.tsx";
import { WaitScreen } from "../../shared/payment/WaitScreen.tsx";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { ConfirmationScreen } from "./screens/ConfirmationScreen.tsx";
import { GiftScreen } from "./screens/GiftScreen.tsx";
import { PaymentScreen } from "./screens/PaymentScreen.tsx";
import { UnknownScreen } from "./screens/UnknownScreen.tsx";
import type { LateState } from "./state.ts";
import type { CheckoutStore } from "./storeType.ts";
import { texts } from "./texts.ts";

interface LateStepProps {
  state: LateState;
  store: CheckoutStore;
  country: Country;
}

/**
 * The screens from the payment to the receipt. The payment screen stays mounted during a payment,
 * because its card field must.
 */
export function LateStep({ state, store, country }: LateStepProps) {
  const copy = useTexts(texts);
  const { send } = store;
  switch (state.kind) {
    case "payment":
    case "checkingCard":
    case "savingCard":
      return <PaymentScreen state={state} store={store} country={country} />;
    case "paying":
    case "lookingUp":
      if (state.progress.phase === "elsewhere")
        return <ElsewhereScreen kind="purchase" isHere={state.progress.isHere} />;
      if (state.kind === "lookingUp" || state.progress.phase === "lookingUp")
        return <WaitScreen heading={copy.lookingUp.heading} lead={copy.lookingUp.lead} />;
      return <PaymentScreen state={state} store={store} country={country} />;
    case "unknown":
      return (
        <UnknownScreen
          finding={state.finding}
          order={state.order}
          onCheck={() => send({ type: "retried" })}
          onPayAgain={() => send({ type: "payAgainChosen" })}
        />
      );
    case "gift":
    case "giving":
      return (
        <GiftScreen
          state={state}
          country={country}
          draft={store.draft.getState()}
          keep={store.keep}
          send={send}
        />
      );
    case "checkingGift":
      return <WaitScreen heading={copy.gift.checking} lead={copy.gift.checkingLead} />;
    case "confirmation":
      return <ConfirmationScreen state={state} store={store} country={country} />;
  }
}
