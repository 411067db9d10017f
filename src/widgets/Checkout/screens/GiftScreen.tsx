import { useId } from "react";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import type { Form } from "../../../shared/forms/useForm.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { credit } from "../../../shared/money/cents.ts";
import { dayIn, isoDay } from "../../../shared/time/calendar.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { GiftFace } from "../../../shared/ui/GiftFace.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { EmailField } from "../../../shared/ui/EmailField.tsx";
import { useShown } from "../../../shared/ui/useShown.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { giftErrors, errorTexts, type Draft } from "../draft.ts";
import type { CheckoutEvent } from "../events.ts";
import { bonusOf, giftAmount } from "../giftBody.ts";
import type { CheckoutState, GiftError, Order } from "../state.ts";
import { GiftUnknownAlert } from "./GiftUnknownAlert.tsx";
import { Summary } from "./Summary.tsx";
import { useHasSideColumn } from "./useHasSideColumn.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { CheckoutBar } from "./CheckoutBar.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface GiftScreenProps {
  state: Extract<CheckoutState, { kind: "gift" | "giving" }>;
  country: Country;
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  send: (event: CheckoutEvent) => void;
}

type Values = Pick<
  Draft,
  "recipientName" | "recipientEmail" | "message" | "deliverOn" | "keepBonus"
>;

const longestMessage = 500;

/** Shown after the payment: the recipient of the credit, the message and the date (K5). */
export function GiftScreen({ state, country, draft, keep, send }: GiftScreenProps) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { gift: words } = useTexts(texts);
  const { purchase, order } = state;
  const today = isoDay(dayIn(null, systemClock()));
  const isBusy = state.kind === "giving";
  const { recipientName, recipientEmail, message, deliverOn } = draft;
  const form = useDraftForm<Values>(
    {
      initial: {
        recipientName,
        recipientEmail,
        message,
        deliverOn,
        keepBonus: draft.keepBonus || purchase.keepGiftBonus,
      },
      validate: (values) => errorTexts(copy.required, giftErrors(values, today)),
      onSubmit: (values) =>
        send({
          type: "giftSubmitted",
          gift: {
            recipientName: values.recipientName.trim(),
            recipientEmail: values.recipientEmail.trim(),
            message: values.message.trim(),
            deliverOn: values.deliverOn || null,
            keepBonus: values.keepBonus,
          },
        }),
    },
    keep,
  );
  const bonus = bonusOf(purchase);
  const worth = giftAmount(purchase, form.values.keepBonus);
  const formId = useId();
  const hasSideColumn = useHasSideColumn();
  const card = worth !== null && <GiftCard order={order} amount={money(worth)} {...form.values} />;
  const formError = state.kind === "gift" ? state.formError : null;
  const isOpen = formError?.kind === "unconfirmed";
  const actions = (
    <Actions
      formId={formId}
      isBusy={isBusy}
      isOpen={isOpen}
      onSkip={() => send({ type: "giftSkipped" })}
    />
  );
  return (
    <Screen
      screenKey="gift_page_2"
      eyebrow={copy.step({ step: 3, of: 3 })}
      heading={words.heading}
      lead={isOpen ? undefined : words.paid}
    >
      <GiftErrorAlert formError={formError} onCheck={() => send({ type: "retried" })} />
      <FormFrame form={form} id={formId}>
        {!hasSideColumn && card}
        <RecipientFields form={form} isBusy={isBusy} today={today} />
        {bonus !== null && (
          <Checkbox
            {...form.check("keepBonus")}
            label={words.keepBonus({ amount: money(credit(bonus)) })}
          />
        )}
        {!hasSideColumn && actions}
      </FormFrame>
      <Summary order={order} country={country} isPaid isAside={false} />
      {hasSideColumn && (
        <div className="checkout-aside">
          {card}
          {actions}
        </div>
      )}
    </Screen>
  );
}

/** Says why the gift is still to be sent. */
function GiftErrorAlert({
  formError,
  onCheck,
}: {
  formError: GiftError | null;
  onCheck: () => void;
}) {
  const { gift: words } = useTexts(texts);
  const ref = useShown(formError);
  if (!formError) return null;
  const message = formError.kind === "refused" ? formError.message : null;
  return (
    <div ref={ref} tabIndex={-1}>
      {formError.kind === "unconfirmed" ? (
        <GiftUnknownAlert text={words.unconfirmed} onCheck={onCheck} />
      ) : (
        <Alert title={words.failedTitle}>{message ?? words.failed}</Alert>
      )}
    </div>
  );
}

interface ActionsProps {
  formId: string;
  isBusy: boolean;
  /** Whether the outcome of the last attempt is unknown, and with it whose the credit is. */
  isOpen: boolean;
  onSkip: () => void;
}

/** Sends the gift, or leaves it for later. */
function Actions({ formId, isBusy, isOpen, onSkip }: ActionsProps) {
  const { gift: words } = useTexts(texts);
  const hintId = useId();
  return (
    <>
      <CheckoutBar>
        <Button
          type="submit"
          form={formId}
          kind="primary"
          wide
          busy={isBusy}
          busyText={words.sending}
        >
          {words.send}
        </Button>
      </CheckoutBar>
      <div>
        <Button
          kind="quiet"
          wide
          disabled={isBusy}
          aria-describedby={isOpen ? undefined : hintId}
          onClick={onSkip}
        >
          {words.skip}
        </Button>
        {!isOpen && (
          <p id={hintId} className="checkout-skip">
            {words.skipHint}
          </p>
        )}
      </div>
    </>
  );
}

interface GiftCardProps extends Pick<Values, "recipientName" | "message"> {
  order: Order;
  amount: string;
}

/** The card shows what is typed, as the recipient will read it. */
function GiftCard({ order: { target, page }, amount, recipientName, message }: GiftCardProps) {
  const copy = useTexts(texts);
  return (
    <GiftFace
      name={page.project?.name ?? copy.item[target.kind]}
      amount={amount}
      kind={copy.gift.worth}
      note={
        <>
          {recipientName.trim() && <strong dir="auto">{recipientName} </strong>}
          <span dir="auto">{message}</span>
        </>
      }
    />
  );
}

function RecipientFields({
  form,
  isBusy,
  today,
}: {
  form: Form<Values>;
  isBusy: boolean;
  today: string;
}) {
  const { gift: words } = useTexts(texts);
  const message = form.field("message");
  return (
    <>
      <TextField
        {...form.field("recipientName")}
        label={words.recipientName}
        readOnly={isBusy}
        autoComplete="off"
        maxLength={100}
      />
      <EmailField
        {...form.field("recipientEmail")}
        label={words.recipientEmail}
        readOnly={isBusy}
        autoComplete="off"
      />
      <Field
        label={words.message}
        hint={words.messageHint({ left: longestMessage - message.value.length })}
        optional
      >
        {(ids) => (
          <span className="control">
            <textarea
              {...ids}
              name="message"
              rows={4}
              readOnly={isBusy}
              maxLength={longestMessage}
              value={message.value}
              onChange={(event) => message.onChange(event.currentTarget.value)}
            />
          </span>
        )}
      </Field>
      <TextField
        {...form.field("deliverOn")}
        label={words.deliverOn}
        hint={words.deliverHint}
        type="date"
        min={today}
        readOnly={isBusy}
      />
    </>
  );
}
