import type { FieldBinding } from "../forms/useForm.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./NameFields.css?inline";
import { TextField } from "./TextField.tsx";

interface NameFieldsProps {
  firstName: FieldBinding;
  lastName: FieldBinding;
  words: { readonly firstName: string; readonly lastName: string };
  readOnly?: boolean;
}

/** First and last name, side by side if there is room. */
export function NameFields({ firstName, lastName, words, readOnly = false }: NameFieldsProps) {
  useSheet(css, "ui");
  const common = { maxLength: 100, readOnly };
  return (
    <div className="name-fields">
      <TextField {...firstName} {...common} label={words.firstName} autoComplete="given-name" />
      <TextField {...lastName} {...common} label={words.lastName} autoComplete="family-name" />
    </div>
  );
}
