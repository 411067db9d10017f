import { useEffect } from "react";
import {
  useForm,
  type Form,
  type FormSetup,
  type FormValues,
} from "../../../shared/forms/useForm.ts";

/**
 * A form whose values are kept outside of React while typing, so that neither a crash nor a new
 * screen loses them.
 */
export function useDraftForm<V extends FormValues>(
  setup: FormSetup<V>,
  saveDraft: (typed: V) => void,
): Form<V> {
  const form = useForm(setup);
  useEffect(() => saveDraft(form.values), [saveDraft, form.values]);
  return form;
}
