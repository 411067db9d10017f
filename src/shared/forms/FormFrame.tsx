import type { ReactNode } from "react";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import type { Form, FormValues } from "./useForm.ts";

export interface FormFrameProps<V extends FormValues> {
  form: Form<V>;
  children: ReactNode;
  /** For a submit button outside of the form. */
  id?: string | undefined;
  /** Names the form for screen readers, if no heading does. */
  label?: string | undefined;
}

/** The form element of a `useForm`, with the live region that announces a refused submit. */
export function FormFrame<V extends FormValues>({ form, children, label, id }: FormFrameProps<V>) {
  return (
    <form {...form.formProps} id={id} aria-label={label} className="stack">
      {children}
      <LiveRegion>{form.announcement}</LiveRegion>
    </form>
  );
}
