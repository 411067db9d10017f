import { useFormState, useWatch } from "react-hook-form";
import { useStore } from "zustand";
import { copy } from "./copy.ts";
import type { StepForm } from "./useStepForm.ts";
import type { FormValues } from "./values.ts";

/** Whether what stands in the form is also at the server, in words beside the button. */
export function SaveStatus<V extends FormValues>({
  stepForm: { form, saver },
}: {
  stepForm: StepForm<V>;
}) {
  const { saving } = useStore(saver.store);
  // Both only to look again at every change.
  useWatch({ control: form.control });
  useFormState({ control: form.control });
  const isDirty = saver.isDirty();
  const words =
    saving.kind === "saving"
      ? copy.saving
      : isDirty
        ? copy.unsaved
        : saving.kind === "saved"
          ? copy.saved
          : "";
  return (
    <p className="muted small frame-status" role="status">
      {words}
    </p>
  );
}
