import { Controller, type UseFormReturn } from "react-hook-form";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { type RadioCard, RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import { menuLink } from "../menuLink.ts";
import type { Settings } from "../settings.ts";
import { ChannelFields } from "./ChannelFields.tsx";
import { ScheduleFields } from "./ScheduleFields.tsx";

export interface FieldsProps {
  form: UseFormReturn<Settings>;
  values: Settings;
  readOnly: boolean;
}

const statuses = ["visible", "hidden", "scheduled"] as const;

export function MenuFields({ form, values, readOnly, saved }: FieldsProps & { saved: Settings }) {
  const { control, formState } = form;
  const link = menuLink(values.menuUrl);
  const isKnown = statuses.some((status) => status === saved.status);
  const options: RadioCard<string>[] = [
    ...statuses.map((status) => ({
      value: status,
      label: copy.status(status),
      detail: copy.statusDetail[status],
      disabled: readOnly,
    })),
    ...(isKnown
      ? []
      : [
          {
            value: saved.status,
            label: copy.status(saved.status),
            detail: copy.unknownStatus,
            disabled: readOnly,
          },
        ]),
  ];
  return (
    <>
      <Controller
        control={control}
        name="menuUrl"
        render={({ field }) => (
          <div className="menu-link">
            <TextField
              {...field}
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="off"
              spellCheck={false}
              label={copy.menuLink}
              hint={copy.menuLinkHint}
              error={formState.errors.menuUrl?.message}
              readOnly={readOnly}
            />
            {link && (
              <p>
                <ExternalLink href={link}>{copy.open}</ExternalLink>
              </p>
            )}
          </div>
        )}
      />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <RadioCards
            legend={copy.visibility}
            value={field.value}
            onChange={field.onChange}
            options={options}
            error={formState.errors.status?.message}
          />
        )}
      />
      {values.status === "scheduled" && (
        <ScheduleFields form={form} values={values} readOnly={readOnly} />
      )}
      <ChannelFields form={form} values={values} readOnly={readOnly} />
      <Controller
        control={control}
        name="hidePrices"
        render={({ field }) => (
          <Checkbox
            label={copy.hidePrices}
            checked={field.value}
            onChange={field.onChange}
            disabled={readOnly}
          />
        )}
      />
      <Controller
        control={control}
        name="note"
        render={({ field }) => (
          <Field
            label={copy.note}
            optional
            hint={copy.noteHint}
            error={formState.errors.note?.message}
          >
            {(ids) => (
              <span className="control">
                <textarea {...field} {...ids} rows={3} readOnly={readOnly} />
              </span>
            )}
          </Field>
        )}
      />
    </>
  );
}
