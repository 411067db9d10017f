import { ElsewhereScreen } from "../../../shared/payment/intent/ElsewhereScreen.tsx";
import { WaitScreen } from "../../../shared/payment/WaitScreen.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import css from "./OrderSteps.css?inline";
import { MessageStep } from "./screens/MessageStep.tsx";
import { RecipientsStep } from "../recipients/screens/RecipientsStep.tsx";
import { ReviewStep } from "./screens/ReviewStep.tsx";
import { SentScreen } from "./screens/SentScreen.tsx";
import { UnknownScreen } from "./screens/UnknownScreen.tsx";
import type { OrderStepsProps } from "../storeType.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * The steps of an order after the first. The review stays mounted during a payment, because its
 * card field must.
 */
export function OrderSteps({ state, store, terms }: OrderStepsProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const { order } = store;
  switch (state.kind) {
    case "building":
      if (state.step === "recipients")
        return <RecipientsStep order={order} terms={terms} formError={state.formError} />;
      if (state.step === "message") return <MessageStep order={order} terms={terms} />;
      return <ReviewStep state={state} store={store} terms={terms} />;
    case "checkingCard":
    case "savingCard":
      return <ReviewStep state={state} store={store} terms={terms} />;
    case "paying":
    case "lookingUp":
      if (state.progress.phase === "elsewhere")
        return <ElsewhereScreen kind="order" isHere={state.progress.isHere} />;
      if (state.kind === "lookingUp" || state.progress.phase === "lookingUp")
        return <WaitScreen heading={copy.lookingUp.heading} lead={copy.lookingUp.lead} />;
      return <ReviewStep state={state} store={store} terms={terms} />;
    case "unknown":
      return (
        <UnknownScreen
          finding={state.finding}
          onCheck={() => order.send({ type: "retried" })}
          onPayAgain={() => order.send({ type: "payAgainChosen" })}
          navigation={store.navigation}
        />
      );
    case "sent":
      return <SentScreen placed={state.order} store={store} country={terms.country} />;
  }
}
