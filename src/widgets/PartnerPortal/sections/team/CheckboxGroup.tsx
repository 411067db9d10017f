import { type ReactNode, type Ref, useId } from "react";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { FieldNote } from "../../../../shared/ui/Field.tsx";

interface CheckboxGroupProps {
  legend: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  isReadOnly: boolean;
  error?: ReactNode;
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** A group of checkboxes. Values without an option are kept. */
export function CheckboxGroup({
  legend,
  options,
  value,
  onChange,
  isReadOnly,
  error,
  firstRef,
}: CheckboxGroupProps) {
  const noteId = useId();
  return (
    <fieldset className="ticks" aria-describedby={error ? noteId : undefined}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          ref={index === 0 ? firstRef : undefined}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={isReadOnly}
          onChange={(isChosen) =>
            onChange(
              isChosen ? [...value, option.value] : value.filter((item) => item !== option.value),
            )
          }
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
