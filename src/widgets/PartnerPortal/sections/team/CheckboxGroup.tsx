import { type ReactNode, type Ref, useId } from "react";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { FieldNote } from "../../../../shared/ui/Field.tsx";

interface TicksProps {
  legend: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  isReadOnly: boolean;
  error?: ReactNode;
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** Any number of choices, kept in the order of the options; values that no option names stay. */
export function Ticks({
  legend,
  options,
  value,
  onChange,
  isReadOnly,
  error,
  firstRef,
}: TicksProps) {
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
              isChosen ? [...value, option.value] : value.filter((one) => one !== option.value),
            )
          }
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
