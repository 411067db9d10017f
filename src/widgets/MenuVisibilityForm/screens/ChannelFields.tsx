import { Controller } from "react-hook-form";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { copy } from "../copy.ts";
import { channels } from "../settings.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import type { FieldsProps } from "./MenuFields.tsx";

/** The places where a menu shows; one that only the server knows is there as well. */
export function ChannelFields({ form: { control, formState }, values, readOnly }: FieldsProps) {
  const known: readonly string[] = channels;
  const listed = [
    ...known,
    ...(formState.defaultValues?.channels ?? []).filter(
      (code): code is string => code !== undefined && !known.includes(code),
    ),
  ];
  const shown = [...listed, ...values.channels.filter((code) => !listed.includes(code))];
  return (
    <Controller
      control={control}
      name="channels"
      render={({ field }) => (
        <CheckGroup legend={copy.channels} error={formState.errors.channels?.message}>
          {shown.map((code, index) => (
            <Checkbox
              key={code}
              ref={index === 0 ? field.ref : undefined}
              label={copy.channel(code)}
              checked={field.value.includes(code)}
              disabled={readOnly}
              onChange={(isChosen) =>
                field.onChange(
                  isChosen ? [...field.value, code] : field.value.filter((one) => one !== code),
                )
              }
            />
          ))}
        </CheckGroup>
      )}
    />
  );
}
