import type { FocusEvent } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { type RadioCard, RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { menuLink } from "../menuLink.ts";
import type { Settings } from "../settings.ts";
import { ChannelFields } from "./ChannelFields.tsx";
import { ScheduleFields } from "./ScheduleFields.tsx";
import { statusText } from "../wording.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export interface FieldsProps {
  form: UseFormReturn<Settings>;
  values: Settings;
  readOnly: boolean;
}

const statuses = ["visible", "hidden", "scheduled"] as const;

export function MenuFields({ saved, ...props }: FieldsProps & { saved: Settings }) {
  const copy = useTexts(texts);
  const { form, values, readOnly } = props;
  return (
    <>
      <LinkField {...props} />
      <StatusField {...props} saved={saved.status} />
      {values.status === "scheduled" && <ScheduleFields {...props} />}
      <ChannelFields {...props} />
      <Controller
        control={form.control}
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
      <NoteField {...props} />
    </>
  );
}

function LinkField({ form: { control, formState }, values, readOnly }: FieldsProps) {
  const copy = useTexts(texts);
  const link = menuLink(values.menuUrl);
  return (
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
  );
}

function StatusField({
  form: { control, formState },
  readOnly,
  saved,
}: FieldsProps & { saved: string }) {
  const copy = useTexts(texts);
  const isKnown = statuses.some((status) => status === saved);
  const options: RadioCard<string>[] = [
    ...statuses.map((status) => ({
      value: status,
      label: statusText(copy, status),
      detail: copy.statusDetail[status],
      disabled: readOnly,
    })),
    ...(isKnown
      ? []
      : [
          {
            value: saved,
            label: statusText(copy, saved),
            detail: copy.unknownStatus,
            disabled: readOnly,
          },
        ]),
  ];
  return (
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
  );
}

function NoteField({ form: { control, formState }, readOnly }: FieldsProps) {
  const copy = useTexts(texts);
  return (
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
              <textarea {...field} {...ids} rows={3} readOnly={readOnly} onFocus={showAboveBar} />
            </span>
          )}
        </Field>
      )}
    />
  );
}

/**
 * A browser scrolls the caret of a text area into view without the scroll margin, so the caret may
 * be behind the sticky bar.
 */
function showAboveBar({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView?.({ block: "nearest" });
}
