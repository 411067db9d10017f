import { useStore } from "zustand";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { ElsewhereScreen } from "../../../shared/payment/intent/ElsewhereScreen.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Spinner } from "../../../shared/ui/Spinner.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { Back } from "../workspace/Back.tsx";
import { RefundForm } from "./RefundForm.tsx";
import { RefundSubject } from "./RefundSubject.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { RefundIn } from "./refundState.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/refund' (C2.43): the form, or what became of a refund whose answer never came. */
export function RefundScreen({ workspace }: { workspace: Workspace }) {
  const copy = useTexts(texts);
  const state = useFlow(workspace.refund.flow);
  const { value: location } = useStore(workspace.location.store);
  switch (state.kind) {
    case "empty":
    case "issued":
      return (
        <Screen
          screenKey="refund-empty"
          heading={copy.heading}
          lead={copy.emptyLead}
          width="manager"
          before={<Back onBack={() => workspace.go("/diner-profile", "replace")} />}
        >
          {state.kind === "empty" && <Alert kind="info">{copy.empty}</Alert>}
        </Screen>
      );
    case "following":
      return <ElsewhereScreen kind="refund" isHere={state.isHere} />;
    case "interrupted":
    case "reconciling":
      return <Reconciling />;
    case "unconfirmed":
      return <Unconfirmed state={state} workspace={workspace} />;
    default: {
      const isBusy = state.kind === "refunding";
      return (
        <Screen
          screenKey="refund"
          heading={copy.heading}
          width="manager"
          before={
            <Back disabled={isBusy} onBack={() => workspace.go(state.subject.from, "replace")} />
          }
        >
          <RefundSubject
            transaction={state.subject.transaction}
            timeZone={location?.timezone ?? null}
          />
          <RefundForm state={state} workspace={workspace} />
        </Screen>
      );
    }
  }
}

function Reconciling() {
  const copy = useTexts(texts);
  const { reconciling } = copy;
  return (
    <Screen
      screenKey="refund-reconciling"
      heading={reconciling.heading}
      lead={reconciling.text}
      width="manager"
    >
      <p className="managers-busy" aria-busy="true">
        <Spinner /> {copy.processing}
      </p>
      <LiveRegion>{reconciling.text}</LiveRegion>
    </Screen>
  );
}

/** Neither called issued nor failed (M8): it is looked up before anything is sent again. */
function Unconfirmed({
  state: { subject, request, isRead },
  workspace,
}: {
  state: RefundIn<"unconfirmed">;
  workspace: Workspace;
}) {
  const copy = useTexts(texts);
  const { unconfirmed } = copy;
  const { money } = useMoney();
  const { send } = workspace.refund;
  return (
    <Screen
      screenKey="refund-unconfirmed"
      heading={unconfirmed.heading}
      width="manager"
      actions={
        <>
          <Button kind="primary" wide onClick={() => send({ type: "retried" })}>
            {unconfirmed.check}
          </Button>
          <Button wide onClick={() => workspace.go(subject.from, "replace")}>
            {unconfirmed.back}
          </Button>
          {isRead && (
            <Button kind="quiet" wide onClick={() => send({ type: "startedOver" })}>
              {unconfirmed.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info" title={unconfirmed.text}>
        {isRead ? unconfirmed.read({ amount: money(request.amount) }) : unconfirmed.unread}
      </Alert>
    </Screen>
  );
}
