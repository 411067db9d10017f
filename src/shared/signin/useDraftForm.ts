import { useEffect } from "react";
import { useForm, type Form, type FormSetup, type FormValues } from "../forms/useForm.ts";

/**
 * A form whose values are stored outside of React while they are typed, so that neither a crash nor
 * a change of screen loses them.
 */
export function useDraftForm<V extends FormValues>(
  setup: FormSetup<V>,
  keep: (typed: V) => void,
): Form<V> {
  const form = useForm(setup);
  useEffect(() => keep(form.values), [keep, form.values]);
  return form;
}
