import { useFormState, useWatch } from "react-hook-form";
import { useStore } from "zustand";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";
import type { StepForm } from "./useStepForm.ts";
import type { FormValues } from "./values.ts";

/** Shows next to the button whether the form's values are saved. */
export function SaveStatus<V extends FormValues>({
  stepForm: { form, saver },
}: {
  stepForm: StepForm<V>;
}) {
  const copy = useTexts(texts);
  const { saving } = useStore(saver.store);
  // Both subscriptions only cause a render at every change.
  useWatch({ control: form.control });
  useFormState({ control: form.control });
  const isDirty = saver.isDirty();
  // A failed save and a conflict are shown above, with what to do.
  if (saving.kind === "failed" || saving.kind === "conflict") return null;
  const text = saving.kind === "saving" ? copy.saving : isDirty ? copy.unsaved : copy.saved;
  return (
    <p className="muted small frame-status" role="status">
      {text}
    </p>
  );
}
