import { useEffect, useState } from "react";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import { dialogTexts } from "./dialogTexts.ts";
import { DoneDialog } from "./DoneDialog.tsx";
import type { DialogProps } from "./LazyDialogs.tsx";
import { recordShown, submitFlowOf } from "./submitFlow.ts";

/**
 * The confirmation before a submit. The first time it opens automatically, which is recorded (P9,
 * A4.03).
 */
export function SubmitDialog({ portal, project }: DialogProps) {
  const copy = useTexts(dialogTexts).submit;
  const problemText = useProblemText();
  const submitting = submitFlowOf(portal);
  const state = useFlow(submitting);
  const [isFirst] = useState(project.submitModalDisplayedAt === null);
  const { status } = project;
  useEffect(() => {
    submitting.send({ type: "opened" });
    if (isFirst && portal.isFirstSubmitDialog()) void recordShown(portal, { status });
    // Runs once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (state.kind === "submitted")
    return (
      <DoneDialog portal={portal} title={copy.doneTitle} close={copy.close}>
        <p role="status">{copy.done}</p>
      </DoneDialog>
    );
  const isBusy = state.kind === "submitting" || state.kind === "checking";
  return (
    <Dialog
      open
      title={isFirst ? copy.readyTitle : copy.title}
      onClose={() => isBusy || portal.closeDialog()}
      closeLabel={null}
      actions={
        <>
          <Button disabled={isBusy} onClick={portal.closeDialog}>
            {copy.later}
          </Button>
          {state.kind === "unsure" ? (
            <Button kind="primary" onClick={() => submitting.send({ type: "checkAgain" })}>
              {copy.check}
            </Button>
          ) : (
            <Button
              kind="primary"
              busy={isBusy}
              busyText={copy.busy}
              onClick={() => submitting.send({ type: "confirmed" })}
            >
              {copy.confirm}
            </Button>
          )}
        </>
      }
    >
      <p>{copy.text}</p>
      {state.kind === "unsure" && <Alert>{copy.unsure}</Alert>}
      {state.kind === "asking" && state.problem && (
        <Alert>{problemText(state.problem, copy.failed)}</Alert>
      )}
    </Dialog>
  );
}
