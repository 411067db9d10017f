import { Controller } from "react-hook-form";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { channels } from "../settings.ts";
import { CheckGroup } from "./CheckGroup.tsx";
import type { FieldsProps } from "./MenuFields.tsx";
import { channelText } from "../wording.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The channels that show the menu, including channels that only the server knows. */
export function ChannelFields({ form: { control, formState }, values, readOnly }: FieldsProps) {
  const copy = useTexts(texts);
  const knownChannels: readonly string[] = channels;
  const listedChannels = [
    ...knownChannels,
    ...(formState.defaultValues?.channels ?? []).filter(
      (code): code is string => code !== undefined && !knownChannels.includes(code),
    ),
  ];
  const shownChannels = [
    ...listedChannels,
    ...values.channels.filter((code) => !listedChannels.includes(code)),
  ];
  return (
    <Controller
      control={control}
      name="channels"
      render={({ field }) => (
        <CheckGroup legend={copy.channels} error={formState.errors.channels?.message}>
          {shownChannels.map((code, index) => (
            <Checkbox
              key={code}
              ref={index === 0 ? field.ref : undefined}
              label={channelText(copy, code)}
              checked={field.value.includes(code)}
              disabled={readOnly}
              onChange={(isChosen) =>
                field.onChange(
                  isChosen ? [...field.value, code] : field.value.filter((other) => other !== code),
                )
              }
            />
          ))}
        </CheckGroup>
      )}
    />
  );
}
