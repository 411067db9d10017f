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
import { RefundForm, type RefundFormProps } from "./RefundForm.tsx";
import { RefundSubject } from "./RefundSubject.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { RefundIn } from "./refundState.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** '/refund' (C2.43): the form, or the status of a refund whose answer never came. */
export function RefundScreen({ workspace }: { workspace: Workspace }) {
  const copy = useTexts(texts);
  const state = useFlow(workspace.refund.flow);
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
    case "interrupted":
      return <LookingUp />;
    case "unknown":
      return <Unknown state={state} workspace={workspace} />;
    case "refunding":
    case "lookingUp":
      if (state.progress.phase === "elsewhere")
        return <ElsewhereScreen kind="refund" isHere={state.progress.isHere} />;
      if (state.kind === "lookingUp" || state.progress.phase === "lookingUp") return <LookingUp />;
      return <Form state={state} workspace={workspace} />;
    case "editing":
    case "confirming":
      return <Form state={state} workspace={workspace} />;
  }
}

function Form({ state, workspace }: RefundFormProps) {
  const copy = useTexts(texts);
  const { value: location } = useStore(workspace.location.store);
  const { transaction, from } = state.subject;
  return (
    <Screen
      screenKey="refund"
      heading={copy.heading}
      width="manager"
      before={
        <Back disabled={state.kind === "refunding"} onBack={() => workspace.go(from, "replace")} />
      }
    >
      <RefundSubject transaction={transaction} timeZone={location?.timezone ?? null} />
      <RefundForm state={state} workspace={workspace} />
    </Screen>
  );
}

function LookingUp() {
  const copy = useTexts(texts);
  const { lookingUp } = copy;
  return (
    <Screen
      screenKey="refund-looking-up"
      heading={lookingUp.heading}
      lead={lookingUp.text}
      width="manager"
    >
      <p className="managers-busy" aria-busy="true">
        <Spinner /> {copy.processing}
      </p>
      <LiveRegion>{lookingUp.text}</LiveRegion>
    </Screen>
  );
}

/**
 * Shows that the outcome is unknown. The refund is called neither issued nor failed (M8), and is
 * looked up before anything is sent again.
 */
function Unknown({
  state: { subject, request, finding },
  workspace,
}: {
  state: RefundIn<"unknown">;
  workspace: Workspace;
}) {
  const copy = useTexts(texts);
  const { unknown } = copy;
  const { money } = useMoney();
  const { send } = workspace.refund;
  return (
    <Screen
      screenKey="refund-unknown"
      heading={unknown.heading}
      width="manager"
      actions={
        <>
          <Button kind="primary" wide onClick={() => send({ type: "retried" })}>
            {unknown.check}
          </Button>
          <Button wide onClick={() => workspace.go(subject.from, "replace")}>
            {unknown.back}
          </Button>
          {finding === "none" && (
            <Button kind="quiet" wide onClick={() => send({ type: "startedOver" })}>
              {unknown.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info" title={unknown.text}>
        {finding === "none" ? unknown.none({ amount: money(request.amount) }) : unknown[finding]}
      </Alert>
    </Screen>
  );
}
