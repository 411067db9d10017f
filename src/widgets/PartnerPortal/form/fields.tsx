import type { ComponentProps, ReactNode } from "react";
import { useController } from "react-hook-form";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { RadioCards, type RadioCard } from "../../../shared/ui/RadioCards.tsx";
import { Select, type SelectOption } from "../../../shared/ui/Select.tsx";
import { TextField, type TextFieldProps } from "../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useFrame } from "./frameContext.ts";
import { texts } from "./texts.ts";

interface Named {
  /** The field's name in the form's values. */
  name: string;
}

/** Binds a field to the surrounding form. */
function useFormField(name: string) {
  const { control, isReadOnly } = useFrame();
  const { field, fieldState } = useController({ control, name });
  return {
    ...field,
    text: typeof field.value === "string" ? field.value : "",
    error: fieldState.error?.message,
    isReadOnly,
  };
}

/** Shows a read-only value as text instead of a disabled control. */
export function ReadOnlyValue({ label, children }: { label: ReactNode; children: ReactNode }) {
  const copy = useTexts(texts);
  return (
    <div className="read-only">
      <span className="field-label">{label}</span>
      <span className="read-only-value">
        {children || <span className="muted">{copy.nothing}</span>}
      </span>
    </div>
  );
}

export function TextInput({
  name,
  ...inputProps
}: Named & Omit<TextFieldProps, "name" | "value" | "onChange" | "error">) {
  const { text, error, isReadOnly, onChange, onBlur, ref } = useFormField(name);
  if (isReadOnly) return <ReadOnlyValue label={inputProps.label}>{text}</ReadOnlyValue>;
  return (
    <TextField
      {...inputProps}
      name={name}
      value={text}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

type TextAreaProps = Named & { label: ReactNode; hint?: ReactNode; optional?: boolean } & Pick<
    ComponentProps<"textarea">,
    "rows" | "maxLength"
  >;

export function TextAreaInput({ name, label, hint, optional, rows = 4, maxLength }: TextAreaProps) {
  const { text, error, isReadOnly, onChange, onBlur, ref } = useFormField(name);
  if (isReadOnly) return <ReadOnlyValue label={label}>{text}</ReadOnlyValue>;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <span className="control">
          <textarea
            {...ids}
            ref={ref}
            name={name}
            rows={rows}
            maxLength={maxLength}
            value={text}
            onChange={onChange}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}

interface SelectInputProps extends Named {
  label: ReactNode;
  options: readonly SelectOption[];
  placeholder?: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** Keeps a value that is not among the options selectable. */
export function SelectInput({ name, label, options, ...selectProps }: SelectInputProps) {
  const { text, error, isReadOnly, onChange, onBlur, ref } = useFormField(name);
  const knownOption = options.find(({ value }) => value === text);
  if (isReadOnly) return <ReadOnlyValue label={label}>{knownOption?.label ?? text}</ReadOnlyValue>;
  const allOptions = knownOption || !text ? options : [...options, { value: text, label: text }];
  return (
    <Select
      {...selectProps}
      label={label}
      name={name}
      value={text}
      options={allOptions}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

export function CheckInput({ name, label, hint }: Named & { label: ReactNode; hint?: ReactNode }) {
  const { value, error, isReadOnly, onChange, onBlur, ref } = useFormField(name);
  return (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      checked={value === true}
      error={error}
      disabled={isReadOnly}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

interface RadioInputProps extends Named {
  legend: ReactNode;
  options: readonly RadioCard<string>[];
  hint?: ReactNode;
}

export function RadioInput({ name, legend, options, hint }: RadioInputProps) {
  const { text, error, isReadOnly, onChange } = useFormField(name);
  if (isReadOnly)
    return (
      <ReadOnlyValue label={legend}>
        {options.find(({ value }) => value === text)?.label ?? text}
      </ReadOnlyValue>
    );
  return (
    <RadioCards
      name={name}
      legend={legend}
      value={text}
      options={options}
      hint={hint}
      error={error}
      onChange={onChange}
    />
  );
}
