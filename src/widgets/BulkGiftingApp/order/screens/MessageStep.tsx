import { useEffect } from "react";
import { useStore } from "zustand";
import { FormFrame } from "../../../../shared/forms/FormFrame.tsx";
import { useForm, type FieldBinding } from "../../../../shared/forms/useForm.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { dayIn, isoDay, plusDays } from "../../../../shared/time/calendar.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Field } from "../../../../shared/ui/Field.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { TextField } from "../../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../order.ts";
import { deliveryDayError, maxDaysAhead, maxLength } from "../../recipients/validateRecipient.ts";
import { texts as recipientsTexts } from "../../recipients/texts.ts";
import { texts } from "../texts.ts";
import { Preview } from "./Preview.tsx";
import { StepBack } from "./StepBack.tsx";
import { Stepper } from "./Stepper.tsx";

/** The sender, the message and the date, with a preview of what a recipient sees. */
export function MessageStep({ order, terms }: { order: Order; terms: Terms }) {
  const { fieldErrors } = useTexts(recipientsTexts);
  const { message: words } = useTexts(texts);
  const { method, senderName, message, sendOn, name } = useStore(order.draft);
  const isByAddress = method === "addresses";
  const today = dayIn(null, systemClock());
  const form = useForm({
    initial: { senderName, message, sendOn, name },
    validate: (values) => ({
      senderName: values.senderName.trim() ? undefined : words.senderMissing,
      message: values.message.length > maxLength.message ? words.tooLong : undefined,
      sendOn: isByAddress ? dayError(values.sendOn) : undefined,
    }),
    onSubmit: () => order.choose("review"),
  });
  useEffect(() => order.keep(form.values), [order, form.values]);

  function dayError(text: string): string | undefined {
    const fieldError = text ? deliveryDayError(text, today) : null;
    return fieldError === "malformed" || fieldError === "past" || fieldError === "too-late"
      ? fieldErrors.deliverOn[fieldError]
      : undefined;
  }

  return (
    <div className="message-step">
      <Screen
        screenKey="message"
        eyebrow={<Stepper step={3} />}
        heading={words.heading}
        lead={isByAddress ? words.lead : words.leadLinks}
        before={<StepBack onBack={() => order.choose("recipients")} />}
      >
        <FormFrame form={form}>
          <TextField
            {...form.field("senderName")}
            label={words.senderName}
            hint={words.senderHint}
            autoComplete="off"
            maxLength={maxLength.name}
          />
          <MessageField field={form.field("message")} />
          {isByAddress && (
            <TextField
              {...form.field("sendOn")}
              label={words.sendOn}
              optional
              hint={words.sendHint}
              type="date"
              min={isoDay(today)}
              max={isoDay(plusDays(today, maxDaysAhead))}
              autoComplete="off"
            />
          )}
          <TextField
            {...form.field("name")}
            label={words.name}
            optional
            hint={words.nameHint}
            autoComplete="off"
            maxLength={maxLength.name}
          />
          <Button type="submit" kind="primary" wide>
            {words.review}
          </Button>
        </FormFrame>
      </Screen>
      <Preview order={order} terms={terms} values={form.values} />
    </div>
  );
}

function MessageField({ field: text }: { field: FieldBinding }) {
  const { message: words } = useTexts(texts);
  return (
    <Field
      label={words.message}
      optional
      hint={words.left({ left: maxLength.message - text.value.length })}
      error={text.error}
    >
      {(ids) => (
        <span className="control">
          <textarea
            {...ids}
            name="message"
            rows={5}
            maxLength={maxLength.message}
            value={text.value}
            onBlur={text.onBlur}
            onChange={(event) => text.onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
