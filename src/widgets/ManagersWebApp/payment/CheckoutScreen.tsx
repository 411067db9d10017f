import type { ReactNode } from "react";
import { useStore } from "zustand";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import paymentCss from "../../../shared/payment/payment.css?inline";
import { isMoneyMoving } from "../../../shared/payment/core/state.ts";
import { ElsewhereScreen } from "../../../shared/payment/intent/ElsewhereScreen.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { ProofCard } from "../../../shared/payment/ProofCard.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { isGuestAsked } from "./checkoutFlow.ts";
import type { CheckoutIn } from "./checkoutState.ts";
import type { Workspace } from "../workspace/workspaceType.ts";
import { guestName } from "../guests/guest.ts";
import { Back } from "../workspace/Back.tsx";
import { Waiting } from "./Waiting.tsx";
import { PaidScreen } from "./PaidScreen.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { texts } from "./texts.ts";
import { texts as workspaceTexts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/checkout' (C2.45): the payment screen of a guest, with Home and back (C2.53, C2.54). */
export function CheckoutScreen({ workspace }: { workspace: Workspace }) {
  const copy = useTexts(texts);
  useSheet(paymentCss, "shared");
  const state = useFlow(workspace.checkout.flow);
  const back = (
    <Back
      disabled={isMoneyMoving(state) && !isGuestAsked(state)}
      onBack={() => workspace.go("/enter-check-number", "replace")}
      onHome={() => workspace.go("/")}
    />
  );
  switch (state.kind) {
    case "idle":
      return <Restoring workspace={workspace} before={back} />;
    case "reviewing":
      return <ReviewScreen state={state} workspace={workspace} before={back} />;
    case "paying":
    case "reconciling":
      return <Paying state={state} workspace={workspace} before={back} />;
    case "interrupted":
      return <Reconciling />;
    case "unconfirmed":
      return <Unconfirmed state={state} workspace={workspace} before={back} />;
    case "nothingDue":
      return (
        <Screen
          screenKey="checkout-nothing"
          heading={copy.nothingDue.heading}
          width="manager"
          before={back}
        >
          <Alert kind="info">{copy.nothingDue.text}</Alert>
        </Screen>
      );
    default:
      return <PaidScreen state={state} workspace={workspace} />;
  }
}

/** From the press to the outcome. */
function Paying({
  state,
  workspace,
  before,
}: PartProps & { state: CheckoutIn<"paying" | "reconciling"> }) {
  const { progress } = state;
  if (progress.phase === "elsewhere")
    return <ElsewhereScreen kind="bill" isHere={progress.isHere} />;
  if (state.kind === "reconciling" || progress.phase === "lookingUp") return <Reconciling />;
  return isGuestAsked(state) ? (
    <Challenged workspace={workspace} before={before} />
  ) : (
    <ReviewScreen state={state} workspace={workspace} before={before} />
  );
}

function Reconciling() {
  const { busy, reconciling } = useTexts(texts);
  return (
    <Screen
      screenKey="checkout-reconciling"
      heading={reconciling.heading}
      lead={reconciling.text}
      width="manager"
    >
      <Waiting text={busy.checking} />
    </Screen>
  );
}

interface PartProps {
  workspace: Workspace;
  before: ReactNode;
}

/** After a reload the check is looked up again. */
function Restoring({ workspace, before }: PartProps) {
  const copy = useTexts(texts);
  const { entry } = useTexts(workspaceTexts);
  const { isOn } = useStore(workspace.restoring);
  if (!isOn) return null;
  return (
    <Screen screenKey="checkout-restoring" heading={copy.heading} width="manager" before={before}>
      <Waiting text={entry.looking} />
    </Screen>
  );
}

function Challenged({ workspace, before }: PartProps) {
  const copy = useTexts(texts);
  const { challenged: words } = copy;
  const { send } = workspace.checkout;
  return (
    <Screen
      screenKey="checkout-challenged"
      heading={words.heading}
      lead={words.text}
      width="manager"
      before={before}
      actions={
        <>
          <Button kind="primary" wide onClick={() => send({ type: "guestAnswered", isHere: true })}>
            {words.here}
          </Button>
          <Button wide onClick={() => send({ type: "guestAnswered", isHere: false })}>
            {words.away}
          </Button>
        </>
      }
    />
  );
}

/**
 * Shows that the outcome is unknown. The payment is called neither paid nor failed, and is looked up
 * before anything is sent again (fault D3).
 */
function Unconfirmed({
  state,
  workspace,
  before,
}: PartProps & { state: CheckoutIn<"unconfirmed"> }) {
  const copy = useTexts(texts);
  const { unconfirmed: words } = copy;
  const { guests } = useTexts(workspaceTexts);
  const { send } = workspace.checkout;
  const { money } = useMoney();
  const { sums } = state.receipt;
  const { finding } = state.evidence;
  const isRead = finding !== "unread";
  const isCleared = finding === "cleared";
  return (
    <Screen
      screenKey="checkout-unconfirmed"
      heading={isCleared ? words.cleared.heading : words.heading}
      lead={!isCleared && sums && words.bill({ amount: money(sums.bill) })}
      width="manager"
      before={before}
      actions={
        <>
          <Button kind="primary" wide onClick={() => send({ type: "retried" })}>
            {words.check}
          </Button>
          <Button wide onClick={() => workspace.go("/diner-profile")}>
            {words.list}
          </Button>
          {isRead && !isCleared && (
            <Button kind="quiet" wide onClick={() => send({ type: "payAgainChosen" })}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">
        {isCleared ? words.cleared.text : isRead ? words.read : words.unread}
      </Alert>
      {!isCleared && (
        <ProofCard
          receipt={state.receipt}
          guest={guestName(state.order.guest, guests.unnamed)}
          isPaid={false}
        />
      )}
    </Screen>
  );
}
