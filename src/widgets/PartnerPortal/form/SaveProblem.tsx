import { type MouseEvent } from "react";
import { useStore } from "zustand";
import { Button } from "../../../shared/ui/Button.tsx";
import { AlertIcon } from "../../../shared/ui/icons/Alert.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import { moveFocus } from "./SaveAlert.tsx";
import type { Saver } from "./saver.ts";
import { texts } from "./texts.ts";
import type { FormValues } from "./values.ts";

/** Shown in the sticky bar: the last save failed, or there is a conflict to resolve (P23). */
export function SaveProblem<V extends FormValues>({ saver }: { saver: Saver<V> }) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const { saving } = useStore(saver.store);
  const isFailed = saving.kind === "failed" && saving.problem.kind !== "signed-out";
  if (!isFailed && saving.kind !== "conflict") return null;

  function retry(event: MouseEvent<HTMLButtonElement>): void {
    moveFocus(event);
    void saver.flush();
  }

  function showConflict({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    const choice = form?.querySelector<HTMLElement>(".alert.danger .alert-actions button");
    choice?.scrollIntoView({ block: "center" });
    choice?.focus();
  }

  return (
    <div className="frame-problem" role={isFailed ? "alert" : undefined}>
      <AlertIcon size={20} />
      <div>
        <strong>{isFailed ? copy.failed.title : copy.conflict.title}</strong>
        {isFailed && (
          <p>{[problemText(saving.problem, ""), copy.failed.kept].filter(Boolean).join(" ")}</p>
        )}
      </div>
      {isFailed ? (
        <Button onClick={retry}>{copy.failed.again}</Button>
      ) : (
        <Button onClick={showConflict}>{copy.conflict.choose}</Button>
      )}
    </div>
  );
}
